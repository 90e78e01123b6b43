import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startFloor } from "./floor";
import type { Options } from "./options";
import { startMeasuredSite } from "./site";

/** What a part measured: for people, and for scripts. */
export interface Result {
  text: string;
  data: unknown;
}

/** What a part may use. */
export interface Bench extends Options {
  /** For what is installed only to measure. */
  folder: string;
  /** The addresses of the site and of a bare Next; each is started for the first part that asks, and shared. */
  site: () => Promise<string>;
  floor: () => Promise<string>;
}

const parts = {
  weight: async (bench: Bench) => (await import("./weight")).weighBeside(bench),
  lighthouse: async (bench: Bench) => (await import("./lighthouse")).auditPages(bench),
  server: async (bench: Bench) => (await import("./server")).measureServer(bench),
  "sign-in": async (bench: Bench) => (await import("./sign-in")).measureSignIn(bench),
  enquiries: async (bench: Bench) => (await import("./enquiries")).measureEnquiries(bench),
  growth: async (bench: Bench) => (await import("./growth")).measureGrowth(bench),
} satisfies Record<string, (bench: Bench) => Promise<Result>>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

const titles: Record<PartName, string> = {
  weight: "Weight",
  lighthouse: "Lighthouse",
  server: "Server",
  "sign-in": "Sign-in",
  enquiries: "Enquiries",
  growth: "Growth",
};

/** A server that is started when it is first asked for. */
function lazily<T extends { url: string; stop: () => Promise<void> }>(start: () => Promise<T>) {
  let started: Promise<T> | undefined;
  return {
    url: async () => {
      started ??= start();
      return (await started).url;
    },
    stop: async () => (await started)?.stop(),
  };
}

/** Runs the chosen parts one after the other, and prints each when it is done. @returns what they measured, by name; a part that failed is missing. */
export async function runParts(options: Options): Promise<Record<string, unknown>> {
  const folder = options.keep ? path.resolve(options.keep) : mkdtempSync(path.join(tmpdir(), "bench-"));
  const site = lazily(startMeasuredSite);
  const floor = lazily(() => startFloor(folder));
  const chosen = options.only ?? partNames.filter((name) => name !== "growth" || options.growth);
  const measured: Record<string, unknown> = {};
  try {
    for (const name of chosen) {
      try {
        const { text, data } = await parts[name]({ ...options, folder, site: site.url, floor: floor.url });
        measured[name] = data;
        console.log(`## ${titles[name]}\n\n${text}\n`);
      } catch (error) {
        // The others take long, and are worth having.
        console.error(`## ${titles[name]}\n\nNot measured: ${error instanceof Error ? error.message : error}\n`);
        process.exitCode = 1;
      }
    }
    return measured;
  } finally {
    await Promise.allSettled([site.stop(), floor.stop()]);
    if (!options.keep) rmSync(folder, { recursive: true, force: true });
  }
}

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { publicPaths } from "@/content/routes";
import { startSite } from "@/e2e/peers/site";
import { growBy, slugOf } from "./grown-pages";
import { type Grown, judgeGrowth, showFactors, showJudgement, showSizes } from "./growth-table";
import { type Load, openGenerator } from "./load";
import type { Bench, Result } from "./parts";
import { secondsOfChildren, watchMemory } from "./process-memory";
import { median } from "./table";
import { measureWeight } from "./weight";

const COUNTS = [40, 400, 4_000];
const STARTS = 5;
const root = path.join(__dirname, "../../..");

/**
 * The repository as it stands, in a folder of its own: with its files' times, by which a build knows what is installed.
 * Packages are the same files under other names.
 */
function copyRepository(to: string) {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  execFileSync("xargs", ["-0", "cp", "-p", "--parents", "-t", to], { cwd: root, input: listed });
  execFileSync("cp", ["-al", path.join(root, "node_modules"), to]);
}

async function build(folder: string) {
  const began = performance.now();
  const before = secondsOfChildren();
  const env = { ...process.env, SITE_URL: "http://localhost:3000" };
  const child = spawn(process.execPath, ["lib/cli/build.mjs"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const mostMemory = watchMemory(child.pid as number);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  }
  const [code] = await once(child, "close");
  const seconds = (performance.now() - began) / 1000;
  const work = secondsOfChildren() - before;
  const memory = mostMemory();
  const said = output.join("");
  if (code !== 0) throw new Error(`The build failed:\n${said.slice(-4000)}`);
  return { seconds, steps: stepsIn(said), work, memory };
}

/** How long each step took, as the build says at its end (lib/cli/steps.mjs). */
function stepsIn(output: string): Record<string, number> {
  const [, list = ""] = /^Built: (.*)\.$/m.exec(output) ?? [];
  return Object.fromEntries(
    [...list.matchAll(/([a-z ]+) ([\d.]+) s/g)].map(([, name = "", s]) => [name.trim(), Number(s)]),
  );
}

/** Until the first page is answered. */
async function start(cwd: string) {
  const began = performance.now();
  const site = await startSite({ plan: { options: { cwd } } });
  return { site, ms: performance.now() - began };
}

async function startOften(folder: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const { site, ms } = await start(folder);
    times.push(ms);
    await site.stop();
  }
  return median(times);
}

/** The site with so many pages more. */
async function measure(bench: Bench, count: number): Promise<Grown> {
  const folder = mkdtempSync(path.join(bench.folder, "grown-"));
  try {
    copyRepository(folder);
    growBy(count, folder);
    const built = await build(folder);
    const startMs = await startOften(folder);
    const { site } = await start(folder);
    try {
      return { pages: publicPaths().length + count, ...built, startMs, ...(await measurePage(bench, site.url, count)) };
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One of the pages that were added, on a site that runs. */
async function measurePage(bench: Bench, origin: string, count: number) {
  const page = `/services/${slugOf(count)}`;
  const [weight] = (await measureWeight(origin, [page], [])).weights;
  if (!weight) throw new Error(`${page} was not weighed`);
  const { load } = openGenerator(bench.folder);
  const target = { url: origin + page, headers: { "accept-encoding": "gzip" } };
  const loads: Load[] = [];
  for (let round = 0; round < bench.rounds; round++) loads.push(await load(target, bench.seconds));
  return {
    html: weight.bytes.html,
    js: weight.bytes.js,
    total: weight.total,
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50Ms: median(loads.map(({ p50Ms }) => p50Ms)),
  };
}

/** How build, start and a page change where the site has many more pages. */
export async function measureGrowth(bench: Bench): Promise<Result> {
  const all: Grown[] = [];
  for (const count of bench.counts ?? COUNTS) {
    all.push(await measure(bench, count));
    // The next size takes ten times as long, and may fail.
    console.log(`${showSizes(all)}\n`);
  }
  const how = [
    "Service pages with words and patterns of their own, in no menu. CPU seconds and memory are those of the build and all",
    "it starts; a start lasts until the first page is answered, which is asked for every 50 ms.",
  ].join("\n");
  const data = { sizes: all, judgement: judgeGrowth(all) };
  return { text: [showSizes(all), showFactors(all), showJudgement(all), how].join("\n\n"), data };
}

import { type ChildProcess, execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { forNode } from "@/lib/build/bundle";
import { SITE_FOLDER } from "@/lib/built-site";

// The bundles lie below the project, where they find its packages.
mkdirSync(SITE_FOLDER, { recursive: true });
const folder = mkdtempSync(path.join(SITE_FOLDER, "commands-"));
process.once("exit", () => rmSync(folder, { recursive: true }));
const bundled = new Map<string, string>();

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Packages that load files of their own: addons and threads. */
const external = ["better-sqlite3", "esbuild", "piscina"];

/** Bundles a script once, with its packages: loading their many files one by one takes most of the time of a run. */
export function bundle(script: string): string {
  const file = bundled.get(script) ?? path.join(folder, `${path.basename(script, ".ts")}.mjs`);
  if (!bundled.has(script)) buildSync({ ...forNode, entryPoints: [script], outfile: file, external });
  bundled.set(script, file);
  return file;
}

/** The exit code and the trimmed output of a command. */
interface Result {
  code: number;
  out: string;
  error: string;
}

/** Runs one of the project's commands in its own process, which `started` gets. */
export const runScript = (
  script: string,
  args: string[],
  settings: Record<string, string>,
  started: (child: ChildProcess) => void = () => {},
): Promise<Result> =>
  new Promise((resolve) => {
    const options = { env: { ...process.env, ...settings }, maxBuffer: MAX_OUTPUT_BYTES };
    const child = execFile(process.execPath, [bundle(script), ...args], options, (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, out: out.trim(), error: error.trim() }),
    );
    started(child);
  });

import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { NODE_PACKAGES } from "./node-version.mjs";

const require = createRequire(path.join(process.cwd(), "package.json"));

/**
 * Runs Node to its end, and exits with its code if that is not 0. No shell is used, so that it works on Windows, too.
 */
export function runNode(args: string[], env: Record<string, string> = {}) {
  const { status, error } = spawnSync(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a TypeScript file of this repository. */
export const runScript = (file: string, args: string[] = [], env?: Record<string, string>) =>
  runNode(["--import", "tsx", file, ...args], env);

/** The file of an installed package's command, as its package.json declares it. */
function binOf(name: string): string {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === "string" ? bin : Object.values(bin)[0];
  return path.join(path.dirname(manifest), file ?? "");
}

/** Runs the command of an installed package. @returns its exit code, and what it prints on standard output */
export function readPackage(name: string, args: string[]): { status: number; out: string } {
  const { status, stdout } = spawnSync(process.execPath, [binOf(name), ...args], {
    stdio: ["inherit", "pipe", "inherit"],
    encoding: "utf8",
  });
  return { status: status ?? 1, out: stdout };
}

/** Runs the command of an installed package. */
export const runPackage = (name: string, args: string[] = [], env?: Record<string, string>) =>
  runNode([binOf(name), ...args], env);

/**
 * npm's arguments to run Node on another release, whose binary is a package of npm's. `node` is that release in its
 * child processes, too.
 */
export function onNodeRelease(release: string, args: string[]): string[] {
  const platform = `${process.platform}-${process.arch}` as keyof typeof NODE_PACKAGES;
  return ["exec", "--yes", `--package=${NODE_PACKAGES[platform]}@${release}`, "--", "node", ...args];
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { env, isSqlite } from "@/lib/settings/env";

/** JavaScript that loads the add-on. */
const LOADING: Record<string, string> = {
  "better-sqlite3": 'new (require("better-sqlite3"))(":memory:")',
  "@node-rs/argon2": 'require("@node-rs/argon2")',
};

const neededPackages = () => [...(isSqlite ? ["better-sqlite3"] : []), ...(env.BACKEND_URL ? [] : ["@node-rs/argon2"])];

/**
 * Loads native add-ons in a process of its own, because a truncated add-on kills the process that loads it.
 * @throws an error that names the package
 */
export async function assertNativePackages(names = neededPackages(), folder = process.cwd()) {
  const loading = names.map((name) => `require("fs").writeSync(1, "${name}\\n"); ${LOADING[name]};`).join("\n");
  try {
    await promisify(execFile)(process.execPath, ["-e", loading], { cwd: folder });
  } catch (error) {
    const { stdout, signal } = error as { stdout: string; signal: string | null };
    const name = stdout.trim().split("\n").at(-1);
    if (!name) throw error;
    throw new Error(
      `The package ${name} cannot be loaded${signal ? ` (${signal})` : ""}: it is incomplete or made for another platform. Delete node_modules and run npm install.`,
    );
  }
}

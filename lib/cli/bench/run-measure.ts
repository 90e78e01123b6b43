import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { bareEnvironment } from "@/e2e/peers/environment";

const run = promisify(execFile);
const root = path.join(__dirname, "../../..");

/** Runs one of this folder's scripts that are run by themselves. @returns what it printed. @throws where it failed. */
export async function runMeasure<T extends { perSecond: number }>(
  script: string,
  ...args: (string | number)[]
): Promise<T> {
  const node = ["--conditions=react-server", "--import", "tsx", path.join("lib/cli/bench", script)];
  const env = { ...bareEnvironment(), NODE_ENV: "production" as const };
  const { stdout } = await run(process.execPath, [...node, ...args.map(String)], { cwd: root, env });
  return JSON.parse(stdout);
}

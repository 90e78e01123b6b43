import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { findWrk, type Load, readWrk } from "./load";
import { runMeasure } from "./run-measure";

const run = promisify(execFile);
const SCRIPT = path.join(__dirname, "post-load.lua");

/** Fewer than may wait for their turn to have a password hashed (lib/backend/embedded/passwords.ts). */
export const POSTERS = 16;

/**
 * Posts as fast as they are answered, each from another address: by wrk, or by Node, which costs the machine much more.
 * @param body as post-load.ts fills it in.
 * @throws where an answer was not 200.
 */
export async function loadPosts(url: string, body: string, seconds: number): Promise<Load> {
  const wrk = findWrk();
  if (!wrk) return runMeasure<Load>("post-load.ts", url, body, seconds, POSTERS);
  const args = [
    "-t1",
    `-c${POSTERS}`,
    `-d${seconds}s`,
    "--latency",
    "-s",
    SCRIPT,
    url,
    "--",
    body,
    new URL(url).origin,
  ];
  return readWrk((await run(wrk, args)).stdout);
}

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { findTool } from "./tools";

const run = promisify(execFile);
const CONNECTIONS = 32;

/** What is asked for, over and over. */
export interface Target {
  url: string;
  headers: Record<string, string>;
}

export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export interface Generator {
  name: string;
  /** @throws where an answer was not 200. */
  load: (target: Target, seconds: number) => Promise<Load>;
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Reads what `wrk --latency` prints. @throws where that has failures in it, or is something else. */
export function readWrk(output: string): Load {
  const trouble = /Non-2xx.*|Socket errors:.*/.exec(output);
  if (trouble) throw new Error(trouble[0]);
  const ms = (share: number) => {
    const [, amount, unit = ""] = new RegExp(`^\\s+${share}%\\s+([\\d.]+)(us|ms|s|m)$`, "m").exec(output) ?? [];
    return Number(amount) * (UNITS[unit] ?? Number.NaN);
  };
  const load = { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]), p50Ms: ms(50), p99Ms: ms(99) };
  if (Object.values(load).some(Number.isNaN)) throw new Error(`This is not what wrk says:\n${output}`);
  return load;
}

/** Where wrk is installed. */
export const findWrk = () =>
  (process.env.PATH ?? "")
    .split(path.delimiter)
    .map((folder) => path.join(folder, "wrk"))
    .find((file) => existsSync(file));

const headerArgs = ({ headers }: Target) =>
  Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);

function withWrk(wrk: string): Generator["load"] {
  return async (target, seconds) => {
    const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "--latency", ...headerArgs(target), target.url];
    return readWrk((await run(wrk, args)).stdout);
  };
}

function withAutocannon(autocannon: string): Generator["load"] {
  return async (target, seconds) => {
    const args = ["-c", `${CONNECTIONS}`, "-d", `${seconds}`, "-j", ...headerArgs(target), target.url];
    const { stdout } = await run(autocannon, args, { maxBuffer: 10_000_000 });
    const { requests, latency, errors, non2xx } = JSON.parse(stdout);
    if (errors || non2xx) throw new Error(`${target.url}: ${errors} failed, ${non2xx} were not answered 200`);
    return { perSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99 };
  };
}

/** What asks as fast as it is answered: wrk, or autocannon, which costs the machine much more. */
export function openGenerator(folder: string): Generator {
  const wrk = findWrk();
  if (wrk) return { name: `wrk, ${CONNECTIONS} connections`, load: withWrk(wrk) };
  return { name: `autocannon, ${CONNECTIONS} connections`, load: withAutocannon(findTool(folder, "autocannon")) };
}

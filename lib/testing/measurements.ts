import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import type { Measurements } from "@/content/measurements";

const FILE = path.join("content", "measurements.json");

const MAX_LOAD_PER_CORE = 0.5;
/** Of the best page's. */
const MIN_BENCHMARK_SHARE = 0.75;

/** Before speed is measured. @throws if figures would be recorded that other work on this machine makes worse */
export function assertQuiet(load = loadavg()[0] ?? 0, cores = availableParallelism()) {
  const limit = cores * MAX_LOAD_PER_CORE;
  if (process.env.RECORD && load > limit)
    throw new Error(
      `The machine is busy: a load average of ${load.toFixed(1)} on ${cores} cores. Record when it is at most ${limit.toFixed(1)}.`,
    );
}

/** After the audits, with the median of Lighthouse's `benchmarkIndex` for each page. @throws if figures would be recorded and one is much below the best */
export function assertSteady(benchmarks: number[]) {
  const [lowest, best] = [Math.min(...benchmarks), Math.max(...benchmarks)];
  if (process.env.RECORD && lowest < best * MIN_BENCHMARK_SHARE)
    throw new Error(
      `The machine was busy: Lighthouse's benchmark index fell to ${lowest} from ${best}. Nothing is recorded; try again.`,
    );
}

/** With `RECORD=1` in the environment, writes what `command` has measured into the file that the page `/this-site` shows. */
export function record<Name extends keyof Measurements>(
  name: Name,
  command: string,
  values: NonNullable<Measurements[Name]>["values"],
) {
  if (!process.env.RECORD) return;
  const recorded: Measurements = JSON.parse(readFileSync(FILE, "utf8"));
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(FILE, `${JSON.stringify({ ...recorded, [name]: { date, command, values } }, undefined, 2)}\n`);
}

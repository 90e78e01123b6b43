import { expect } from "@playwright/test";

interface Process {
  signal: (name: NodeJS.Signals) => unknown;
  logs: () => string;
}

/** Lets a signal clear away what nobody holds any more: how much is in use depends on when that was done last. */
const TELLS = `process.on("SIGUSR2", () => { gc(); console.log(JSON.stringify({ memory: process.memoryUsage() })); })`;

/** What Node.js is given beside a script, so that the memory which it holds can be measured. */
export const measurable = ["--expose-gc", "--import", `data:text/javascript,${encodeURIComponent(TELLS)}`];

/** How many megabytes a process holds, and how many the system has given to it. */
export async function measureMemory({ signal, logs }: Process) {
  const told = () => [...logs().matchAll(/^\{"memory":.*\}$/gm)].map(([line]) => JSON.parse(line).memory);
  const before = told().length;
  signal("SIGUSR2");
  await expect.poll(() => told().length).toBeGreaterThan(before);
  const { heapUsed, external, rss } = told().at(-1) as NodeJS.MemoryUsage;
  return { held: (heapUsed + external) / 1e6, resident: rss / 1e6 };
}

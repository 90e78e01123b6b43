import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "./table";

const PER_SECOND = 100;

const time = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const asked = performance.now();
    const request = get(url, { agent, headers: { "accept-encoding": "gzip" } }, (answer) => {
      answer.on("error", reject).on("end", () => resolve(performance.now() - asked));
      answer.resume();
    });
    request.on("error", reject);
  });

export interface PageTimes {
  p50Ms: number;
  p99Ms: number;
}

/** How long a page takes that is asked for a hundred times a second, whether or not the one before is answered. */
export async function timePage(url: string, seconds: number): Promise<PageTimes> {
  const agent = new Agent({ keepAlive: true });
  const began = performance.now();
  const times: Promise<number>[] = [];
  for (let n = 0; n < seconds * PER_SECOND; n++) {
    times.push(time(url, agent));
    await pause(Math.max(0, began + ((n + 1) * 1000) / PER_SECOND - performance.now()));
  }
  const all = await Promise.all(times);
  agent.destroy();
  return { p50Ms: percentile(all, 0.5), p99Ms: percentile(all, 0.99) };
}

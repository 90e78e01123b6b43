import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";

/** Fewer than may wait to have a password hashed. */
const CONNECTIONS = 16;

/** @throws if a response was not 2xx. */
async function run(options: autocannon.Options) {
  const { requests, latency, errors, non2xx } = await autocannon({ connections: CONNECTIONS, ...options });
  if (errors || non2xx) throw new Error(`${options.url}: ${errors} errors, ${non2xx} responses that are not 2xx`);
  return { perSecond: requests.average, p99Ms: latency.p99 };
}

/** @throws if a response was not 2xx. */
async function runWrk(url: string, encoding: string, seconds: number): Promise<number> {
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-H", `accept-encoding: ${encoding}`, url];
  const { stdout } = await promisify(execFile)("wrk", args);
  const trouble = /Non-2xx.*|Socket errors:.*/.exec(stdout);
  if (trouble) throw new Error(`${url}: ${trouble[0]}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/**
 * A response costs autocannon more processor time than it costs the site, and both share the cores: for pages it
 * measures its own limit. So wrk is preferred where it is installed.
 */
export const pageGenerator = spawnSync("wrk", ["-v"]).error ? "autocannon" : "wrk";

/** Requests a second, as fast as they are answered. */
export async function loadPage(url: string, encoding: string, duration: number): Promise<number> {
  if (pageGenerator === "wrk") return runWrk(url, encoding, duration);
  return (await run({ url, duration, headers: { "accept-encoding": encoding } })).perSecond;
}

/** 100 requests a second, however long the responses take. */
export const pacePage = (url: string, duration: number) => run({ url, duration, overallRate: 100 });

/** Posts the bodies of 0, 1, 2 … as JSON, as fast as they are answered, for some seconds or a number of times. */
export function loadPosts(url: string, bodyOf: (n: number) => object, end: { duration: number } | { amount: number }) {
  let posts = 0;
  const setupRequest = (request: autocannon.Request) => {
    const n = posts++;
    // Rate limits count by address.
    const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
    const headers = { "content-type": "application/json", "x-forwarded-for": address };
    return { ...request, headers, body: JSON.stringify(bodyOf(n)) };
  };
  return run({ url, ...end, requests: [{ method: "POST", setupRequest }] });
}

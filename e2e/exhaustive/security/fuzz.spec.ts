import { Agent } from "node:http";
import fc from "fast-check";
import { SERVER, type Site, startSite } from "@/lib/testing/site";
import { expect, test } from "../../fixtures";
import { headerFaults } from "../../security/expected-headers";
import { send } from "../../support/http";
import { newAccount, register } from "../operations/fixtures";
import { isMalformed, knownPaths, type RandomRequest, randomRequest } from "./random-requests";

const SEED = 20_261_121;
const PARALLEL = 25;
/** Caches are full after the first part; what grows in the second is a leak. */
const PARTS = [100, 300];
const MAX_MS = 150_000;
/** The limit in lib/http/index.ts. */
const MAX_BODY_BYTES = 65_536;
/** About 2 kB per request: a leak of whole requests takes 30. */
const MAX_LEAK_MB = 20;

/** Lets a signal print how much memory is in use after a garbage collection. */
const PRINT_MEMORY = `process.on("SIGUSR2", () => {
  gc();
  const { heapUsed, external } = process.memoryUsage();
  console.log(JSON.stringify({ memory: (heapUsed + external) / 1e6 }));
})`;
const measurable = ["--expose-gc", "--import", `data:text/javascript,${encodeURIComponent(PRINT_MEMORY)}`];

async function memoryOf({ signal, logs }: Site): Promise<number> {
  const printed = () => [...logs().matchAll(/^\{"memory":(.*)\}$/gm)].map(([, megabytes]) => Number(megabytes));
  const before = printed().length;
  signal("SIGUSR2");
  await expect.poll(() => printed().length).toBeGreaterThan(before);
  return printed().at(-1) ?? 0;
}

/** The cookies of a signed-in user. */
async function signIn(origin: string): Promise<string> {
  const account = newAccount();
  await register(origin, account);
  const headers = { "content-type": "application/json" };
  const response = await send(origin, "/user/login", { method: "POST", headers, body: JSON.stringify(account) });
  expect(response.status).toBe(200);
  return (response.headers.get("set-cookie") ?? []).map((cookie) => cookie.split(";", 1)[0]).join("; ");
}

test("ten thousand random requests cause no server error, no missing header and no leak", async () => {
  test.setTimeout(MAX_MS + 60_000);
  const site = await startSite({ args: [...measurable, ...SERVER] });
  const cookie = await signIn(site.url);
  const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });
  const requested = new Set<string>();
  const statuses = new Map<number | string, number>();

  /** Sends a request. @returns the fault in its response. */
  async function faultOf(request: RandomRequest): Promise<string | undefined> {
    const { path, method, headers: given, body = "", isSignedIn } = request;
    const headers = isSignedIn ? { ...given, cookie: [cookie, given.cookie].filter(Boolean).join("; ") } : given;
    requested.add(`${method} ${path}`);
    const response = await send(site.url, path, { method, headers, body, agent }).catch((error) => {
      // A body that is not read to its end may reset the connection before the response is received.
      const mayReset = body.length > MAX_BODY_BYTES || isMalformed(request);
      if (mayReset && /^(ECONNRESET|EPIPE)$/.test(error.code)) return undefined;
      throw error;
    });
    const status = response?.status ?? "reset";
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (!response || (status === 400 && isMalformed(request))) return undefined;
    if (response.status >= 500 && !(status === 503 && response.header("retry-after"))) {
      return `status ${status}: ${response.text.slice(0, 200)}`;
    }
    // Other sites may embed the pictures below /share, so the same goes for what is not found there.
    const isEmbeddable = path.includes("/share/") && response.header("cross-origin-resource-policy") === "cross-origin";
    return [...headerFaults(response, false, isEmbeddable)][0];
  }

  const requests = fc.array(randomRequest, { minLength: PARALLEL, maxLength: PARALLEL, size: "max" });
  const property = fc.asyncProperty(requests, async (some) => {
    const faults = await Promise.all(some.map(faultOf));
    expect(some.flatMap((request, i) => (faults[i] ? [[faults[i], request]] : []))).toEqual([]);
  });
  const memory: number[] = [];
  const started = Date.now();
  for (const [part, numRuns] of PARTS.entries()) {
    const interruptAfterTimeLimit = MAX_MS - (Date.now() - started);
    await fc.assert(property, { seed: SEED + part, numRuns, interruptAfterTimeLimit, markInterruptAsFailure: true });
    memory.push(await memoryOf(site));
  }
  agent.destroy();

  expect(knownPaths.filter((path) => !requested.has(`GET ${path}`) || !requested.has(`POST ${path}`))).toEqual([]);
  // If nearly everything were rejected, little would be tested.
  for (const status of [200, 303, 401, 403, 409, 413, 415])
    expect(statuses.get(status), `responses with ${status}`).toBeGreaterThan(10);
  await expect.poll(async () => (await memoryOf(site)) - (memory[0] ?? 0)).toBeLessThan(MAX_LEAK_MB);
  for (const path of ["/api/health", "/api/ready", "/"]) expect((await send(site.url, path)).status, path).toBe(200);
  await site.stop();
  expect(site.logs()).not.toMatch(/unhandled ?rejection|uncaught ?exception/i);
});

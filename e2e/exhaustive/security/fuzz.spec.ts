import { Agent } from "node:http";
import fc from "fast-check";
import { expect, test } from "../../fixtures";
import { headerFaults } from "../../security/expected-headers";
import { type HttpResponse, send } from "../../support/http";
import { SERVER, type Site, startSite } from "../../support/site";
import { newAccount, register } from "../operations/fixtures";
import { isMalformed, knownPaths, MAX_BODY_BYTES, type RandomRequest, randomRequest } from "./random-requests";

const SEED = 20_261_121;
const CONNECTIONS = 25;
/** Caches are full after the first part; what grows in the second is a leak. */
const REQUESTS_PER_CONNECTION = [100, 300];
const MAX_MS = 150_000;
/** About 2 kB per request: a request that is kept as a whole takes 30. */
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

function faultOf(request: RandomRequest, response: HttpResponse): string | undefined {
  const { status, header, text } = response;
  if (status >= 500 && !(status === 503 && header("retry-after"))) return `status ${status}: ${text.slice(0, 200)}`;
  if (status === 400 && isMalformed(request)) return undefined;
  return [...headerFaults(response)][0];
}

/** A body that is not read to its end may reset the connection before the response is received. */
const mayReset = (request: RandomRequest, error: NodeJS.ErrnoException) =>
  ((request.body?.length ?? 0) > MAX_BODY_BYTES || isMalformed(request)) &&
  ["ECONNRESET", "EPIPE"].includes(error.code ?? "");

function format({ method, path, headers, body, isSignedIn }: RandomRequest): string {
  const lines = [`${method} ${path}${isSignedIn ? ", signed in" : ""}`, JSON.stringify(headers)];
  if (body) lines.push(`${body.length} bytes: ${JSON.stringify(body.toString("latin1").slice(0, 1000))}`);
  return lines.join("\n");
}

/** @returns the status. @throws with the whole request if there is anything wrong with the response. */
async function check(origin: string, request: RandomRequest, cookie: string, agent: Agent): Promise<number | "reset"> {
  const { path, method, body, isSignedIn } = request;
  const headers = { ...request.headers };
  if (isSignedIn) headers.cookie = [cookie, headers.cookie ?? ""].join("; ");
  try {
    const response = await send(origin, path, { method, headers, body, agent });
    const fault = faultOf(request, response);
    if (fault) throw new Error(fault);
    return response.status;
  } catch (error) {
    if (mayReset(request, error as NodeJS.ErrnoException)) return "reset";
    throw new Error(`${(error as Error).message}\n${format(request)}`);
  }
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
  const requested = new Set<string>();
  const statuses = new Map<number | string, number>();
  const property = (agent: Agent) =>
    fc.asyncProperty(randomRequest, async (request) => {
      requested.add(`${request.method} ${request.path}`);
      const status = await check(site.url, request, cookie, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });

  const agents = Array.from({ length: CONNECTIONS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const memory: number[] = [];
  const started = Date.now();
  for (const [part, numRuns] of REQUESTS_PER_CONNECTION.entries()) {
    const checks = agents.map((agent, i) =>
      fc.check(property(agent), {
        seed: SEED + part * CONNECTIONS + i,
        numRuns,
        interruptAfterTimeLimit: MAX_MS - (Date.now() - started),
        markInterruptAsFailure: true,
      }),
    );
    const failed = (await Promise.all(checks)).filter((result) => result.failed);
    const faults = failed.map(
      ({ errorInstance, seed, counterexamplePath }) =>
        `${errorInstance instanceof Error ? errorInstance.message : "Timeout"}\n(seed ${seed}, path ${counterexamplePath})`,
    );
    expect(faults.slice(0, 3).join("\n\n"), `${faults.length} faults`).toBe("");
    memory.push(await memoryOf(site));
  }
  for (const agent of agents) agent.destroy();

  expect(knownPaths.filter((path) => !requested.has(`GET ${path}`) || !requested.has(`POST ${path}`))).toEqual([]);
  // If nearly everything were rejected, little would be tested.
  for (const status of [200, 204, 303, 401, 403, 409, 413, 415])
    expect(statuses.get(status), `responses with ${status}`).toBeGreaterThan(10);
  await expect.poll(async () => (await memoryOf(site)) - (memory[0] ?? 0)).toBeLessThan(MAX_LEAK_MB);
  for (const path of ["/api/health", "/api/ready", "/"]) expect((await send(site.url, path)).status, path).toBe(200);
  await site.stop();
  expect(site.logs()).not.toMatch(/unhandled ?rejection|uncaught ?exception/i);
});

import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { SERVER, startSite } from "../peers/site";
import { ask } from "./ask";
import { measurable, measureMemory } from "./memory";
import { openRandomLine } from "./random-answers";
import { knownPaths, type RandomRequest, randomRequest } from "./random-requests";

const SEED = 20_261_121;
/** So many requests are under way at once, each on a connection of its own. */
const LINES = 25;
/** What is loaded and kept for the first time is there after the first of the two parts. */
const REQUESTS_A_LINE = [100, 300];
/** A fault is made as small as it gets by then, even where it is a request that hangs. */
const MOST_MS = 150_000;
/** Some 2 kB a request: one that is held as a whole takes 30. */
const MOST_GROWTH_MB = 20;
/** What the system leaves to a process comes and goes. */
const MOST_RESIDENT_GROWTH_MB = 250;

test("ten thousand requests of any kind break nothing", async () => {
  test.setTimeout(MOST_MS + 60_000);
  const site = await startSite({ plan: { args: [...measurable, ...SERVER] } });
  const cookie = await logIn(site.url);

  const asked = new Set<string>();
  const outcomes = new Map<number | string, number>();
  const openProperty = ({ send }: ReturnType<typeof openRandomLine>) =>
    fc.asyncProperty(randomRequest, async (request: RandomRequest) => {
      asked.add(`${request.method} ${request.path}`);
      const outcome = await send(request);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    });
  const lines = Array.from({ length: LINES }, () => openRandomLine(site.url, cookie));
  const measured: Awaited<ReturnType<typeof measureMemory>>[] = [];
  const began = Date.now();
  for (const [part, numRuns] of REQUESTS_A_LINE.entries()) {
    const checks = lines.map((line, i) =>
      fc.check(openProperty(line), {
        seed: SEED + part * LINES + i,
        numRuns,
        interruptAfterTimeLimit: MOST_MS - (Date.now() - began),
        markInterruptAsFailure: true,
      }),
    );
    const faults = (await Promise.all(checks)).filter(({ failed }) => failed).map(told);
    const errors = site
      .logs()
      .split("\n")
      .filter((line) => line.includes('"level":50') && !line.includes("next-auth"));
    expect(faults.slice(0, 3).join("\n\n"), `${faults.length} faults\n${errors.slice(-5).join("\n")}`).toBe("");
    measured.push(await measureMemory(site));
  }
  for (const line of lines) line.close();
  const seconds = (Date.now() - began) / 1000;
  const count = [...outcomes.values()].reduce((sum, some) => sum + some, 0);
  const counted = [...outcomes].map((pair) => pair.join(": ")).sort();
  console.log(`${count} requests in ${seconds.toFixed(0)} s (${counted.join(", ")})`);
  console.log(measured.map((m) => `${m.held.toFixed(0)} MB held, ${m.resident.toFixed(0)} resident`).join("; then "));

  expect(count).toBeGreaterThanOrEqual(10_000);
  const missed = knownPaths.filter((path) => !asked.has(`GET ${path}`) || !asked.has(`POST ${path}`));
  expect(missed, "nobody asked for").toEqual([]);
  // Where nearly all is refused, nothing is tried.
  for (const status of [200, 204, 303, 401, 403, 409, 413, 415])
    expect(outcomes.get(status), `answers with ${status}`).toBeGreaterThan(10);
  const [early = { held: 0, resident: 0 }, late = early] = measured;
  expect(late.resident - early.resident).toBeLessThan(MOST_RESIDENT_GROWTH_MB);
  // What only waits for a timer goes within seconds; what leaks stays.
  await expect.poll(async () => (await measureMemory(site)).held - early.held).toBeLessThan(MOST_GROWTH_MB);

  for (const path of ["/api/health", "/api/ready", "/"]) expect((await ask(site.url, path)).status, path).toBe(200);
  await site.stop();
  expect(site.logs()).not.toMatch(/unhandled ?rejection|uncaught ?exception/i);
});

/** The smallest request that was found to go wrong, and how to come back to it. */
const told = ({ errorInstance, seed, counterexamplePath }: fc.RunDetails<[RandomRequest]>) =>
  `${errorInstance instanceof Error ? errorInstance.message : "Not done in time"}\n(seed ${seed}, path ${counterexamplePath})`;

/** The cookies of somebody who has just logged in. */
async function logIn(origin: string): Promise<string> {
  const post = (path: string, values: object) =>
    ask(origin, path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(values),
    });
  const someone = { username: "keza@example.org", password: "ridge and hill" };
  await post("/user/register", { ...someone, confirm_password: someone.password });
  const { status, all } = await post("/user/login", someone);
  expect(status).toBe(200);
  return (all.get("set-cookie") ?? []).map((cookie) => cookie.split(";", 1)[0]).join("; ");
}

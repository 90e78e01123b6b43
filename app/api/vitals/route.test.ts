import fc from "fast-check";
import { createSqlite, type TestDatabase } from "@/lib/testing/databases";

jest.setTimeout(60_000);

const SITE_URL = "http://localhost:3000";
const beacon = { page: "/privacy", device: "phone", connection: "4g", metrics: { LCP: 1200 } };

let database: TestDatabase;
let lastAddress = 0;

/** The route in fresh modules, over its own database. */
async function openRoute() {
  jest.resetModules();
  process.env.DATABASE_URL = database.url;
  const { POST } = await import("./route");
  const { forget } = await import("@epic-web/remember");
  for (const name of ["database", "rate limiters", "metrics"]) forget(name);
  const { getDatabase } = await import("@/lib/db");
  const { metrics } = await import("@/lib/metrics");
  const { log } = await import("@/lib/logger");
  log.level = "silent";
  const { db, close } = await getDatabase();
  const rows = () => db.selectFrom("vitals").selectAll().orderBy("metric").execute();
  return { POST, rows, db, close, events: metrics.events };
}
let route: Awaited<ReturnType<typeof openRoute>>;

beforeEach(async () => {
  database = await createSqlite();
  route = await openRoute();
});
afterEach(async () => {
  await route.close();
  await database.remove();
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  route.POST(
    new Request(`${SITE_URL}/api/vitals`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        "x-client-address": `192.0.2.${++lastAddress}`,
        origin: SITE_URL,
        ...headers,
      },
    }),
  );

test("a page load is counted, and the response is empty", async () => {
  const response = await send(beacon);
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("set-cookie")).toBeNull();
  expect((await route.rows()).map(({ metric, count }) => [metric, count])).toEqual([
    ["LCP", 1],
    ["visits", 1],
  ]);
  expect((await route.events.get()).values).toContainEqual({
    labels: { event: "vitals", outcome: "counted" },
    value: 1,
  });
});

test.each<[number, string, unknown, Record<string, string>]>([
  [403, "another site's origin", beacon, { origin: "https://elsewhere.example" }],
  [403, "Sec-Fetch-Site: cross-site", beacon, { "sec-fetch-site": "cross-site" }],
  [415, "text, which any page can post", beacon, { "content-type": "text/plain" }],
  [415, "a form", "page=/privacy", { "content-type": "application/x-www-form-urlencoded" }],
  [413, "more than 2 kB", JSON.stringify(beacon).padEnd(2049), {}],
  [400, "malformed JSON", "{", {}],
  [400, "a list", [beacon], {}],
  [400, "a page with a query", { ...beacon, page: "/privacy?token=secret" }, {}],
  [400, "a prototype", JSON.stringify(beacon).replace("{", '{"__proto__":{"a":1},'), {}],
])("%d for %s", async (status, _, body, headers) => {
  expect((await send(body, headers)).status).toBe(status);
  expect(await route.rows()).toEqual([]);
});

test("random bodies are rejected", async () => {
  const wrongPart = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string(), fc.double());
  const broken = fc
    .record({ name: fc.constantFrom("page", "device", "connection", "metrics", "LCP", "more"), part: wrongPart })
    .map(({ name, part }) => ({
      ...beacon,
      ...(name === "LCP"
        ? { metrics: { LCP: typeof part === "number" ? -1 - Math.abs(part) : part } }
        : { [name]: part }),
    }));
  const body = fc.oneof(
    broken.map((value) => JSON.stringify(value)),
    fc.json(),
    fc.string({ unit: "binary", maxLength: 3000 }),
  );
  const check = fc.asyncProperty(body, async (text) => {
    const { status } = await send(text);
    expect([400, 413]).toContain(status);
  });
  await fc.assert(check, { seed: 20_261_121, numRuns: 500 });
  expect(await route.rows()).toEqual([]);
});

test("a beacon that cannot be stored is a 503", async () => {
  await route.db.schema.dropTable("vitals").execute();
  const response = await send(beacon);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
});

test("120 beacons per address", async () => {
  const headers = { "x-client-address": "198.51.100.1" };
  for (let i = 0; i < 120; i++) expect((await send(beacon, headers)).status).toBe(204);
  const refused = await send(beacon, headers);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await route.rows()).map(({ count }) => count)).toEqual([120, 120]);
});

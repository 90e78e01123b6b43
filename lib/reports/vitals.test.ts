import { metrics } from "@/lib/metrics";
import { POST } from "./vitals";

const SITE_URL = "http://localhost:3000";
const beacon = {
  page: "/services/web-applications",
  device: "phone",
  connection: "4g",
  metrics: { LCP: 1200, CLS: 0.02 },
};

beforeEach(() => metrics.registry.resetMetrics());

/** The observations of both histograms. */
const countedOf = async () => (await metrics.registry.metrics()).match(/(?<=^site_web_vitals_\w+_count).*/gm) ?? [];

let lastAddress = 0;
const send = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
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

test("a page load is counted by template, and the response is empty", async () => {
  const response = await send(beacon);
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("set-cookie")).toBeNull();
  const labels = 'page="/services/*",device="phone",connection="4g"';
  expect(await countedOf()).toEqual([`{${labels},metric="LCP"} 1`, `{${labels}} 1`]);
  expect((await metrics.events.get()).values).toContainEqual({
    labels: { event: "vitals", outcome: "counted" },
    value: 1,
  });
});

test.each<[number, string, unknown, Record<string, string>]>([
  [403, "another site's origin", beacon, { origin: "https://elsewhere.example" }],
  [415, "text, which any page can post", beacon, { "content-type": "text/plain" }],
  [415, "a form", "page=/privacy", { "content-type": "application/x-www-form-urlencoded" }],
  [413, "more than 2 kB", JSON.stringify(beacon).padEnd(2049), {}],
  [400, "malformed JSON", "{", {}],
  [400, "a page with a query", { ...beacon, page: "/privacy?token=secret" }, {}],
  [400, "an unknown page", { ...beacon, page: "/nothing" }, {}],
  [400, "an unknown device", { ...beacon, device: "tv" }, {}],
  [400, "no metrics", { ...beacon, metrics: {} }, {}],
  [400, "a time over ten minutes", { ...beacon, metrics: { LCP: 600_001 } }, {}],
  [400, "an additional field", { ...beacon, visitor: "7" }, {}],
  [400, "a prototype", JSON.stringify(beacon).replace("{", '{"__proto__":{"a":1},'), {}],
])("the response is %d for %s", async (status, _, body, headers) => {
  expect((await send(body, headers)).status).toBe(status);
  expect(await countedOf()).toEqual([]);
});

test("an address may send 120 beacons", async () => {
  const headers = { "x-client-address": "198.51.100.1" };
  for (let i = 0; i < 120; i++) expect((await send(beacon, headers)).status).toBe(204);
  const refused = await send(beacon, headers);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await countedOf()).toEqual([expect.stringMatching(/ 120$/), expect.stringMatching(/ 120$/)]);
});

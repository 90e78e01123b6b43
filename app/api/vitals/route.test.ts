import { internalHeaders } from "@/lib/http/internal-headers";
import { metrics } from "@/lib/metrics";
import { addVitals } from "@/lib/web-vitals/collector";
import { POST } from "./route";

jest.mock("@/lib/web-vitals/collector", () => ({ addVitals: jest.fn() }));
const add = jest.mocked(addVitals);
beforeEach(() => add.mockReset().mockReturnValue(true));

const SITE_URL = "http://localhost:3000";
const beacon = { page: "/privacy", device: "phone", connection: "4g", metrics: { LCP: 1200 } };

let lastAddress = 0;
const send = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request(`${SITE_URL}/api/vitals`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        [internalHeaders.clientIp]: `192.0.2.${++lastAddress}`,
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
  expect(add.mock.calls).toEqual([[beacon]]);
  const { values } = await metrics.events.get();
  expect(values).toEqual([{ labels: { event: "vitals", outcome: "counted" }, value: 1 }]);
});

test("a beacon that cannot be kept is sent back", async () => {
  add.mockReturnValue(false);
  const response = await send(beacon);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
});

test.each<[number, string, unknown, Record<string, string>]>([
  [403, "another site's origin", beacon, { origin: "https://elsewhere.example" }],
  [415, "text, which any page can post", beacon, { "content-type": "text/plain" }],
  [415, "a form", "page=/privacy", { "content-type": "application/x-www-form-urlencoded" }],
  [413, "more than 2 kB", JSON.stringify(beacon).padEnd(2049), {}],
  [400, "malformed JSON", "{", {}],
  [400, "a page with a query", { ...beacon, page: "/privacy?token=secret" }, {}],
])("%d for %s", async (status, _, body, headers) => {
  expect((await send(body, headers)).status).toBe(status);
  expect(add).not.toHaveBeenCalled();
});

test("120 beacons per address", async () => {
  const headers = { [internalHeaders.clientIp]: "198.51.100.1" };
  for (let i = 0; i < 120; i++) expect((await send(beacon, headers)).status).toBe(204);
  const refused = await send(beacon, headers);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(add).toHaveBeenCalledTimes(120);
});

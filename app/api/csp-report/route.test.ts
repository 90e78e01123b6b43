import { internalHeaders } from "@/lib/http/internal-headers";
import { lines } from "@/lib/testing/captured-log";
import { POST } from "./route";

jest.mock("@/lib/logger", () => ({
  ...jest.requireActual("@/lib/logger"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));

const MAX_REPORTS = 60;
let lastAddress = 0;
const newAddress = () => `192.0.2.${++lastAddress}`;

const send = (body: unknown, address = newAddress()) =>
  POST(
    new Request("http://localhost:3000/api/csp-report", {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { [internalHeaders.clientIp]: address, [internalHeaders.requestId]: "the-request-id" },
    }),
  );

const logged = () => lines.splice(0).map((line) => JSON.parse(line));
beforeEach(() => void lines.splice(0));

const reportUri = {
  "csp-report": {
    "document-uri": "https://www.example.org/login?callbackUrl=%2Fsecret#part",
    "effective-directive": "script-src-elem",
    "violated-directive": "script-src",
    "blocked-uri": "https://elsewhere.example/a.js?token=secret",
    "script-sample": "alert('secret')",
  },
};
const reportTo = (page = "https://www.example.org/home?email=secret%40example.org") => ({
  type: "csp-violation",
  age: 1,
  url: page,
  user_agent: "a browser",
  body: { documentURL: page, effectiveDirective: "style-src-attr", blockedURL: "inline", sample: "secret" },
});

test("a report of report-uri is logged, without anything that may be personal", async () => {
  const response = await send(reportUri);
  expect([response.status, response.headers.get("cache-control")]).toEqual([204, "no-store"]);
  const [line, ...others] = logged();
  expect(line).toMatchObject({
    event: "csp-violation",
    directive: "script-src-elem",
    blocked: "https",
    page: "/login",
    requestId: "the-request-id",
  });
  expect(others).toEqual([]);
  expect(JSON.stringify(line)).not.toContain("secret");
});

test("the violations in a list of the Reporting API are logged", async () => {
  expect((await send([reportTo(), { type: "deprecation", body: {} }, reportTo()])).status).toBe(204);
  expect(logged()).toMatchObject([
    { directive: "style-src-attr", blocked: "inline", page: "/home" },
    { directive: "style-src-attr" },
  ]);
});

test("at most ten violations of a request are logged", async () => {
  expect((await send(Array(20).fill(reportTo()))).status).toBe(204);
  expect(logged()).toHaveLength(10);
});

test("only known pages, directives and keywords are logged", async () => {
  const forged = 'a\n{"event":"login"}\u202eb';
  await send([reportTo(`https://www.example.org/${"x".repeat(300)}`)]);
  await send({ "csp-report": { "blocked-uri": forged, "effective-directive": forged, "document-uri": forged } });
  expect(logged()).toMatchObject([{ page: "other" }, { page: "other", blocked: "other", directive: "other" }]);
});

test.each(["", "{", "null", "[]", "[[[]]]", '{"csp-report":null}', '[{"type":"other"}]'])(
  "%j is rejected with 400",
  async (body) => {
    expect((await send(body)).status).toBe(400);
    expect(logged()).toEqual([]);
  },
);

test("a report of more than 16 kB is rejected with 400", async () => {
  expect((await send({ ...reportUri, padding: "x".repeat(17_000) })).status).toBe(400);
});

test("an address may send 60 requests, rejected ones included", async () => {
  const address = newAddress();
  await send("{", address);
  for (let i = 1; i < MAX_REPORTS; i++) expect((await send(reportUri, address)).status).toBe(204);
  const response = await send(reportUri, address);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await send(reportUri)).status).toBe(204);
});

import { internalHeaders } from "@/lib/internal-headers";
import { lines } from "@/lib/testing/captured-log";
import { POST } from "./csp-report";

jest.mock("@/lib/logger", () => ({
  ...jest.requireActual("@/lib/logger"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));

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

const report = {
  "csp-report": {
    "document-uri": "https://www.example.org/login?callbackUrl=%2Fsecret#part",
    "effective-directive": "script-src-elem",
    "violated-directive": "script-src",
    "blocked-uri": "https://elsewhere.example/a.js?token=secret",
    "script-sample": "alert('secret')",
  },
};
test("a report is logged, without anything that may be personal", async () => {
  const response = await send(report);
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

test("only known pages, directives and keywords are logged", async () => {
  const forged = 'a\n{"event":"login"}\u202eb';
  await send({ "csp-report": { "blocked-uri": forged, "effective-directive": forged, "document-uri": forged } });
  expect(logged()).toMatchObject([{ page: "other", blocked: "other", directive: "other" }]);
});

const TOO_LONG = JSON.stringify({ ...report, padding: "x".repeat(17_000) });
test.each(["", "{", "null", "[[]]", '{"csp-report":null}', TOO_LONG])("%.20j is rejected with 400", async (body) => {
  expect((await send(body)).status).toBe(400);
  expect(logged()).toEqual([]);
});

test("an address may send 60 requests, rejected ones included", async () => {
  const address = newAddress();
  for (let i = 0; i < 60; i++) expect((await send("{", address)).status).toBe(400);
  const refused = await send(report, address);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await send(report)).status).toBe(204);
});

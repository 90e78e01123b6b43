import { type Answer, ask } from "./ask";
import { expect, type Site, test } from "./sites";
import { openLine, trickle } from "./slow-client";

const PATH = "/api/csp-report";
const MOST_REPORTS = 60;
let lastAddress = 0;
const newAddress = () => `10.7.${++lastAddress >> 8}.${lastAddress & 255}`;

const send = ({ url }: Site, body: string | object, type = "application/csp-report", address = newAddress()) =>
  ask(url, PATH, {
    method: "POST",
    headers: { "content-type": type, "x-forwarded-for": address },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** What the log says of a request's violations. */
const violationsOf = async (site: Site, { header }: Answer, count = 1) => {
  const find = () =>
    site
      .logs()
      .split("\n")
      .filter((line) => line.includes("csp-violation") && line.includes(header("x-request-id") ?? "no id"))
      .map((line) => JSON.parse(line));
  await expect.poll(() => find().length).toBeGreaterThanOrEqual(count);
  return find();
};

const oldReport = {
  "csp-report": {
    "document-uri": "https://www.example.org/login?callbackUrl=%2Fsecret#part",
    "effective-directive": "script-src-elem",
    "violated-directive": "script-src",
    "blocked-uri": "https://elsewhere.example/a.js?token=secret",
    "script-sample": "alert('secret')",
  },
};
const newReport = (page = "https://www.example.org/home?email=secret%40example.org") => ({
  type: "csp-violation",
  age: 1,
  url: page,
  user_agent: "a browser",
  body: { documentURL: page, effectiveDirective: "style-src-attr", blockedURL: "inline", sample: "secret" },
});

test("a report in the old form and one in the new are logged, in words that are known", async ({ site }) => {
  const old = await send(site, oldReport);
  expect([old.status, old.text, old.header("cache-control")]).toEqual([204, "", "no-store"]);
  expect(await violationsOf(site, old)).toMatchObject([
    {
      event: "csp-violation",
      directive: "script-src-elem",
      blocked: "https",
      page: "/login",
    },
  ]);
  const other = { type: "deprecation", body: {} };
  const listed = await send(site, [newReport(), other, newReport()], "application/reports+json");
  expect(listed.status).toBe(204);
  expect(await violationsOf(site, listed, 2)).toMatchObject([
    { directive: "style-src-attr", blocked: "inline", page: "/home" },
    { directive: "style-src-attr" },
  ]);
  expect(site.logs()).not.toContain("secret");
});

test("one request brings ten violations at most, and none of its own words", async ({ site }) => {
  const page = `https://www.example.org/${"x".repeat(300)}`;
  const many = await send(site, Array(20).fill(newReport(page)), "application/reports+json");
  expect(many.status).toBe(204);
  const logged = await violationsOf(site, many, 10);
  expect(logged).toHaveLength(10);
  for (const violation of logged) expect(violation.page).toBe("other");
  const forged = await send(site, { "csp-report": { "blocked-uri": 'a\n{"event":"login"}\u202eb' } });
  expect(await violationsOf(site, forged)).toMatchObject([{ blocked: "other" }]);
});

test("what is no report is refused, and counts", async ({ site }) => {
  const address = newAddress();
  const long = JSON.stringify({ ...oldReport, padding: "x".repeat(17_000) });
  const garbage = [
    "",
    "{",
    "null",
    "7",
    "[]",
    "{}",
    "[[[]]]",
    '"text"',
    '{"csp-report":null}',
    '[{"type":"other"}]',
    long,
  ];
  for (const body of garbage) {
    const answer = await send(site, body, "application/csp-report", address);
    expect([answer.status, answer.text], body.slice(0, 40)).toEqual([400, ""]);
  }
  for (let i = garbage.length; i < MOST_REPORTS; i++) {
    expect((await send(site, oldReport, "application/csp-report", address)).status).toBe(204);
  }
  expect((await send(site, oldReport, "application/csp-report", address)).status).toBe(429);
  const refused = await send(site, "{", "application/csp-report", address);
  expect(refused.status).toBe(429);
  expect(Number(refused.header("retry-after"))).toBeGreaterThan(0);
  expect((await send(site, oldReport)).status, "another address").toBe(204);
});

test("a report that never ends is given up at 16 kB", async ({ site }) => {
  const line = await openLine(site.url);
  const head = [
    `POST ${PATH} HTTP/1.1`,
    "host: localhost",
    `x-forwarded-for: ${newAddress()}`,
    "content-length: 9000000",
  ];
  line.socket.write([...head, "", ""].join("\r\n"));
  await trickle(line, "x".repeat(4096), 5, 9_000_000);
  await expect.poll(line.answer).toMatch(/^HTTP\/1\.1 400 /);
  line.socket.destroy();
});

import { isSameOrigin, parsePost, rejectCrossSite } from "@/lib/http";
import { lines } from "@/lib/testing/captured-log";

jest.mock("@/lib/log", () => ({
  ...jest.requireActual("@/lib/log"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));

const SITE = "http://localhost:3000";

test.each<[string, Record<string, string>, boolean]>([
  ["the site's own origin", { origin: SITE }, true],
  ["a site whose name starts with ours", { origin: "http://localhost:3000.evil.example" }, false],
  ["another port", { origin: "http://localhost:3001", host: "localhost:3000" }, false],
  ["the requested host", { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, true],
  ["a sandboxed frame", { origin: "null" }, false],
  ["a page of ours without a referrer", { origin: "null", "sec-fetch-site": "same-origin" }, true],
  ["our referer alone", { referer: `${SITE}/login` }, true],
  ["another site's referer alone", { referer: "https://evil.example/login" }, false],
  ["Sec-Fetch-Site: cross-site alone", { "sec-fetch-site": "cross-site" }, false],
  ["a sibling domain", { "sec-fetch-site": "same-site", origin: SITE }, false],
  ["not a browser", {}, true],
])("a post is accepted from the site alone: %s", (_, headers, expected) => {
  expect(isSameOrigin({ headers: new Headers(headers) })).toBe(expected);
});

test("a refused origin that may be the site's own is logged once, without its path", () => {
  const reject = (headers: Record<string, string>) => rejectCrossSite({ headers: new Headers(headers) });
  const requests: Record<string, string>[] = [
    { origin: "https://www.example.rw", "sec-fetch-site": "same-origin" },
    { referer: "https://www.example.rw/login?secret" },
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: "null" },
    { origin: "secret" },
    { origin: `https://${"x".repeat(300)}.example` },
  ];
  for (const headers of requests) reject(headers);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      event: "origin-differs",
      origin: "https://www.example.rw",
      siteUrl: SITE,
      text: expect.stringContaining("SITE_URL"),
    },
  ]);
  expect(lines.join()).not.toContain("secret");
  for (let i = 0; i < 100; i++) reject({ origin: `https://${i}.example` });
  expect(lines.length).toBeLessThan(20);
});

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

const parse = (body: BodyInit, type: string) =>
  parsePost(
    new Request("http://localhost/", {
      method: "POST",
      body,
      headers: { "content-type": type },
      ...{ duplex: "half" },
    }),
  );

test.each([
  ["JSON", '{"name":"Uwase 👋"}', `${JSON_TYPE}; charset=utf-8`, { isForm: false, values: { name: "Uwase 👋" } }],
  [
    "a form",
    new URLSearchParams({ name: "👋", about: "a&b=c" }),
    FORM_TYPE,
    { isForm: true, values: { name: "👋", about: "a&b=c" } },
  ],
  ["broken JSON", "{", JSON_TYPE, { isForm: false, status: 400 }],
  ["malformed UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), JSON_TYPE, { isForm: false, status: 400 }],
  ["a form with malformed UTF-8", "name=%c3%28", FORM_TYPE, { isForm: true, status: 400 }],
  ["another content type", "a=b", "text/plain", { isForm: false, status: 415 }],
])("a post is parsed or refused: %s", async (_, body, type, expected) => {
  expect(await parse(body, type)).toEqual(expected);
});

test("an endless body is read up to the limit", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1000;
      controller.enqueue(new Uint8Array(1000).fill(32));
    },
  });
  expect(await parse(endless, JSON_TYPE)).toEqual({ isForm: false, status: 413 });
  expect(sent).toBeLessThan(100_000);
});

test("a long body is refused while another reader of the request has not read it", async () => {
  const headers = { "content-type": JSON_TYPE };
  const request = new Request("http://localhost/", { method: "POST", headers, body: "x".repeat(70_000) });
  expect(await parsePost(request.clone())).toEqual({ isForm: false, status: 413 });
});

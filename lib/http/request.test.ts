import { lines } from "@/lib/testing/captured-log";
import { isSameOrigin, rejectCrossSite } from "./request";

jest.mock("@/lib/logger", () => ({
  ...jest.requireActual("@/lib/logger"),
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
])("%s", (_, headers, expected) => {
  expect(isSameOrigin({ headers: new Headers(headers) })).toBe(expected);
});

test("an origin that may be the site's own is logged, once and without its path; another site's is not", () => {
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

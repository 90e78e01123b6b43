import { isSameOrigin } from "./request";

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

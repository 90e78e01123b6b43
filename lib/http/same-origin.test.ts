import { isSameOrigin } from "./same-origin";

const SITE = "http://localhost:3000";

test.each<[string, Record<string, string>, boolean]>([
  ["the site's own origin", { origin: SITE }, true],
  ["another site", { origin: "https://evil.example" }, false],
  ["a site whose name begins like ours", { origin: "http://localhost:3000.evil.example" }, false],
  ["another port", { origin: "http://localhost:3001", host: "localhost:3000" }, false],
  ["the address that was asked", { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, true],
  ["a sandboxed frame", { origin: "null" }, false],
  ["a page of ours that may name no origin", { origin: "null", "sec-fetch-site": "same-origin" }, true],
  ["no origin, our referer", { referer: `${SITE}/login` }, true],
  ["no origin, another referer", { referer: "https://evil.example/login" }, false],
  ["no origin, but from another site", { "sec-fetch-site": "cross-site" }, false],
  ["from a neighbour's host name", { "sec-fetch-site": "same-site", origin: SITE }, false],
  ["no browser", {}, true],
])("%s", (_, headers, expected) => {
  expect(isSameOrigin({ headers: new Headers(headers) })).toBe(expected);
});

import { shortcuts, sitePages } from "@/content/site-pages";
import { createRedirects } from "./redirects";

const SITE = "https://www.imisozi.example";
const PATHS = sitePages.map(({ path }) => path);
const built = { pages: PATHS, shortcuts };
const { locationOf, canonicalUrl, toNextUrl } = createRedirects(built, SITE);
const get = (url: string, host = "www.imisozi.example", method = "GET") =>
  locationOf({ url, method, headers: { host } });

test.each(PATHS)("%s is canonical, and every other way to write it is redirected to it", (path) => {
  expect(get(`${path}?utm_source=Ad&x=%2F%2f`)).toBeUndefined();
  const odd = [`${path}//`, `/${path}`, path === "/" ? "//" : `${path}/`, `${path}/index`, `${path}/INDEX.html`];
  if (path !== "/") odd.push(path.toUpperCase());
  for (const url of odd) expect(get(`${url}?x=%2F%2f&y=//A/`)).toBe(`${path}?x=%2F%2f&y=//A/`);
});

test.each([
  ["/index.html", "/"],
  ["/%61bout-us?a=%61", "/about-us?a=%61"],
  ["/services/ui-desig%6E", "/services/ui-design"],
  ["/Services/", "/services"],
  ["/solutions", "/solution"],
  ["/SOLUTIONS//Repz/?a=B", "/solution/repz?a=B"],
  ["/solutions/not-there?a=+b%20c&x=&y", "/solution/not-there?a=+b%20c&x=&y"],
  ["/qa/", "/qa"],
])("%s is redirected to %s in one step", (url, expected) => {
  expect(get(url)).toBe(expected);
});

test.each([
  "/no-such-page/",
  "/services/nothing",
  "/NOPE",
  "//evil.example",
  "/_next/static/X.js",
  "/api/Auth",
  "/?a=1",
])("%s is not redirected", (url) => {
  expect(get(url)).toBeUndefined();
});

test("only GET and HEAD are redirected", () => {
  expect(get("/about-us/", undefined, "HEAD")).toBe("/about-us");
  expect(get("/ABOUT-US", undefined, "POST")).toBeUndefined();
});

test.each([
  [SITE, "IMISOZI.example"],
  ["http://site.example:8080", "www.site.example:8080"],
])("%s without or with www. is redirected to the canonical URL in one step", (siteUrl, host) => {
  const { locationOf: at } = createRedirects(built, siteUrl);
  const from = (url: string) => at({ url, method: "GET", headers: { host } });
  expect(from("/About-Us/?q=1")).toBe(`${siteUrl}/about-us?q=1`);
  expect(from("/nope?q=1")).toBe(`${siteUrl}/nope?q=1`);
  expect(from("//evil.example/x")).toBe(`${siteUrl}/evil.example/x`);
});

test.each(["WWW.Imisozi.Example", "www.imisozi.example:8443", "other.example", ""])(
  "the host %s is not redirected",
  (host) => {
    expect(get("/about-us", host)).toBeUndefined();
  },
);

test.each([
  ["/Services//?a=B", "/services?a=B"],
  ["/solutions/repz/", "/solution/repz"],
  ["//evil.example/x", "/evil.example/x"],
  ["/nope", "/nope"],
])("the canonical URL of %s is on the site's origin", (url, expected) => {
  expect(canonicalUrl(url)).toBe(SITE + expected);
});

test.each([
  "//evil.example/%2e%2e",
  "/\\evil.example",
  "/nothing//here",
  "/services/../about-us",
  "/./nothing",
  "/%2E%2e/about-us",
  "/404",
  "/500",
  "/_not-found",
  "/%5Fglobal-error",
  "/api/healt%68",
  "/user/%6Cogin",
  "/%72obots.txt",
  "/nothing/",
  "/sitemap.xml/",
  "/services/ui-design.rsc",
])("Next gets %s as a path that is not found", (url) => {
  expect(get(url)).toBeUndefined();
  expect(toNextUrl(`${url}?a=1`)).toBe("/not-found");
});

test.each([
  "/",
  "/about-us?next=//a/../b/",
  "/nothing",
  "/unsubscribe/abc/",
  "/unsubscribe/abc%2Edef",
  "/_next/static/a..b.js",
  "/user/login",
  "/%C3%A9",
  "/contact-us/message",
])("Next gets %s unchanged", (url) => {
  expect(toNextUrl(url)).toBe(url);
});

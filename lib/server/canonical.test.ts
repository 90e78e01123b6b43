import { shortcuts, sitePages } from "@/content/site-pages";
import { createCanonical } from "./canonical.mjs";

const SITE = "https://www.imisozi.example";
const { canonicalOf, withoutDetours, addressOf } = createCanonical(
  { pages: sitePages.map(({ path }) => path), shortcuts },
  SITE,
);
const get = (url: string, host = "www.imisozi.example", method = "GET") =>
  canonicalOf({ url, method, headers: { host } });

test.each(sitePages.map(({ path }) => path))(
  "%s is where it belongs, and every other way to write it leads there",
  (path) => {
    expect(get(path)).toBeUndefined();
    expect(get(`${path}?utm_source=Ad&x=%2F%2f`)).toBeUndefined();
    const slashed = path === "/" ? "//" : `${path}/`;
    for (const odd of [slashed, `${path}//`, `/${path}`, path.toUpperCase(), `${path}/index`, `${path}/INDEX.html`]) {
      const answer = get(`${odd}?utm_source=Ad&x=%2F%2f&y=//A/`);
      if (odd === path) expect(answer).toBeUndefined();
      else expect(answer).toBe(`${path}?utm_source=Ad&x=%2F%2f&y=//A/`);
    }
  },
);

test.each([
  ["/index", "/"],
  ["/index.html", "/"],
  ["/%61bout-us?a=%61", "/about-us?a=%61"],
  ["/services/ui-desig%6E", "/services/ui-design"],
  ["/services", "/services/product-management"],
  ["/Services/", "/services/product-management"],
  ["/solutions", "/solution/social-registry"],
  ["/solution", "/solution/social-registry"],
  ["/solutions/repz", "/solution/repz"],
  ["/SOLUTIONS//Repz/?a=B", "/solution/repz?a=B"],
  ["/solutions/not-there?a=+b%20c&x=&y", "/solution/not-there?a=+b%20c&x=&y"],
  ["/project", "/project/planning"],
  ["/qa/", "/qa/manual-test"],
  ["/sysadmin", "/sysadmin/infrastructure-provisioning"],
])("%s leads to %s in one step", (url, expected) => {
  expect(get(url)).toBe(expected);
});

test.each([
  "/no-such-page",
  "/no-such-page/",
  "/services/nothing",
  "/NOPE",
  "//evil.example",
  "/_next/static/X.js",
  "/api/Auth",
  "/art/A.svg",
  "/?answer=1",
])("%s is left alone", (url) => {
  expect(get(url)).toBeUndefined();
});

test("the host with or without www leads to the site's own in one step, and no other host does", () => {
  expect(get("/About-Us/?q=1", "imisozi.example")).toBe(`${SITE}/about-us?q=1`);
  expect(get("/nope?q=1", "IMISOZI.example")).toBe(`${SITE}/nope?q=1`);
  expect(get("//evil.example/x", "imisozi.example")).toBe(`${SITE}/evil.example/x`);
  expect(get("/about-us", "other.example")).toBeUndefined();
  expect(get("/about-us", "www.www.imisozi.example")).toBeUndefined();
});

test.each(["imisozi.example:443", "imisozi.example.:443", "imisozi.example.", "www.imisozi.example."])(
  "%s is the site's host, written in another way",
  (host) => {
    expect(get("/About-Us/?q=1", host)).toBe(`${SITE}/about-us?q=1`);
    expect(get("/nope?q=1", host)).toBe(`${SITE}/nope?q=1`);
  },
);

test.each([
  "www.imisozi.example",
  "WWW.Imisozi.Example",
  "www.imisozi.example:443",
  "www.imisozi.example:80",
  "www.imisozi.example:8443",
  "",
])("the host %s leads nowhere else", (host) => {
  expect(get("/about-us", host)).toBeUndefined();
});

test("a site on a port of its own keeps it, and http goes without saying :80", () => {
  const at = (siteUrl: string, host: string) =>
    createCanonical({ pages: ["/"], shortcuts: {} }, siteUrl).canonicalOf({
      url: "/",
      method: "GET",
      headers: { host },
    });
  expect(at("http://localhost:3000", "localhost:3000")).toBeUndefined();
  expect(at("http://localhost:3000", "localhost.:3000")).toBe("http://localhost:3000/");
  expect(at("http://site.example", "site.example:80")).toBeUndefined();
  expect(at("http://site.example", "www.site.example:80")).toBe("http://site.example/");
  expect(at("http://site.example", "site.example:443")).toBeUndefined();
});

test("a whole address is right in all of its parts, and on the site's origin whatever is asked for", () => {
  expect(addressOf("/Services//?a=B")).toBe(`${SITE}/services/product-management?a=B`);
  expect(addressOf("/solutions/repz/")).toBe(`${SITE}/solution/repz`);
  expect(addressOf("//evil.example/x")).toBe(`${SITE}/evil.example/x`);
  expect(addressOf("/nope")).toBe(`${SITE}/nope`);
});

test.each([
  "//evil.example",
  "//evil.example/%2e%2e",
  "/\\evil.example",
  "/nothing//here",
  "/services/../about-us",
  "/../",
  "/./nothing",
  "/%2E%2e/about-us",
  "/home/answer",
  "/Contact-Us/answer/",
  "/404",
  "/500",
  "/_not-found",
  "/%5Fglobal-error",
  "/home/answe%72",
  "/api/healt%68",
  "/user/%6Cogin",
  "/%72obots.txt",
  "/nothing/",
  "/sitemap.xml/",
  "/services/ui-design.rsc",
])("%s is nowhere", (url) => {
  expect(get(url)).toBeUndefined();
  expect(withoutDetours(`${url}?a=1`)).toBe("/nowhere");
});

test.each([
  "/",
  "/about-us?next=//a/../b",
  "/nothing",
  "/about-us?next=/a/",
  "/unsubscribe/abc/",
  "/_next/static/a..b.js",
  "/user/login",
  "/unsubscribe/abc%2Edef",
  "/%C3%A9",
  "/my-profile?answer=1",
])("%s is what is asked for", (url) => {
  expect(withoutDetours(url)).toBe(url);
});

test("only what is read is led on", () => {
  expect(get("/about-us/", undefined, "HEAD")).toBe("/about-us");
  expect(get("/ABOUT-US", undefined, "POST")).toBeUndefined();
});

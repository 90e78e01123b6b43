import { shortcuts, sitePages } from "@/content/pages";
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
  ["/%61bout-us?a=%61", "/about-us?a=%61"],
  ["/solutions", "/solution"],
  ["/SOLUTIONS//Repz/?a=B", "/solution/repz?a=B"],
  ["/solutions/not-there?a=+b%20c&x=&y", "/solution/not-there?a=+b%20c&x=&y"],
])("%s is redirected to %s in one step", (url, expected) => {
  expect(get(url)).toBe(expected);
});

test("a page and a shortcut that development adds are known at once", () => {
  const changing = { pages: PATHS, shortcuts };
  const redirects = createRedirects(changing, SITE);
  Object.assign(changing, { pages: [...PATHS, "/new"], shortcuts: { ...shortcuts, "/guess": "/new" } });
  expect(redirects.locationOf({ url: "/guess", method: "GET", headers: {} })).toBe("/new");
});

test.each(["/no-such-page/", "//evil.example", "/_next/static/X.js", "/api/Auth"])("%s is not redirected", (url) => {
  expect(get(url)).toBeUndefined();
});

test("only GET and HEAD are redirected", () => {
  expect(get("/about-us/", undefined, "HEAD")).toBe("/about-us");
  expect(get("/ABOUT-US", undefined, "POST")).toBeUndefined();
});

test("an alias, which differs by www. only, is redirected to the canonical URL in one step", () => {
  for (const host of ["imisozi.example", "IMISOZI.example"]) {
    expect(get("/About-Us/?q=1", host)).toBe(`${SITE}/about-us?q=1`);
    expect(get("//evil.example/x", host)).toBe(`${SITE}/evil.example/x`);
  }
  for (const host of ["WWW.Imisozi.Example", "www.imisozi.example:8443", "other.example", ""])
    expect(get("/about-us", host)).toBeUndefined();
});

test("the canonical URL of any request is on the site's origin", () => {
  expect(canonicalUrl("/solutions/repz/?a=B")).toBe(`${SITE}/solution/repz?a=B`);
  expect(canonicalUrl("//evil.example/x")).toBe(`${SITE}/evil.example/x`);
});

test.each([
  "//evil.example/%2e%2e",
  "/\\evil.example",
  "/nothing//here",
  "/services/../about-us",
  "/./nothing",
  "/404",
  "/%5Fglobal-error",
  "/api/healt%68",
  "/user%2flogin",
  "/nothing/",
  "/services/ui-design.rsc",
])("Next gets %s as a path that is not found", (url) => {
  expect(get(url)).toBeUndefined();
  expect(toNextUrl(`${url}?a=1`)).toBe("/not-found");
});

test.each(["/", "/about-us?next=//a/../b/", "/nothing", "/user/login", "/%C3%A9"])("Next gets %s unchanged", (url) => {
  expect(toNextUrl(url)).toBe(url);
});

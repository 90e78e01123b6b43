import { allPaths } from "@/content/routes";
import { expect, test } from "./fixtures";
import { all, anchorsOf, plain, serve } from "./served";

/** The addresses of this site that a page's anchors, pictures and head name, each with the page that names it. */
async function namedAddresses(origin: string, pattern: (html: string) => string[]) {
  const named = new Map<string, string>();
  for (const path of [...allPaths(), "/no-such-page"]) {
    const { text } = await serve(origin + path);
    for (const address of pattern(text)) {
      const url = new URL(address, origin + path);
      if (url.origin === origin) named.set(url.href, path);
    }
  }
  return named;
}

test("every link within the site leads to a page, and to a place that is on it", async ({ origin }) => {
  const links = await namedAddresses(origin, anchorsOf);
  expect(links.size).toBeGreaterThan(allPaths().length);
  const dead: string[] = [];
  for (const [href, from] of links) {
    const { pathname, search, hash } = new URL(href);
    const { status, text } = await serve(origin + pathname + search);
    // The links of the error screen itself are followed, its own address cannot be.
    if (status !== (pathname === "/my-profile" ? 307 : 200) && pathname !== "/no-such-page")
      dead.push(`${href} on ${from}: ${status}`);
    if (hash && !text.includes(` id="${hash.slice(1)}"`)) dead.push(`${href} on ${from}: nothing has that id`);
  }
  expect(dead).toEqual([]);
});

test("every page of the site can be reached from the home page's links", async ({ origin }) => {
  const { text } = await serve(`${origin}/`);
  const reached = new Set(anchorsOf(text));
  expect(allPaths().filter((path) => !reached.has(path))).toEqual(["/home"]);
});

test("every picture that a page names is there", async ({ origin }) => {
  const sources = (html: string) =>
    all(html, /<(?:img|source|use|link)\s[^>]*?(?:src|srcSet|href)="([^"]*)"/g).map(plain);
  const files = await namedAddresses(origin, sources);
  const missing: string[] = [];
  for (const [href, from] of files) {
    const { pathname, search } = new URL(href);
    if (pathname.startsWith("/art/") || pathname.startsWith("/_next/") || pathname.endsWith(".svg")) {
      const { status } = await serve(origin + pathname + search);
      if (status !== 200) missing.push(`${href} on ${from}: ${status}`);
    }
  }
  expect(files.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

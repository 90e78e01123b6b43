import { publicPaths } from "@/lib/testing/content";
import { expect, test } from "../fixtures";
import { all, anchorsOf, plain } from "../support/html";
import { send } from "../support/http";

/** Absolute URLs of this site found in its pages, each with a page that has it. */
async function urlsIn(origin: string, find: (html: string) => string[]) {
  const urls = new Map<string, string>();
  for (const path of [...publicPaths(), "/no-such-page"]) {
    const { text } = await send(origin, path);
    for (const href of find(text)) {
      const url = new URL(href, origin + path);
      if (url.origin === origin) urls.set(url.href, path);
    }
  }
  return urls;
}

test("every link, fragment, picture, icon and style sheet within the site exists", async ({ origin }) => {
  const files = /<(?:img|source|use|link)\s[^>]*?(?:src|srcSet|href)="([^"#][^"]*)"/g;
  const urls = await urlsIn(origin, (html) => [...anchorsOf(html), ...all(html, files).map(plain)]);
  expect(urls.size).toBeGreaterThan(publicPaths().length + 100);
  const broken: string[] = [];
  for (const [href, from] of urls) {
    const { pathname, search, hash } = new URL(href);
    if (pathname === "/no-such-page") continue;
    const { status, text } = await send(origin, pathname + search);
    if (status !== (pathname === "/my-profile" ? 307 : 200)) broken.push(`${href} on ${from}: ${status}`);
    if (/^#[\w-]+$/.test(hash) && !text.includes(` id="${hash.slice(1)}"`))
      broken.push(`${href} on ${from}: no such id`);
  }
  expect(broken).toEqual([]);
});

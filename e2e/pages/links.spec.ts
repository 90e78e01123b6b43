import { publicPaths } from "@/lib/testing/content";
import { expect, test } from "../fixtures";
import { all, anchorsOf, plain } from "../support/html";
import { send } from "../support/http";

/** A link text that does not name its target. */
const UNNAMED = /^(here|click|click here|more|read more|learn more|this page|link)?$/i;

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

/** The content of a page, without the breadcrumbs. */
const mainOf = (html: string) =>
  html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/<nav aria-label="Breadcrumb".*?<\/nav>/gs, "");

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

test("link texts name their targets, and one text has one target on a page", async ({ origin }) => {
  for (const path of publicPaths()) {
    const { text } = await send(origin, path);
    const targets = new Map<string, string>();
    for (const [, attributes = "", content = ""] of mainOf(text).matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)) {
      const label = / ?aria-label="([^"]*)"/.exec(attributes)?.[1];
      const alts = all(content, /<img[^>]* alt="([^"]*)"/g).join(" ");
      const name = plain(label ?? `${content.replace(/<[^>]*>/g, " ")} ${alts}`)
        .replace(/\s+/g, " ")
        .trim();
      const href = plain(/href="([^"#]*)/.exec(attributes)?.[1] ?? "");
      expect(name, `${href} on ${path}`).not.toMatch(UNNAMED);
      expect(href, `"${name}" on ${path}`).toBe(targets.get(name.toLowerCase()) ?? href);
      targets.set(name.toLowerCase(), href);
    }
  }
});

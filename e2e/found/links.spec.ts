import { pageTexts } from "@/content/page-texts";
import { publicPaths } from "@/content/routes";
import { sitePages } from "@/content/site-pages";
import { expect, test } from "../fixtures";
import { parse } from "../parsed";

/** Pages that say what the company does: not the form, nor what is kept of its answers. */
const content = sitePages
  .filter(({ path, isIndexed }) => isIndexed && !["/contact-us", "/privacy"].includes(path))
  .map(({ path }) => path);
const SAYS_NOTHING = /^(here|click|click here|more|read more|learn more|this page|link)?$/i;

/** The links of a page's own part, as a person hears them, and whether they only tell where the page stands. */
function linksOf(doc: Document, crumbsLabel: string) {
  return [...doc.querySelectorAll("main a[href]")].map((link) => {
    const alts = [...link.querySelectorAll("img")].map((image) => image.alt);
    const words = link.getAttribute("aria-label") ?? [link.textContent, ...alts].join(" ");
    return {
      href: link.getAttribute("href") ?? "",
      text: words.replace(/\s+/g, " ").trim(),
      isCrumb: link.closest("nav")?.getAttribute("aria-label") === crumbsLabel,
    };
  });
}

test("every page leads on to two others that say something", async ({ page, origin }) => {
  for (const { path } of sitePages.filter(({ isIndexed }) => isIndexed)) {
    const links = await (await parse(page, origin + path)).evaluate(linksOf, pageTexts.crumbsLabel);
    // The way back up is no way on.
    const addresses = links.filter(({ isCrumb }) => !isCrumb).map(({ href }) => new URL(href, origin + path));
    const led = new Set(addresses.filter((url) => url.origin === origin).map(({ pathname }) => pathname));
    const others = content.filter((other) => other !== path && led.has(other));
    expect.soft(others.length, `${path} leads to ${others}`).toBeGreaterThanOrEqual(2);
  }
});

test("every link says where it leads, and no two on a page say the same of two pages", async ({ page, origin }) => {
  for (const path of publicPaths()) {
    const leadsTo = new Map<string, string>();
    for (const { href, text } of await (await parse(page, origin + path)).evaluate(linksOf, pageTexts.crumbsLabel)) {
      expect.soft(text, `${href} on ${path}`).not.toMatch(SAYS_NOTHING);
      const { protocol, host, pathname } = new URL(href, origin + path);
      const target = [protocol, host, pathname].join(" ");
      expect.soft(target, `"${text}" on ${path}`).toBe(leadsTo.get(text.toLowerCase()) ?? target);
      leadsTo.set(text.toLowerCase(), target);
    }
  }
});

/** The pictures of a page that lack words; a pattern beside words needs none. */
function silentPictures(doc: Document): string[] {
  const silent = [...doc.querySelectorAll("img")].filter((image) => {
    if (image.alt.trim()) return false;
    if (!image.hasAttribute("alt")) return true;
    const holder = image.closest("a, figure");
    // Product screens and the map are drawn to be looked at.
    return holder ? !holder.textContent?.trim() : /\/art\/(screen-|africa\.)/.test(image.src);
  });
  return silent.map((image) => image.outerHTML);
}

test("every picture that says something says it in words too", async ({ page, origin }) => {
  for (const path of publicPaths()) {
    const document = await parse(page, origin + path);
    expect.soft(await document.evaluate(silentPictures), path).toEqual([]);
    expect(await document.evaluate((doc) => doc.images.length), path).toBeGreaterThan(0);
  }
});

import { sitePages } from "@/content/site-pages";
import { expect, test } from "../fixtures";
import { startSite } from "../peers/site";
import { all, anchorsOf, serve } from "../served";

const indexed = sitePages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
const SITE = process.env.SITE_URL ?? "http://localhost:3000";
const addressOf = (path: string) => SITE + (path === "/" ? "" : path);

test("the sitemap holds the 36 pages that are listed, and no other", async ({ origin }) => {
  const { text } = await serve(`${origin}/sitemap.xml`);
  const addresses = all(text, /<loc>([^<]*)<\/loc>/g);
  expect(addresses).toHaveLength(36);
  expect(addresses.toSorted()).toEqual(indexed.map(addressOf).toSorted());
  const dates = all(text, /<lastmod>([^<]*)<\/lastmod>/g);
  expect(dates).toHaveLength(36);
  for (const date of dates) {
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  }
});

test("every page is two links from home at most, and three pages at least link to it", async ({ origin }) => {
  const links = new Map<string, Set<string>>();
  for (const path of indexed) {
    const { text } = await serve(origin + path);
    links.set(path, new Set(anchorsOf(text).map((href) => href.split(/[?#]/)[0] ?? "")));
  }
  const near = links.get("/") ?? new Set();
  const reached = new Set([...near].flatMap((path) => [path, ...(links.get(path) ?? [])]));
  for (const path of indexed) {
    expect(path === "/" || reached.has(path), path).toBe(true);
    const from = indexed.filter((other) => other !== path && links.get(other)?.has(path));
    expect(from.length, `${path} is linked to from`).toBeGreaterThanOrEqual(3);
  }
});

for (const [settings, isOpen] of [
  [{ SITE_URL: "https://www.imisozi.example" }, true],
  [{ SITE_URL: "https://www.imisozi.example", SITE_INDEXING: "off" }, false],
  [{ SITE_URL: "http://www.imisozi.example" }, false],
  [{ SITE_URL: "https://192.0.2.7" }, false],
  [{ SITE_URL: "https://localhost:3000" }, false],
] as [Record<string, string>, boolean][]) {
  test(`${Object.values(settings).join(", ")} is ${isOpen ? "open" : "closed"} to search engines`, async () => {
    const site = await startSite({ env: settings });
    const robots = await fetch(`${site.url}/robots.txt`);
    const text = await robots.text();
    expect(/^Disallow: \/$/m.test(text)).toBe(!isOpen);
    expect(text.includes(`Sitemap: ${settings.SITE_URL}/sitemap.xml`)).toBe(isOpen);
    const page = await fetch(`${site.url}/about-us`);
    expect(page.headers.get("x-robots-tag")).toBe(isOpen ? null : "noindex");
    await site.stop();
  });
}

test("what phones, browsers and language models ask for is there", async ({ request }) => {
  const manifest = await request.get("/manifest.webmanifest");
  const { icons } = await manifest.json();
  for (const path of [
    "/favicon.ico",
    "/icon.svg",
    "/apple-touch-icon.png",
    ...icons.map(({ src }: { src: string }) => src),
  ]) {
    const icon = await request.get(path);
    expect(icon.status(), path).toBe(200);
    expect(icon.headers()["content-type"], path).toMatch(/^image\//);
  }
  const models = await request.get("/llms.txt");
  expect(models.headers()["content-type"]).toContain("text/plain");
  const text = await models.text();
  for (const path of indexed) expect(text, path).toContain(`](${addressOf(path)})`);
});

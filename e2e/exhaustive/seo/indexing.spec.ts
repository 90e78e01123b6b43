import { expect, test } from "../../fixtures";
import { startSite } from "../../support/site";

const SITE_URL = "https://www.imisozi.example";

// Which names are public is tested in lib/indexing.test.ts.
for (const [name, settings, isOpen] of [
  ["a public https site is open", { SITE_URL }, true],
  ["a site with SITE_INDEXING=off is closed", { SITE_URL, SITE_INDEXING: "off" }, false],
] as const) {
  test(`${name} to search engines`, async () => {
    const site = await startSite({ env: settings });
    try {
      const robots = await (await fetch(`${site.url}/robots.txt`)).text();
      expect(/^Disallow: \/$/m.test(robots)).toBe(!isOpen);
      expect(robots.includes(`Sitemap: ${SITE_URL}/sitemap.xml`)).toBe(isOpen);
      const page = await fetch(`${site.url}/about-us`);
      expect(page.headers.get("x-robots-tag")).toBe(isOpen ? null : "noindex");
      // Its origin is public in both cases.
      expect(site.logs()).toMatch(/"event":"samples-left","samples":\["content\//);
    } finally {
      await site.stop();
    }
  });
}

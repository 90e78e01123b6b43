import { listedPages } from "@/content/pages";
import { expect, test } from "../fixtures";
import { all } from "../support/html";
import { send } from "../support/http";
import { urlOf } from "./fixtures";

const urls = listedPages.map(({ path }) => urlOf(path));

test("the sitemap lists the pages to index, with their dates", async ({ origin }) => {
  const { text } = await send(origin, "/sitemap.xml");
  expect(all(text, /<loc>([^<]*)<\/loc>/g).toSorted()).toEqual(urls.toSorted());
  const dates = all(text, /<lastmod>([^<]*)<\/lastmod>/g);
  expect(dates).toHaveLength(urls.length);
  for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
});

test("a local site is closed to search engines", async ({ request }) => {
  const robots = await request.get("/robots.txt");
  expect(await robots.text()).toMatch(/^Disallow: \/$/m);
  const page = await request.get("/about-us");
  expect(page.headers()["x-robots-tag"]).toBe("noindex");
});

test("llms.txt lists the pages as text", async ({ request }) => {
  const response = await request.get("/llms.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const text = await response.text();
  for (const url of urls) expect(text).toContain(`](${url})`);
});

// Other icons are tested in security/headers.spec.ts.
test("the manifest and its icons exist", async ({ request }) => {
  const manifest = await request.get("/manifest.webmanifest");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { icons } = await manifest.json();
  expect(icons.length).toBeGreaterThan(0);
  for (const { src } of icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()["content-type"], src).toMatch(/^image\//);
  }
});

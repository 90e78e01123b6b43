import { sitePages } from "@/content/site-pages";
import { expect, test } from "../fixtures";
import { all, descriptionOf, plain, serve, titleOf } from "../served";

/** As in the build: absolute addresses are built in. */
const SITE = process.env.SITE_URL ?? "http://localhost:3000";
const MOST_BYTES = 100_000;
/** That they are there is tested in crawl.spec.ts. */
const ICONS = ["/icon.svg", "/apple-touch-icon.png"];

const metaOf = (html: string, name: string) =>
  plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");

const pages = sitePages.filter(({ path }) => path !== "/my-profile");

for (const { path, meta, canonical = path, isIndexed } of pages) {
  test(`${path} says what it is`, async ({ origin }) => {
    const { text } = await serve(origin + path);
    expect(titleOf(text)).toBe(meta.title);
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(descriptionOf(text)).toBe(meta.description);
    expect(meta.description.length).toBeGreaterThanOrEqual(70);
    expect(meta.description.length).toBeLessThanOrEqual(155);
    const address = SITE + (canonical === "/" ? "" : canonical);
    expect(all(text, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address]);
    expect(metaOf(text, "og:url")).toBe(address);
    for (const kind of ["og", "twitter"]) {
      expect(metaOf(text, `${kind}:title`)).toBe(meta.title);
      expect(metaOf(text, `${kind}:description`)).toBe(meta.description);
      expect(metaOf(text, `${kind}:image:alt`)).toBe(meta.title);
    }
    expect(metaOf(text, "twitter:card")).toBe("summary_large_image");
    expect(metaOf(text, "og:locale")).toBe("en_US");
    expect(all(text, /<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g)).toEqual(ICONS);
    expect(metaOf(text, "robots")).toBe(isIndexed || canonical !== path ? "" : "noindex");
  });

  test(`${path} has one title, and headings without gaps`, async ({ origin }) => {
    const { text } = await serve(origin + path);
    const levels = all(text, /<h([1-6])[\s>]/g).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [i, level] of levels.entries()) {
      expect(level - (levels[i - 1] ?? 0), levels.join(" ")).toBeLessThanOrEqual(1);
    }
  });
}

test("every page has a picture of its own for links to it", async ({ origin, request }) => {
  const shown = new Set<string>();
  for (const { path, canonical } of pages) {
    const { text } = await serve(origin + path);
    const address = metaOf(text, "og:image");
    expect(metaOf(text, "twitter:image")).toBe(address);
    expect(address.startsWith(`${SITE}/share/`)).toBe(true);
    if (!canonical) expect(shown.has(address), path).toBe(false);
    shown.add(address);
    const picture = await request.get(origin + new URL(address).pathname);
    const body = await picture.body();
    expect(picture.headers()["content-type"]).toBe("image/png");
    expect(picture.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(body.length).toBeLessThanOrEqual(MOST_BYTES);
    // Width and height, in the first chunk of the file.
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

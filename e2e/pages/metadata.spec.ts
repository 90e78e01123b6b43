import { SITE_LETTERS } from "@/components/art/site-font";
import { solutionPages } from "@/content/pages";
import { sitePages } from "@/content/site-pages";
import { expect, test } from "../fixtures";
import { SITE, urlOf } from "../seo/fixtures";
import { all, descriptionOf, piecesOf, plain, serve, titleOf } from "../support/served";

const MAX_PICTURE_BYTES = 100_000;

const pages = sitePages.filter(({ path }) => path !== "/my-profile");
const metaOf = (html: string, name: string) =>
  plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");

// Lengths and uniqueness of titles and descriptions are tested in content/copy.test.ts.
test("every page has its title, description, canonical URL and card", async ({ origin }) => {
  for (const { path, meta, canonical = path, isIndexed } of pages) {
    const { text } = await serve(origin + path);
    expect(titleOf(text)).toBe(meta.title);
    expect(descriptionOf(text), path).toBe(meta.description);
    expect(all(text, /<link rel="canonical" href="([^"]*)"/g), path).toEqual([urlOf(canonical)]);
    expect(metaOf(text, "og:url"), path).toBe(urlOf(canonical));
    for (const kind of ["og", "twitter"]) {
      expect(metaOf(text, `${kind}:title`), path).toBe(meta.title);
      expect(metaOf(text, `${kind}:description`), path).toBe(meta.description);
    }
    expect(metaOf(text, "twitter:card"), path).toBe("summary_large_image");
    expect(metaOf(text, "robots"), path).toBe(isIndexed || canonical !== path ? "" : "noindex");
  }
});

test("every page has one h1, and no gaps between its levels of headings", async ({ origin }) => {
  for (const { path } of pages) {
    const { text } = await serve(origin + path);
    const levels = all(text, /<h([1-6])[\s>]/g).map(Number);
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    for (const [i, level] of levels.entries()) {
      expect(level - (levels[i - 1] ?? 0), `${path}: ${levels.join(" ")}`).toBeLessThanOrEqual(1);
    }
  }
});

test("every page is in English, in letters that the site's font has", async ({ origin }) => {
  for (const { path } of pages) {
    const { text } = await serve(origin + path);
    expect(text, path).toMatch(/<html[^>]* lang="en"/);
    expect(
      [...piecesOf(text).join("")].filter((letter) => !SITE_LETTERS.includes(letter)),
      path,
    ).toEqual([]);
  }
});

test("every product screen has a text alternative", async ({ origin }) => {
  for (const [slug, { imageAlt }] of Object.entries(solutionPages)) {
    const { text } = await serve(`${origin}/solution/${slug}`);
    expect(all(text, / alt="([^"]*)"/g).map(plain), slug).toContain(imageAlt);
  }
});

test("every page has a picture of its own for its card", async ({ origin }) => {
  const seen = new Set<string>();
  for (const { path, canonical, meta } of pages) {
    const { text } = await serve(origin + path);
    const url = metaOf(text, "og:image");
    expect(metaOf(text, "twitter:image")).toBe(url);
    expect(metaOf(text, "og:image:alt")).toBe(meta.title);
    expect(url.startsWith(`${SITE}/share/`)).toBe(true);
    if (canonical) continue;
    expect(seen.has(url), path).toBe(false);
    seen.add(url);
    const picture = await fetch(origin + new URL(url).pathname);
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect(picture.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const body = Buffer.from(await picture.arrayBuffer());
    expect(body.length).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
    // Width and height, in PNG's first chunk.
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

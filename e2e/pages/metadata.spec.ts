import { fontLetters } from "@/app/font-letters";
import { titleEnd } from "@/content/company/brand";
import { sitePages } from "@/content/pages";
import { expect, test } from "../fixtures";
import { SITE, urlOf } from "../seo/fixtures";
import { all, plain } from "../support/html";
import { send } from "../support/http";

/** `ImageResponse` writes PNGs without a palette. WhatsApp shows no picture above 300 kB. */
const MAX_PICTURE_BYTES = 150_000;

const pages = sitePages.filter(({ path }) => path !== "/my-profile");
const metaOf = (html: string, name: string) =>
  plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");

// Lengths and uniqueness are tested in content/copy.test.ts; headings, language and text alternatives by axe.
test("every page has its own metadata and share picture, and only letters of the site's font", async ({ origin }) => {
  const seen = new Set<string>();
  for (const { path, meta, canonical = path, isIndexed } of pages) {
    const { text } = await send(origin, path);
    expect(all(text, /<title>([^<]*)<\/title>/g).map(plain)).toEqual([meta.title + titleEnd]);
    expect(metaOf(text, "description"), path).toBe(meta.description);
    expect(all(text, /<link rel="canonical" href="([^"]*)"/g), path).toEqual([urlOf(canonical)]);
    expect(metaOf(text, "og:url"), path).toBe(urlOf(canonical));
    for (const kind of ["og", "twitter"]) {
      expect(metaOf(text, `${kind}:title`), path).toBe(meta.title);
      expect(metaOf(text, `${kind}:description`), path).toBe(meta.description);
    }
    expect(metaOf(text, "twitter:card"), path).toBe("summary_large_image");
    expect(metaOf(text, "robots"), path).toBe(isIndexed || canonical !== path ? "" : "noindex");
    const shown = plain(text.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ""));
    expect(
      [...shown].filter((letter) => letter !== "\n" && !fontLetters.includes(letter)),
      path,
    ).toEqual([]);

    const url = metaOf(text, "og:image");
    expect(metaOf(text, "twitter:image")).toBe(url);
    expect(metaOf(text, "og:image:alt")).toBe(meta.title);
    expect(url.startsWith(`${SITE}/share/`)).toBe(true);
    if (canonical !== path) continue;
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

import { loadContent, textsIn } from "@/lib/testing/content";
import { titleEnd } from "./company/brand";
import * as messages from "./messages";
import { sitePages } from "./pages";

const metas = sitePages.filter(({ canonical }) => !canonical).map(({ path, meta }) => [path, meta] as const);

/** Finds the pages in some content: objects with metadata. */
function pagesIn(content: unknown): object[] {
  if (typeof content !== "object" || content === null) return [];
  return "meta" in content ? [content] : Object.values(content).flatMap(pagesIn);
}

const wordsOf = (content: unknown) =>
  textsIn(content).map(({ text }) => text.toLowerCase().replace(/\s+/g, " ").trim());

function repeatsIn(values: string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

test("every page has a title and a description of its own, of the right length for search engines", () => {
  for (const [path, { title, description }] of metas) {
    const shown = title + titleEnd;
    expect([path, shown.length]).toEqual([path, Math.min(shown.length, 60)]);
    expect([path, description.length]).toEqual([path, Math.min(Math.max(description.length, 70), 155)]);
  }
  for (const key of ["title", "description"] as const)
    expect(repeatsIn(metas.flatMap(([, meta]) => wordsOf(meta[key])))).toEqual([]);
});

test("no two pages share a sentence of 40 characters, in content or metadata", async () => {
  const modules = (await loadContent()).filter(({ file }) => file !== "pages.ts");
  const pages = new Set(modules.flatMap(({ content }) => pagesIn(content)));
  expect(pages.size).toBeGreaterThanOrEqual(metas.length);
  const sentences = [...pages].flatMap((page) => [
    ...new Set(wordsOf(page).flatMap((text) => text.split(/[.!?]/).map((sentence) => sentence.trim()))),
  ]);
  expect(repeatsIn(sentences.filter((sentence) => sentence.length >= 40 && sentence.includes(" ")))).toEqual([]);
});

test("a tool has one name on all pages", async () => {
  const texts = (await loadContent()).flatMap(({ content }) => wordsOf(content));
  expect(texts.filter((text) => /terraform/.test(text))).toEqual([]);
});

test("the content has no word that the design guide bans", async () => {
  const banned =
    /\b(leverag\w*|seamless\w*|robust\w*|world[ -]class|innovative solutions?|empower\w*|journey\w*|unlock\w*|synerg\w*)\b/i;
  expect((await loadContent()).flatMap(({ content }) => wordsOf(content)).filter((text) => banned.test(text))).toEqual(
    [],
  );
});

describe("typography", () => {
  let texts: ReturnType<typeof textsIn>;
  beforeAll(async () => {
    const all = (await loadContent()).flatMap(({ file, content }) => textsIn(content, file));
    // The client's words keep the client's characters.
    texts = all.filter(({ text }) => text !== messages.subscribe.privacy);
  });

  test("apostrophes and quotation marks are typographic", () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(({ text }) => /['"]/.test(text))).toEqual([]);
  });

  test("a number stays on one line with its sign or unit", () => {
    const split = /\d [×/] |[×/] \d|\d (m²|km|%|a\.m\.|p\.m\.|GB|MB|kB|ms|px)(?!\w)|\b(RWF|USD) \d|per m²/;
    expect(texts.filter(({ text }) => split.test(text))).toEqual([]);
  });
});

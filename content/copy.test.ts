import { loadContent, textsIn } from "@/lib/testing/content";
import { sitePages } from "./site-pages";

const metas = sitePages.filter(({ canonical }) => !canonical).map(({ path, meta }) => [path, meta] as const);

/** The pages in some content: what has metadata. */
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

test.each(metas)("%s has a title and a description of the right length for search engines", (_, meta) => {
  expect(meta.title.length).toBeGreaterThan(0);
  expect(meta.title.length).toBeLessThanOrEqual(60);
  expect(meta.description.length).toBeGreaterThanOrEqual(70);
  expect(meta.description.length).toBeLessThanOrEqual(155);
});

test.each(["title", "description"] as const)("every page's %s is unique", (key) => {
  expect(repeatsIn(metas.flatMap(([, meta]) => wordsOf(meta[key])))).toEqual([]);
});

test("no two pages share a sentence of 40 characters, in content or metadata", async () => {
  const modules = (await loadContent()).filter(({ file }) => file !== "site-pages.ts");
  const pages = new Set(modules.flatMap(({ content }) => pagesIn(content)));
  expect(pages.size).toBeGreaterThanOrEqual(metas.length);
  const sentences = [...pages].flatMap((page) => [
    ...new Set(wordsOf(page).flatMap((text) => text.split(/[.!?]/).map((sentence) => sentence.trim()))),
  ]);
  expect(repeatsIn(sentences.filter((sentence) => sentence.length >= 40))).toEqual([]);
});

test("no word that the design guide bans", async () => {
  const banned =
    /\b(leverag\w*|seamless\w*|robust\w*|world[ -]class|innovative solutions?|empower\w*|journey\w*|unlock\w*|synerg\w*)\b/i;
  expect((await loadContent()).flatMap(({ content }) => wordsOf(content)).filter((text) => banned.test(text))).toEqual(
    [],
  );
});

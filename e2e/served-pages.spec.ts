import { SITE_LETTERS } from "@/components/art/site-font";
import { publicPaths } from "@/content/routes";
import { expect, test } from "./fixtures";
import { all, descriptionOf, piecesOf, serve, titleOf } from "./served";

/** What stands in the answer itself, before any script: what crawlers and slow phones get. */
for (const path of publicPaths()) {
  test(`${path} is served whole`, async ({ origin }) => {
    const { status, text } = await serve(origin + path);
    expect(status).toBe(200);
    expect(text).toMatch(/<html[^>]* lang="en"/);
    expect(all(text, /<(h1)[\s>]/g)).toHaveLength(1);
    expect(titleOf(text)).not.toBe("");
    expect(descriptionOf(text).length).toBeGreaterThan(50);
    // A strict content security policy refuses these.
    expect(text).not.toContain('style="');
    expect([...piecesOf(text).join("")].filter((letter) => !SITE_LETTERS.includes(letter))).toEqual([]);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? "";
    expect(new URL(canonical).pathname).toBe(path === "/home" ? "/" : path);
  });
}

test("no two pages share a title or a description, but for the home page's two addresses", async ({ origin }) => {
  const titles = new Map<string, string[]>();
  const descriptions = new Map<string, string[]>();
  for (const path of publicPaths()) {
    const { text } = await serve(origin + path);
    titles.set(titleOf(text), [...(titles.get(titleOf(text)) ?? []), path]);
    descriptions.set(descriptionOf(text), [...(descriptions.get(descriptionOf(text)) ?? []), path]);
  }
  for (const seen of [titles, descriptions]) {
    expect([...seen.values()].filter((paths) => paths.length > 1)).toEqual([["/", "/home"]]);
  }
});

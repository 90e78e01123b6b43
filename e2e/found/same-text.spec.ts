import { publicPaths } from "@/content/routes";
import { expect, open, test } from "../fixtures";
import { parse } from "../parsed";

/** What is opened one after the other: a browser of its own for each page would take most of the time. */
const PAGES_A_TEST = 10;

/** The words of a document, without what is written for machines. */
function wordsOf({ body }: Document): string[] {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const code of copy.querySelectorAll("script, style, template")) code.remove();
  return (copy.textContent ?? "").trim().split(/\s+/);
}

const paths = publicPaths();

for (let start = 0; start < paths.length; start += PAGES_A_TEST) {
  const some = paths.slice(start, start + PAGES_A_TEST);
  test(`scripts change no word of ${some[0]} to ${some.at(-1)}`, async ({ page, context, origin }) => {
    const blank = await context.newPage();
    for (const path of some) {
      const served = await (await parse(blank, origin + path)).evaluate(wordsOf);
      expect(served.length, path).toBeGreaterThan(100);
      await open(page, path);
      // What React has put off until after it took over is done by then.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const shown = await (await page.evaluateHandle(() => document)).evaluate(wordsOf);
      expect.soft(shown, path).toEqual(served);
    }
  });
}

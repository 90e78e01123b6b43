import { publicPaths } from "@/lib/testing/content";
import { expect, open, type Page, test } from "../../fixtures";
import { expectContrast, expectTextFits, spaceText } from "../../pages/text";

/** Kinyarwanda words without a language; the company's name is none. */
const unmarkedWords = (page: Page) =>
  page.evaluate(() => {
    const unmarked: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? "";
      const isWord = /\b(imigongo|imibereho|imisozi(?! technologies|\.))\b/i.test(text);
      if (isWord && !node.parentElement?.closest("[lang=rw], script")) unmarked.push(text);
    }
    return unmarked;
  });

for (const path of [...publicPaths(), "/no-such-page"]) {
  test(`${path} follows what its reader prefers: spacing, colours, contrast, language`, async ({
    page,
    allowedErrors,
  }) => {
    if (path === "/no-such-page") allowedErrors.push(/status of 404/);
    await open(page, path);
    expect(await unmarkedWords(page)).toEqual([]);
    await test.step("more contrast", async () => {
      await page.emulateMedia({ contrast: "more" });
      await expectContrast(page, 7);
    });
    for (const colorScheme of ["light", "dark"] as const) {
      await test.step(`colours of a ${colorScheme} system`, async () => {
        await page.emulateMedia({ contrast: null, forcedColors: "active", colorScheme });
        await expectContrast(page, 4.5);
      });
    }
    await test.step("spacing of text", async () => {
      await page.emulateMedia({ forcedColors: null, colorScheme: null });
      await spaceText(page);
      await expectTextFits(page, [320, 768, 1280]);
    });
  });
}

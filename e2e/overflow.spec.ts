import { publicPaths } from "@/content/routes";
import { expect, open, type Page } from "./fixtures";
import { test } from "./kept-page";

/** 640 and 720 are what 200% of zoom leaves of 1280 and 1440. */
const WIDTHS = [320, 390, 560, 640, 720, 768, 860, 960, 992, 1100, 1200, 1440];

/** How far the page can be pushed sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    scrollTo(10_000, scrollY);
    const pushed = scrollX;
    scrollTo(0, scrollY);
    return Math.max(pushed, document.documentElement.scrollWidth - innerWidth);
  });

/** Words that run out of the screen although nothing scrolls, as in a section that cuts what is too wide. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const box = node.parentElement;
      // Tabs scroll sideways on purpose; words for screen readers alone are one pixel wide.
      if (!box?.checkVisibility() || box.closest(".tabs, .sr-only, .skip") || !node.nodeValue?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (right > innerWidth + 1 || left < -1) cut.push(node.nodeValue);
    }
    return cut;
  });

/** The heights of the ways from home to the page that take more than one line. */
const tallCrumbs = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".crumbs")].map(({ clientHeight }) => clientHeight).filter((height) => height > 44),
  );

for (const path of [...publicPaths(), "/no-such-page"]) {
  test(`${path} fits every width`, async ({ page, expectedTrouble }) => {
    if (path === "/no-such-page") expectedTrouble.push(/status of 404/);
    await open(page, path);
    // Every tab's panel at a time, as without a script.
    // A sheet of the browser's own: the page's policy keeps markup with styles out.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".tab-panel { display: block !important }");
      document.adoptedStyleSheets = [sheet];
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sideways(page), `sideways at ${width} px`).toBe(0);
      expect.soft(await cutWords(page), `cut at ${width} px`).toEqual([]);
      // On the narrowest phone the longest way may take two lines.
      if (width > 320) expect.soft(await tallCrumbs(page), `lines of the way at ${width} px`).toEqual([]);
    }
  });
}

test("every tab can be scrolled to on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ["/solution/repz", "/qa/security-compliance-testing"]) {
    await open(page, path);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      // Half pixels may stay outside.
      await expect(tab).toBeInViewport({ ratio: 0.98 });
      expect(await sideways(page)).toBe(0);
    }
  }
});

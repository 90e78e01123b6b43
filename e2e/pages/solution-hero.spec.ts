import { solutionPages } from "@/content/pages";
import { expect, open, type Page, test } from "../fixtures";

/** Measures the window of a product in its hero. */
const measureWindow = (page: Page) =>
  page
    .locator("main section")
    .first()
    .evaluate((hero) => {
      const figure = hero.querySelector("figure") as HTMLElement;
      const frame = figure.getBoundingClientRect();
      const foot = hero.getBoundingClientRect().bottom;
      const seen = [...figure.querySelectorAll("p, dd, dt, li, td, th, span, text, input")].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[class*=sr-only]"),
      );
      const pattern = hero.querySelector<HTMLElement>("div > img")?.getBoundingClientRect();
      return {
        width: frame.width,
        pattern: pattern?.width,
        cut: frame.bottom - foot,
        hidden: seen
          .filter((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const isText = element.childElementCount === 0 && element.textContent?.trim();
            const box = isText ? range.getBoundingClientRect() : element.getBoundingClientRect();
            return (isText || element.matches("input")) && box.bottom > foot;
          })
          .map((element) => element.outerHTML),
        above: [...hero.querySelectorAll("h1, nav")].map(({ tagName }) => tagName),
      };
    });

for (const { path } of solutionPages) {
  test(`${path} shows its product as wide as the layout, cut by the page, without hiding text`, async ({ page }) => {
    await open(page, path);
    for (const [width, window, cut] of [
      [320, 280, 40],
      [360, 320, 40],
      [768, 704, 64],
      [992, 928, 64],
      [1440, 1200, 64],
      [1920, 1200, 64],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const input of await page.locator("main section").first().locator("input").all()) {
        await input.check();
        expect
          .soft(await measureWindow(page), `at ${width} px`)
          .toEqual({ width: window, pattern: width, cut, hidden: [], above: ["NAV", "H1"] });
      }
    }
  });
}

import { disciplines, servicePath, services, solutions } from "@/content/navigation";
import { expect, type Locator, open, type Page, test } from "../../fixtures";
import { expectAccessible } from "../../support/axe";

const paths = [
  ...services.flatMap(({ entries }) => entries.map(({ slug }) => `${servicePath}/${slug}`)),
  ...[solutions, ...disciplines].flatMap(({ path, entries }) => entries.map(({ slug }) => `${path}/${slug}`)),
];
const WIDTHS = [320, 560, 768, 1440];
const SMALLEST_PX = 12;

/** Texts of a figure that are smaller than 12 px, or reach beyond its edges. */
const faultsIn = (figure: Locator, smallest: number) =>
  figure.evaluate((root, min) => {
    const box = root.getBoundingClientRect();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, textContent } = node;
      const text = textContent?.trim();
      if (!parentElement || !text || !parentElement.checkVisibility({ visibilityProperty: true })) continue;
      if (parentElement.closest(".sr-only")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (!width) continue;
      if (Number.parseFloat(getComputedStyle(parentElement).fontSize) < min) faults.push(`small: ${text}`);
      if (left < box.left - 1 || right > box.right + 1) faults.push(`outside: ${text}`);
    }
    return faults;
  }, smallest);

async function forEachState(figure: Locator, check: () => Promise<void>) {
  const inputs = figure.locator("input");
  await check();
  for (const input of await inputs.all()) {
    await input.check();
    await check();
  }
}

async function figuresOf(page: Page): Promise<Locator[]> {
  const all = await page.locator("figure.fig").all();
  const shown: Locator[] = [];
  for (const figure of all) if (await figure.isVisible()) shown.push(figure);
  return shown;
}

for (const path of paths) {
  const tabs = path.startsWith(solutions.path);
  test(`${path}: every figure fits in every state, and has no violation`, async ({ page }) => {
    test.slow();
    await open(page, path);
    const ids = tabs
      ? await page.getByRole("tab").evaluateAll((all) => all.map((tab) => tab.getAttribute("aria-controls")))
      : [null];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const id of ids) {
        if (id) await page.locator(`[aria-controls="${id}"]`).click();
        for (const figure of await figuresOf(page)) {
          await forEachState(figure, async () => {
            expect(await faultsIn(figure, SMALLEST_PX), `at ${width} px`).toEqual([]);
            if (width === 768) await expectAccessible(page, `${path} ${id ?? ""}`);
          });
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    }
  });
}

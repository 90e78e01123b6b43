import { testedWidths } from "@/content/this-site";
import { publicPaths } from "@/lib/testing/content";
import { expect, type Locator, type Page, test } from "../../fixtures";
import { expectReadable, expectWellMade } from "../../pages/steps";
import { expectAccessible } from "../../support/axe";

const FIGURE_WIDTHS = [320, 560, 768, 1440];
const SMALLEST_PX = 12;

/** Texts of a figure that are too small, or reach beyond its edges. */
const faultsIn = (figure: Locator) =>
  figure.evaluate((root, smallest) => {
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
      if (Number.parseFloat(getComputedStyle(parentElement).fontSize) < smallest) faults.push(`small: ${text}`);
      if (left < box.left - 1 || right > box.right + 1) faults.push(`outside: ${text}`);
    }
    return faults;
  }, SMALLEST_PX);

/** Expects every figure that is shown to fit in every state, without a violation. */
async function expectFigures(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  for (const figure of await page.locator("figure.fig").filter({ visible: true }).all()) {
    const check = async () => {
      expect(await faultsIn(figure), `at ${width} px`).toEqual([]);
      if (width === 768) await expectAccessible(page, `a figure at ${width} px`);
    };
    await check();
    for (const input of await figure.locator("input").all()) {
      await input.check();
      await check();
    }
  }
}

for (const path of [...publicPaths(), "/no-such-page"]) {
  test(`${path} fits every width, is accessible, and shows its figures`, async ({ page, allowedErrors }) => {
    test.slow();
    if (path === "/no-such-page") allowedErrors.push(/status of 404/);
    await expectWellMade(page, path, testedWidths, [390, 1280]);
    for (const width of FIGURE_WIDTHS) {
      if (!path.startsWith("/solution/")) await expectFigures(page, width);
      else
        for (const tab of await page.getByRole("tab").all()) {
          await tab.click();
          await expectFigures(page, width);
        }
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of publicPaths()) {
    test(`${path} can be read`, async ({ page }) => {
      await expectReadable(page, path);
    });
  }

  test("on paper every answer stands below its question", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    for (const path of ["/dedicated-team", "/contact-us"]) {
      await page.goto(path);
      const answers = page.locator("main details > :not(summary)");
      expect(await answers.count()).toBeGreaterThan(1);
      for (const answer of await answers.all()) await expect(answer).toBeVisible();
    }
  });
});

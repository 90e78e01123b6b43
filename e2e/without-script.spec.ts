import { detailParams, findDetail, publicPaths } from "@/content/routes";
import { expect, type Page } from "./fixtures";
import { test } from "./kept-page";

test.use({ keptOptions: { javaScriptEnabled: false } });

/** The words of the page that nobody can see. */
const unseenWords = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const unseen: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const box = node.parentElement;
      // A button that only a script could serve is not there.
      if (!box || !node.nodeValue?.trim() || box.closest("script, style, template, [data-shows]")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isSeen = box.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
      if (!isSeen || range.getClientRects().length === 0) unseen.push(node.nodeValue);
    }
    return unseen;
  });

for (const path of publicPaths()) {
  test(`every word of ${path} can be read`, async ({ page }) => {
    await page.goto(path);
    expect((await page.locator("main").textContent())?.length).toBeGreaterThan(100);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await unseenWords(page), `at ${width} px`).toEqual([]);
    }
    const bar = page.locator("header");
    await expect(bar).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(bar).not.toHaveCSS("box-shadow", "none");
  });
}

for (const { section, slug } of detailParams()) {
  test(`every feature of /${section}/${slug} stands open, and its tab leads to it`, async ({ page }) => {
    const features = findDetail(section, slug)?.page.features ?? [];
    await page.goto(`/${section}/${slug}`);
    await expect(page.getByRole("tabpanel")).toHaveCount(features.length);
    for (const { title, tab } of features) {
      await expect(page.getByRole("tabpanel").getByRole("heading", { name: title, exact: true })).toBeVisible();
      await page.getByRole("tab", { name: tab, exact: true }).click();
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
    }
  });
}

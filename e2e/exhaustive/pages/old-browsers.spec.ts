import { publicPaths } from "@/lib/testing/content";
import { expect, open, type Page, test } from "../../fixtures";
import { drawerOf, menuOf, menus, PHONE } from "../../frame/fixtures";
import { removeLayers, removePopovers } from "../../support/old-browser";

async function expectPanelsToWork(page: Page) {
  await removePopovers(page);
  for (const menu of menus) {
    await page.goto("/about-us");
    const { button, panel } = menuOf(page, menu);
    await expect(panel).toBeHidden();
    await button.click();
    const links = panel.getByRole("list").getByRole("link");
    await expect(links.filter({ visible: true })).toHaveCount(menu.links.length);
    // The mouse moves there as a hand does.
    const box = await button.boundingBox();
    if (!box) throw new Error("The button is not drawn.");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(box.x, box.y + 200, { steps: 50 });
    await links.last().click();
    await expect(page).toHaveURL(menu.links.at(-1) ?? "");
  }
}

// Chromium before 114, Firefox before 125 and Safari before 17 have no popovers.
test.describe("without popovers", () => {
  test("the bar's menus open by a click and lead to other pages", async ({ page }) => expectPanelsToWork(page));

  test.describe("on a phone", () => {
    test.use({ viewport: PHONE });

    test("the drawer opens another page", async ({ page }) => {
      await removePopovers(page);
      await open(page, "/about-us");
      const { hamburger, drawer } = drawerOf(page);
      await hamburger.click();
      await drawer.getByRole("link", { name: "Contact Us" }).click();
      await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeVisible();
      await expect(drawer).toBeHidden();
    });
  });

  test.describe("and without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the bar's menus open by a click and lead to other pages", async ({ page }) => expectPanelsToWork(page));

    test.describe("on a phone", () => {
      test.use({ viewport: PHONE });

      test("the footer has the sections, and no button stands for a drawer that cannot open", async ({ page }) => {
        await removePopovers(page);
        await page.goto("/about-us");
        await expect(drawerOf(page).hamburger).toBeHidden();
        const footer = page.locator("footer");
        for (const { label, groups } of menus) {
          const links = footer.getByRole("navigation", { name: label }).getByRole("link").filter({ visible: true });
          const hrefs = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("href")));
          expect(hrefs).toEqual(expect.arrayContaining([...groups]));
        }
      });
    });
  });
});

test.describe("without cascade layers", () => {
  // Next itself does not start in these browsers.
  test.use({ javaScriptEnabled: false });

  test("every page is readable: not wider than the window, with small icons, and without the trap of forms", async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await removeLayers(page);
    for (const path of publicPaths()) {
      await page.goto(path);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const [widest, highest] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          Math.max(...Array.from(document.querySelectorAll("svg"), (svg) => svg.getBoundingClientRect().height)),
        ]);
        expect.soft(widest, `${path} at ${width} px`).toBeLessThanOrEqual(width);
        expect.soft(highest, `the highest drawing of ${path} at ${width} px`).toBeLessThanOrEqual(40);
      }
      await expect.soft(page.locator("[name=website]").filter({ visible: true }), path).toHaveCount(0);
      await expect.soft(page.getByText("My Profile").filter({ visible: true }), path).toHaveCount(0);
    }
  });
});

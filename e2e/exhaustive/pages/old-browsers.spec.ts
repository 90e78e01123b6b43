import { expect, open, type Page, test } from "../../fixtures";
import { drawerOf, menuOf, menus, PHONE } from "../../frame/fixtures";
import { removePopovers } from "../../support/old-browser";

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
  });
});

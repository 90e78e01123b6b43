import { expect, type Locator, test } from "../fixtures";
import { drawerOf, menuOf, menus, PHONE } from "./fixtures";

test.use({ javaScriptEnabled: false });

async function expectLinks(links: Locator, hrefs: string[]) {
  expect(await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("href")))).toEqual(hrefs);
  await expect(links.filter({ visible: true })).toHaveCount(hrefs.length);
}

test("a click opens a panel with the menu's links in order", async ({ page }) => {
  await page.goto("/about-us");
  for (const menu of menus) {
    const { button, panel } = menuOf(page, menu);
    await expect(panel).toBeHidden();
    await button.click();
    await expectLinks(panel.getByRole("heading").getByRole("link"), menu.groups);
    const links = panel.getByRole("list").getByRole("link");
    await expectLinks(links, menu.links);
    await links.nth(1).click();
    await expect(page).toHaveURL(menu.links[1] ?? "");
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the drawer opens and closes, and its groups have the menus' links in order", async ({ page }) => {
    await page.goto("/about-us");
    const { hamburger, drawer, close } = drawerOf(page);
    for (const dismiss of [() => close.click(), () => page.keyboard.press("Escape"), () => page.mouse.click(30, 400)]) {
      await hamburger.click();
      await expect(drawer).toBeVisible();
      await dismiss();
      await expect(drawer).toBeHidden();
    }
    for (const menu of menus) {
      const { group } = drawerOf(page);
      await hamburger.click();
      // The page of a menu has its group open.
      if (await group(menu).list.isHidden()) await group(menu).row.click();
      await expectLinks(group(menu).list.locator(".drawer-group"), menu.groups);
      const links = group(menu).list.getByRole("listitem").getByRole("link");
      await expectLinks(links, menu.links);
      await links.last().click();
      await expect(page).toHaveURL(menu.links.at(-1) ?? "");
    }
  });
});

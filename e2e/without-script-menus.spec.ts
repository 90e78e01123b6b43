import { drawerOf } from "./drawers";
import { expect, type Locator, test } from "./fixtures";
import { menuOf } from "./panels";
import { linksOf, specMenus } from "./spec-menus";

test.use({ javaScriptEnabled: false });

async function expectReachable(links: Locator, hrefs: string[]) {
  await expect(links).toHaveCount(hrefs.length);
  for (const [i, href] of hrefs.entries()) {
    await expect(links.nth(i)).toBeVisible();
    await expect(links.nth(i)).toHaveAttribute("href", href);
  }
}

for (const menu of specMenus) {
  test(`a click opens ${menu.label}, whose links work`, async ({ page }) => {
    await page.goto("/");
    const { button, panel } = menuOf(page, menu);
    await expect(panel).toBeHidden();
    await button.click();
    await expectReachable(panel.getByRole("list").getByRole("link"), linksOf(menu));
    await panel.getByRole("link").nth(1).click();
    await expect(page).toHaveURL(linksOf(menu)[1] ?? "");
  });

  test(`the drawer opens by a click, and so does its ${menu.label}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/about-us");
    const { hamburger, drawer, group } = drawerOf(page);
    await expect(drawer).toBeHidden();
    await hamburger.click();
    await expect(drawer).toBeVisible();
    await group(menu.label).row.click();
    const links = group(menu.label).list.getByRole("link");
    await expectReachable(links, linksOf(menu));
    await links.last().click();
    await expect(page).toHaveURL(linksOf(menu).at(-1) ?? "");
  });
}

test("the drawer's button, Escape and a click beside it close the drawer", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about-us");
  const { hamburger, drawer, close } = drawerOf(page);
  for (const shut of [() => close.click(), () => page.keyboard.press("Escape"), () => page.mouse.click(30, 400)]) {
    await hamburger.click();
    await expect(drawer).toBeVisible();
    await shut();
    await expect(drawer).toBeHidden();
  }
});

test("Escape and the keyboard work on the panels", async ({ page }) => {
  await page.goto("/");
  const { button, panel } = menuOf(page, specMenus[0]);
  await button.press("Enter");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

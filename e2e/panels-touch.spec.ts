import { expect, open, test } from "./fixtures";
import { menuOf } from "./panels";
import { specMenus } from "./spec-menus";

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

for (const menu of specMenus) {
  test(`a tap opens ${menu.label}, and a tap on a link follows it`, async ({ page }) => {
    await open(page, "/");
    const { button, panel } = menuOf(page, menu);
    await button.tap();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const link = panel.getByRole("list").first().getByRole("link").first();
    await link.tap();
    await expect(page).toHaveURL(menu.groups[0].links[0]);
    await expect(panel).toBeHidden();
  });

  test(`a second tap closes ${menu.label}, and so does one beside it`, async ({ page }) => {
    await open(page, "/");
    const { button, panel } = menuOf(page, menu);
    await button.tap();
    await expect(panel).toBeVisible();
    await button.tap();
    await expect(panel).toBeHidden();
    await button.tap();
    await expect(panel).toBeVisible();
    await page.touchscreen.tap(512, 740);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(page).toHaveURL("/");
  });
}

test("touching a link fetches its page ahead", async ({ page }) => {
  await open(page, "/about-us");
  const ahead = page.waitForRequest((request) => "next-router-prefetch" in request.headers());
  const link = page.locator("main").getByRole("link", { name: "Get in Touch" });
  await link.dispatchEvent("touchstart", { touches: [], changedTouches: [], targetTouches: [] });
  expect(new URL((await ahead).url()).pathname).toBe("/contact-us");
});

import { drawerOf } from "./drawers";
import { expect, open, test } from "./fixtures";

test.use({ viewport: { width: 390, height: 844 } });

test("a link of a group leads to its page, and the drawer closes", async ({ page }) => {
  await open(page, "/");
  const { hamburger, drawer, group } = drawerOf(page);
  await hamburger.click();
  await group("Services").row.click();
  await drawer.locator('a[href="/services/ui-design"]').click();
  await expect(page).toHaveURL("/services/ui-design");
  await expect(drawer).toBeHidden();
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
});

for (const [name, path] of [
  ["Dedicated Team", "/dedicated-team"],
  ["About Us", "/about-us"],
  ["Contact Us", "/contact-us"],
] as const) {
  test(`${name} leads to its page, and the drawer closes`, async ({ page }) => {
    await open(page, "/");
    const { hamburger, drawer } = drawerOf(page);
    await hamburger.click();
    await drawer.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(drawer).toBeHidden();
  });
}

test("going back closes the drawer with the page it was opened on", async ({ page }) => {
  await open(page, "/about-us");
  await page.locator("main").getByRole("link", { name: "Get in Touch" }).click();
  await expect(page).toHaveURL("/contact-us");
  const { hamburger, drawer } = drawerOf(page);
  await hamburger.click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
  await expect(drawer).toBeHidden();
});

test("a click beside the drawer closes it, one inside does not", async ({ page }) => {
  await open(page, "/");
  const { hamburger, drawer } = drawerOf(page);
  await hamburger.click();
  await drawer.click({ position: { x: 20, y: 700 } });
  await expect(drawer).toBeVisible();
  await page.mouse.click(30, 400);
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL("/");
});

test("its own button closes the drawer", async ({ page }) => {
  await open(page, "/");
  const { hamburger, drawer, close } = drawerOf(page);
  await hamburger.click();
  await close.click();
  await expect(drawer).toBeHidden();
  await expect(hamburger).toBeFocused();
  // And it opens again.
  await hamburger.click();
  await expect(drawer).toBeVisible();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a tap opens the drawer and one beside it closes it", async ({ page }) => {
    await open(page, "/");
    const { hamburger, drawer, group } = drawerOf(page);
    await hamburger.tap();
    await expect(drawer).toBeVisible();
    await group("Expertise").row.tap();
    await expect(group("Expertise").list).toBeVisible();
    await page.touchscreen.tap(30, 400);
    await expect(drawer).toBeHidden();
  });
});

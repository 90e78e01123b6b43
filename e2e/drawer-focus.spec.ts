import { drawerOf } from "./drawers";
import { expect, open, type Page, test } from "./fixtures";

test.use({ viewport: { width: 390, height: 844 } });

const isFocusInside = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest("#drawer")));

for (const key of ["Enter", "Space"]) {
  test(`${key} opens the drawer, Escape closes it and gives the focus back`, async ({ page }) => {
    await open(page, "/");
    const { hamburger, drawer } = drawerOf(page);
    await hamburger.focus();
    await page.keyboard.press(key);
    await expect(drawer).toBeVisible();
    expect(await isFocusInside(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(hamburger).toBeFocused();
  });
}

test("Escape gives the focus back from deep inside a group", async ({ page }) => {
  await open(page, "/");
  const { hamburger, drawer, group } = drawerOf(page);
  await hamburger.click();
  await group("Expertise").row.press("Enter");
  await group("Expertise").list.getByRole("link").nth(6).focus();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(hamburger).toBeFocused();
});

test("a click beside the drawer gives the focus back", async ({ page }) => {
  await open(page, "/");
  const { hamburger, drawer } = drawerOf(page);
  await hamburger.click();
  await page.mouse.click(30, 400);
  await expect(drawer).toBeHidden();
  await expect(hamburger).toBeFocused();
});

test("Tab goes round inside the drawer, forwards and backwards", async ({ page }) => {
  await open(page, "/");
  const { hamburger, drawer, close, group } = drawerOf(page);
  await hamburger.click();
  await group("Services").row.press("Enter");
  const stops = drawer.locator("a, button, summary").filter({ visible: true });
  const count = await stops.count();
  // The close button, two groups, twelve services, two links and the contact button.
  expect(count).toBe(18);

  await close.focus();
  for (let i = 1; i <= count; i++) {
    await page.keyboard.press("Tab");
    await expect(stops.nth(i % count)).toBeFocused();
  }
  for (let i = count - 1; i >= 0; i--) {
    await page.keyboard.press("Shift+Tab");
    await expect(stops.nth(i)).toBeFocused();
  }
});

test("what lies behind the open drawer cannot be reached", async ({ page }) => {
  await open(page, "/contact-us");
  const { hamburger, drawer } = drawerOf(page);
  await hamburger.click();
  await expect(drawer).toBeVisible();
  await page.locator("#contact-name").evaluate((input) => input.focus());
  await expect(page.locator("#contact-name")).not.toBeFocused();
  expect(await isFocusInside(page)).toBe(true);
});

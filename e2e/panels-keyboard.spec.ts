import { expect, isOpen, open, test } from "./fixtures";
import { menuOf } from "./panels";
import { specMenus } from "./spec-menus";

const [services, expertise] = specMenus;

for (const menu of specMenus) {
  for (const key of ["Enter", "Space"]) {
    test(`${key} opens ${menu.label}, and closes it again`, async ({ page }) => {
      await open(page, "/");
      const { button, panel } = menuOf(page, menu);
      await button.focus();
      await page.keyboard.press(key);
      await expect(panel).toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press(key);
      await expect(panel).toBeHidden();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(button).toBeFocused();
    });
  }

  test(`Escape closes ${menu.label} and the focus is on its button`, async ({ page }) => {
    await open(page, "/");
    const { button, panel } = menuOf(page, menu);
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();

    // From inside the panel as well.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
}

test("Tab goes through the panel's links and then on to the next menu", async ({ page }) => {
  await open(page, "/");
  const { button, panel } = menuOf(page, services);
  await button.focus();
  await page.keyboard.press("Enter");
  const links = panel.getByRole("link");
  for (const link of await links.all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(menuOf(page, expertise).button).toBeFocused();
});

test("opening one menu closes the other", async ({ page }) => {
  await open(page, "/");
  const first = menuOf(page, services);
  const second = menuOf(page, expertise);
  await first.button.focus();
  await page.keyboard.press("Enter");
  await expect(first.panel).toBeVisible();
  await second.button.focus();
  await page.keyboard.press("Enter");
  await expect(second.panel).toBeVisible();
  expect(await isOpen(first.panel)).toBe(false);
  await expect(first.button).toHaveAttribute("aria-expanded", "false");
});

test("Enter on a link of the panel leads to its page", async ({ page }) => {
  await open(page, "/");
  const { button, panel } = menuOf(page, expertise);
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/solution/social-registry");
  await expect(panel).toBeHidden();
});

import { expect, isOpen, open, openWithStoppedClock, test } from "../fixtures";
import { expertiseMenu, menuOf, servicesMenu } from "./fixtures";

test("the pointer opens and closes a panel after a delay, and a click at once", async ({ page }) => {
  await openWithStoppedClock(page, "/about-us");
  const { button, panel } = menuOf(page, servicesMenu);
  const other = menuOf(page, expertiseMenu);
  await button.hover();
  await page.clock.runFor(110);
  expect(await isOpen(panel)).toBe(false);
  await page.clock.runFor(20);
  await expect(panel).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");

  await panel.getByRole("link").first().hover();
  await page.clock.runFor(1000);
  expect(await isOpen(panel), "under the pointer").toBe(true);
  await page.mouse.move(640, 780);
  await page.clock.runFor(190);
  expect(await isOpen(panel)).toBe(true);
  await page.clock.runFor(20);
  await expect(panel).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");

  await button.hover();
  await page.clock.runFor(60);
  await page.mouse.move(640, 600);
  await page.clock.runFor(1000);
  expect(await isOpen(panel), "the pointer only passed over it").toBe(false);

  await button.hover();
  await page.clock.runFor(130);
  await other.button.hover();
  await page.clock.runFor(130);
  expect([await isOpen(panel), await isOpen(other.panel)]).toEqual([false, true]);
  // The first menu's pending close leaves the second open.
  await page.clock.runFor(1000);
  expect(await isOpen(other.panel)).toBe(true);

  // A click right after the hover leaves it open, a later one closes it.
  await page.mouse.move(640, 780);
  await page.clock.runFor(1000);
  await button.hover();
  await page.clock.runFor(130);
  await button.click();
  expect(await isOpen(panel)).toBe(true);
  await page.clock.runFor(1000);
  await button.click();
  expect(await isOpen(panel)).toBe(false);
});

test.describe("with the keyboard", () => {
  test("Enter and Space open and close a panel, and Escape and Tab close it", async ({ page }) => {
    await open(page, "/about-us");
    const { button, panel } = menuOf(page, servicesMenu);
    const expectClosed = async () => {
      await expect(panel).toBeHidden();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(button).toBeFocused();
    };
    for (const key of ["Enter", "Space"]) {
      await button.press(key);
      await expect(panel).toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await button.press(key);
      await expectClosed();
    }
    await button.press("Enter");
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expectClosed();

    // The next button follows the panel's last link.
    await button.press("Enter");
    await panel.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(menuOf(page, expertiseMenu).button).toBeFocused();
    await expect(panel).toBeHidden();
  });
});

import { expect, isOpen, open, openWithStoppedClock, test } from "./fixtures";
import { menuOf } from "./panels";
import { specMenus } from "./spec-menus";

const [services, expertise] = specMenus;

for (const menu of specMenus) {
  test(`${menu.label} opens 120 ms after the mouse came, and closes 200 ms after it left`, async ({ page }) => {
    await openWithStoppedClock(page, "/");
    const { button, panel } = menuOf(page, menu);
    await button.hover();
    await page.clock.runFor(110);
    expect(await isOpen(panel)).toBe(false);
    await page.clock.runFor(20);
    expect(await isOpen(panel)).toBe(true);
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");

    await page.mouse.move(640, 780);
    await page.clock.runFor(190);
    expect(await isOpen(panel)).toBe(true);
    await page.clock.runFor(20);
    expect(await isOpen(panel)).toBe(false);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
}

test("a mouse that only passes over a menu opens nothing", async ({ page }) => {
  await openWithStoppedClock(page, "/");
  const { button, panel } = menuOf(page, services);
  await button.hover();
  await page.clock.runFor(60);
  await page.mouse.move(640, 600);
  await page.clock.runFor(1000);
  expect(await isOpen(panel)).toBe(false);
});

test("the panel stays open while the mouse goes from the button into it", async ({ page }) => {
  await openWithStoppedClock(page, "/");
  const { button, panel } = menuOf(page, services);
  await button.hover();
  await page.clock.runFor(130);
  await panel.getByRole("link").first().hover();
  await page.clock.runFor(1000);
  expect(await isOpen(panel)).toBe(true);
});

test("going from one menu to the other closes the first", async ({ page }) => {
  await openWithStoppedClock(page, "/");
  const first = menuOf(page, services);
  const second = menuOf(page, expertise);
  await first.button.hover();
  await page.clock.runFor(130);
  await second.button.hover();
  await page.clock.runFor(130);
  expect([await isOpen(first.panel), await isOpen(second.panel)]).toEqual([false, true]);
  await expect(first.button).toHaveAttribute("aria-expanded", "false");
  await expect(second.button).toHaveAttribute("aria-expanded", "true");
  // What the first menu's mouse-out had planned must not close the second.
  await page.clock.runFor(1000);
  expect(await isOpen(second.panel)).toBe(true);
});

test("a click right after the hover does not close what the hover opened; a later one does", async ({ page }) => {
  await openWithStoppedClock(page, "/");
  const { button, panel } = menuOf(page, services);
  await button.hover();
  await page.clock.runFor(130);
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await button.click();
  expect(await isOpen(panel)).toBe(true);
  await page.clock.runFor(1000);
  await button.click();
  expect(await isOpen(panel)).toBe(false);
});

test("a link of the panel leads to its page, and the panel closes", async ({ page }) => {
  await open(page, "/");
  const { button, panel } = menuOf(page, services);
  await button.click();
  await panel.locator('a[href="/services/ui-design"]').click();
  await expect(page).toHaveURL("/services/ui-design");
  await expect(panel).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("an open panel makes the bar solid, over a dark hero too", async ({ page }) => {
  await open(page, "/qa/manual-test");
  await menuOf(page, expertise).button.click();
  const bar = page.locator("header");
  await expect(bar).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(bar).toHaveCSS("color", "rgb(18, 18, 18)");
});

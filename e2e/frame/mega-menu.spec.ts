import { expect, isOpen, open, openWithoutScripts, openWithStoppedClock, test } from "../fixtures";
import { expertiseMenu, menuOf, servicesMenu, UNUSED_PRELOAD } from "./fixtures";

test.describe("with the mouse", () => {
  test("a panel opens 120 ms after the pointer enters, stays open under it, and closes 200 ms after it leaves", async ({
    page,
  }) => {
    await openWithStoppedClock(page, "/");
    const { button, panel } = menuOf(page, servicesMenu);
    await button.hover();
    await page.clock.runFor(110);
    expect(await isOpen(panel)).toBe(false);
    await page.clock.runFor(20);
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");

    await panel.getByRole("link").first().hover();
    await page.clock.runFor(1000);
    expect(await isOpen(panel)).toBe(true);
    await page.mouse.move(640, 780);
    await page.clock.runFor(190);
    expect(await isOpen(panel)).toBe(true);
    await page.clock.runFor(20);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("a pointer that only passes over a menu opens nothing", async ({ page }) => {
    await openWithStoppedClock(page, "/");
    const { button, panel } = menuOf(page, servicesMenu);
    await button.hover();
    await page.clock.runFor(60);
    await page.mouse.move(640, 600);
    await page.clock.runFor(1000);
    expect(await isOpen(panel)).toBe(false);
  });

  test("moving to the other menu closes the first", async ({ page }) => {
    await openWithStoppedClock(page, "/");
    const first = menuOf(page, servicesMenu);
    const second = menuOf(page, expertiseMenu);
    await first.button.hover();
    await page.clock.runFor(130);
    await second.button.hover();
    await page.clock.runFor(130);
    expect([await isOpen(first.panel), await isOpen(second.panel)]).toEqual([false, true]);
    // The first menu's pending close leaves the second open.
    await page.clock.runFor(1000);
    expect(await isOpen(second.panel)).toBe(true);
  });

  test("a click right after the hover leaves the panel open; a later one closes it", async ({ page }) => {
    await openWithStoppedClock(page, "/");
    const { button, panel } = menuOf(page, servicesMenu);
    await button.hover();
    await page.clock.runFor(130);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.click();
    expect(await isOpen(panel)).toBe(true);
    await page.clock.runFor(1000);
    await button.click();
    expect(await isOpen(panel)).toBe(false);
  });

  test("a link of the panel opens its page, and the panel closes", async ({ page }) => {
    await open(page, "/");
    const { button, panel } = menuOf(page, servicesMenu);
    await button.click();
    await panel.locator('a[href="/services/ui-design"]').click();
    await expect(page).toHaveURL("/services/ui-design");
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("with the keyboard", () => {
  test.use({ allowedErrors: [UNUSED_PRELOAD] });

  test("Enter and Space open a panel, and close it again", async ({ page }) => {
    await open(page, "/");
    const { button, panel } = menuOf(page, servicesMenu);
    for (const key of ["Enter", "Space"]) {
      await button.press(key);
      await expect(panel).toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await button.press(key);
      await expect(panel).toBeHidden();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(button).toBeFocused();
    }
  });

  test("Escape closes a panel from within and returns the focus to its button", async ({ page }) => {
    await open(page, "/");
    const { button, panel } = menuOf(page, expertiseMenu);
    await button.press("Enter");
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("Tab moves through the panel's links and on to the next menu", async ({ page }) => {
    await open(page, "/");
    const { button, panel } = menuOf(page, servicesMenu);
    await button.press("Enter");
    for (const link of await panel.getByRole("link").all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(menuOf(page, expertiseMenu).button).toBeFocused();
    await expect(panel).toBeHidden();
  });
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test("a tap opens a panel; a second tap closes it, and so does one beside it; a link opens its page", async ({
    page,
  }) => {
    await open(page, "/");
    const { button, panel } = menuOf(page, servicesMenu);
    await button.tap();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.tap();
    await expect(panel).toBeHidden();
    await button.tap();
    await expect(panel).toBeVisible();
    await page.touchscreen.tap(512, 740);
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL("/");
    await button.tap();
    await panel.getByRole("link").nth(1).tap();
    await expect(page).toHaveURL(servicesMenu.links[0] ?? "");
    await expect(panel).toBeHidden();
  });

  test("a mouse beside the touch screen opens a panel, also when it is there before the scripts", async ({ page }) => {
    const startReact = await openWithoutScripts(page, "/");
    expect(await page.evaluate(() => matchMedia("(hover: hover)").matches)).toBe(false);
    const { button, panel } = menuOf(page, servicesMenu);
    await button.hover();
    await startReact();
    await expect(panel).toBeVisible();
  });
});

test("the Expertise panel fits a window of 860 x 800", async ({ page }) => {
  await page.setViewportSize({ width: 860, height: 800 });
  await open(page, "/");
  const { button, panel } = menuOf(page, expertiseMenu);
  await button.press("Enter");
  await expect(panel).toBeVisible();
  const { clientHeight, scrollHeight } = await panel.evaluate(({ clientHeight, scrollHeight }) => ({
    clientHeight,
    scrollHeight,
  }));
  expect(scrollHeight).toBe(clientHeight);
});

test("a panel's four columns become two below 960 px", async ({ page }) => {
  await open(page, "/");
  const { button, panel } = menuOf(page, servicesMenu);
  // By keyboard: a resized page moves away under the pointer, which closes the panel.
  await button.press("Enter");
  const countRows = () =>
    panel.getByRole("heading").evaluateAll((nodes) => new Set(nodes.map((n) => n.getBoundingClientRect().top)).size);
  for (const [width, rows] of [
    [960, 1],
    [959, 2],
    [860, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await countRows(), `rows at ${width} px`).toBe(rows);
  }
});

test("the links of a panel take one line each at 1024 px", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, "/");
  for (const menu of [servicesMenu, expertiseMenu]) {
    const { button, panel } = menuOf(page, menu);
    await button.press("Enter");
    const heights = await panel.locator(".mega-link").evaluateAll((links) => links.map((link) => link.clientHeight));
    expect(new Set(heights)).toEqual(new Set([43]));
  }
});

test("the product in a panel fills what its column has less than the others", async ({ page }) => {
  await open(page, "/");
  const { button, panel } = menuOf(page, expertiseMenu);
  await button.press("Enter");
  for (const width of [960, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const product = await panel.locator(".mega-product").boundingBox();
    const last = await panel.locator(".mega-link").last().boundingBox();
    const below = (product?.y ?? 0) + (product?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
    expect(below, `at ${width} px`).toBeLessThanOrEqual(36);
  }
});

import { expect, isOpen, type Locator, open, test } from "../fixtures";
import { addUserCookie, drawerOf, expertiseMenu, PHONE, servicesMenu, UNUSED_PRELOAD } from "./fixtures";

test.use({ viewport: PHONE, allowedErrors: [UNUSED_PRELOAD] });

/** A plus is drawn with two strokes, a minus with one. */
const strokes = (row: Locator) =>
  row.evaluate((node) => getComputedStyle(node, "::after").backgroundImage.split("linear-gradient").length - 1);

test.describe("opening and closing", () => {
  test("it opens with the focus inside; Escape, its button and a click beside it close it and return the focus", async ({
    page,
  }) => {
    await open(page, "/");
    const { hamburger, drawer, close, group } = drawerOf(page);
    const escapeFromGroup = async () => {
      await group(expertiseMenu).row.press("Enter");
      await group(expertiseMenu).list.getByRole("link").nth(6).focus();
      await page.keyboard.press("Escape");
    };
    for (const dismiss of [escapeFromGroup, () => close.click(), () => page.mouse.click(30, 400)]) {
      await hamburger.press("Enter");
      await expect(drawer.locator(":focus")).toBeVisible();
      // A click inside does not close it.
      await drawer.click({ position: { x: 180, y: 35 } });
      await expect(drawer).toBeVisible();
      await dismiss();
      await expect(drawer).toBeHidden();
      await expect(hamburger).toBeFocused();
      await expect(page).toHaveURL("/");
    }
  });

  test("a link opens its page, and the drawer closes", async ({ page }) => {
    await open(page, "/");
    const { hamburger, drawer, group } = drawerOf(page);
    await hamburger.click();
    await group(servicesMenu).row.click();
    await drawer.locator('a[href="/services/ui-design"]').click();
    await expect(page).toHaveURL("/services/ui-design");
    await expect(drawer).toBeHidden();
    await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
    for (const [name, path] of [
      ["Dedicated Team", "/dedicated-team"],
      ["Contact Us", "/contact-us"],
    ] as const) {
      await hamburger.click();
      await drawer.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(drawer).toBeHidden();
    }
  });

  test("going back closes it", async ({ page }) => {
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

  test("it closes when the window becomes wide enough for the bar's links", async ({ page }) => {
    await open(page, "/about-us");
    const { hamburger, drawer } = drawerOf(page);
    await hamburger.click();
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 860, height: 844 });
    await expect(drawer).toBeHidden();
    expect(await isOpen(drawer)).toBe(false);
  });

  test.describe("with a finger", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("a tap opens it and a group, and a tap beside it closes it", async ({ page }) => {
      await open(page, "/");
      const { hamburger, drawer, group } = drawerOf(page);
      await hamburger.tap();
      await expect(drawer).toBeVisible();
      await group(expertiseMenu).row.tap();
      await expect(group(expertiseMenu).list).toBeVisible();
      await page.touchscreen.tap(30, 400);
      await expect(drawer).toBeHidden();
    });
  });
});

test.describe("as a modal dialog", () => {
  test("Tab cycles within it, forwards and backwards", async ({ page }) => {
    await open(page, "/");
    const { hamburger, drawer, close, group } = drawerOf(page);
    await hamburger.click();
    await group(servicesMenu).row.press("Enter");
    const stops = drawer.locator("a, button, summary").filter({ visible: true });
    const count = await stops.count();
    // The close button, two menus, four groups and twelve services, two links, log in and the contact button.
    expect(count).toBe(23);
    await close.focus();
    for (let i = 1; i <= count; i++) {
      await page.keyboard.press("Tab");
      await expect(stops.nth(i % count)).toBeFocused();
    }
    await page.keyboard.press("Shift+Tab");
    await expect(stops.last()).toBeFocused();
  });

  test("the page behind it does not scroll", async ({ page }) => {
    await open(page, "/about-us");
    const { hamburger, drawer, close } = drawerOf(page);
    const wheel = async () => {
      await page.mouse.move(20, 500);
      await page.mouse.wheel(0, 600);
    };
    const top = () => page.evaluate(() => scrollY);
    await hamburger.click();
    await expect(drawer).toBeVisible();
    await wheel();
    await close.click();
    await expect(drawer).toBeHidden();
    expect(await top()).toBe(0);
    // Without the drawer the same wheel event scrolls.
    await wheel();
    await expect.poll(top).toBeGreaterThan(0);
  });
});

test("it is 85% of the window wide, at most 320 px, at the right edge", async ({ page }) => {
  await open(page, "/about-us");
  const { hamburger, drawer, close } = drawerOf(page);
  for (const [width, drawn] of [
    [320, 272],
    [360, 306],
    [390, 320],
    [859, 320],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await hamburger.click();
    await expect.poll(() => drawer.boundingBox()).toEqual({ x: width - drawn, y: 0, width: drawn, height: 800 });
    await close.click();
  }
});

test("signed in, My Profile is the same button as Contact Us", async ({ page, origin }) => {
  await open(page, "/about-us");
  const { hamburger, drawer } = drawerOf(page);
  const boxOf = async (name: string) => {
    await hamburger.click();
    // Once the drawer has slid in.
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(PHONE.width - 320);
    return drawer.getByRole("link", { name }).boundingBox();
  };
  const contact = await boxOf("Contact Us");
  await addUserCookie(page, origin);
  await open(page, "/about-us");
  expect(await boxOf("My Profile")).toEqual(contact);
});

test("one group is open at a time, with a plus or a minus beside its name", async ({ page }) => {
  await open(page, "/");
  const { hamburger, group } = drawerOf(page);
  await hamburger.click();
  const services = group(servicesMenu);
  const expertise = group(expertiseMenu);
  const expectOpen = async (isServicesOpen: boolean, isExpertiseOpen: boolean) => {
    await expect(services.list).toBeVisible({ visible: isServicesOpen });
    await expect(expertise.list).toBeVisible({ visible: isExpertiseOpen });
    expect([await strokes(services.row), await strokes(expertise.row)]).toEqual([
      isServicesOpen ? 1 : 2,
      isExpertiseOpen ? 1 : 2,
    ]);
  };
  await expectOpen(false, false);
  await services.row.click();
  await expectOpen(true, false);
  await expertise.row.click();
  await expectOpen(false, true);
  await expertise.row.click();
  await expectOpen(false, false);
});

test("a group is at most 500 px high and scrolls", async ({ page }) => {
  await open(page, "/");
  const { hamburger, group } = drawerOf(page);
  await hamburger.click();
  const { row, list } = group(servicesMenu);
  await row.click();
  expect((await list.boundingBox())?.height).toBe(500);
  const last = list.getByRole("link").last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await list.hover();
  await page.mouse.wheel(0, 2000);
  await expect(last).toBeInViewport({ ratio: 1 });
});

// 1280 by 1024 px at 400 %.
test("in a low window all of it scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/services/ui-design");
  const { hamburger, drawer, close, group } = drawerOf(page);
  await hamburger.click();
  const contact = drawer.getByRole("link", { name: "Contact Us", exact: true });
  await group(servicesMenu).list.getByRole("link").nth(8).scrollIntoViewIfNeeded();
  for (const fixed of [close, contact]) await expect(fixed).not.toBeInViewport();
  await drawer.hover();
  await page.mouse.wheel(0, 2000);
  await expect(contact).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, -4000);
  await expect(close).toBeInViewport({ ratio: 1 });
});

test("the current page's group is open, and its link stands out", async ({ page }) => {
  await open(page, "/qa/manual-test");
  const { hamburger, drawer, group } = drawerOf(page);
  await hamburger.click();
  await expect(group(expertiseMenu).list).toBeVisible();
  await expect(group(servicesMenu).list).toBeHidden();
  await expect(drawer.locator('a[href="/qa/manual-test"]')).toHaveCSS("font-weight", "600");
});

import { expectAccessible } from "./axe";
import { drawerOf } from "./drawers";
import { expect, open, test } from "./fixtures";
import { menuOf } from "./panels";
import { specMenus } from "./spec-menus";
import { standIn } from "./stand-in";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

for (const menu of specMenus) {
  for (const path of ["/", "/qa/manual-test"]) {
    test(`${path} with the ${menu.label} panel open`, async ({ page }) => {
      await open(page, path);
      const { button, panel } = menuOf(page, menu);
      await button.click();
      await expect(panel).toBeVisible();
      await expectAccessible(page, menu.label);
    });
  }

  test(`the drawer with ${menu.label} open`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, "/services/ui-design");
    const { hamburger, drawer, group } = drawerOf(page);
    await hamburger.click();
    await expect(drawer).toBeVisible();
    if (await group(menu.label).list.isHidden()) await group(menu.label).row.click();
    await expect(group(menu.label).list).toBeVisible();
    await expectAccessible(page, menu.label);
  });
}

test("the bar over a page that is scrolled", async ({ page }) => {
  await open(page, "/solution/repz");
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.locator("header")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expectAccessible(page, "scrolled");
});

for (const viewport of [PHONE, DESK]) {
  for (const path of ["/", "/contact-us", "/login", "/register"]) {
    test(`the form of ${path} with its errors at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      await page.locator('main form button[type="submit"]').click();
      await expect(page.locator("main form [aria-invalid]").first()).toBeVisible();
      await expectAccessible(page, "errors");
    });
  }

  test(`the login form after a refusal at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, "/login");
    const { release } = await standIn(page, "/user/login", { success: false, result: "No." }, { isHeld: true });
    await page.locator("#login-email").fill("uwase@example.rw");
    await page.locator("#login-password").fill("ridge");
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator('main form [aria-busy="true"]')).toBeVisible();
    await expectAccessible(page, "busy");
    release();
    await expect(page.locator("main form").getByRole("alert")).toHaveText("No.");
    await expectAccessible(page, "refused");
  });
}

test("the home form's thanks", async ({ page }) => {
  await open(page, "/");
  // The thanks go after three seconds, which axe may outlast.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await standIn(page, "/enquiries", { success: true });
  await page.getByLabel("Your email").fill("uwase@example.rw");
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator("main form").getByRole("status")).not.toBeEmpty();
  await page.clock.resume();
  await expectAccessible(page, "thanks");
});

test("a message that was sent", async ({ page }) => {
  await open(page, "/contact-us");
  await standIn(page, "/enquiries", { success: true });
  for (const name of ["name", "subject", "message"]) await page.locator(`#contact-${name}`).fill("A register");
  await page.locator("#contact-email").fill("uwase@example.rw");
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  await expectAccessible(page, "sent");
});

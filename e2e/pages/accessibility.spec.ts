import { expect, hold, open, test } from "../fixtures";
import { drawerOf, menuOf, menus, PHONE } from "../frame/fixtures";
import { expectAccessible } from "../support/axe";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("open panels are accessible over a dark hero", async ({ page }) => {
  await open(page, "/qa/manual-test");
  for (const menu of menus) {
    const { button, panel } = menuOf(page, menu);
    await button.click();
    await expect(panel).toBeVisible();
    await expectAccessible(page, menu.label);
  }
});

test("the drawer is accessible with each group open", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/services/ui-design");
  const { hamburger, group } = drawerOf(page);
  await hamburger.click();
  for (const menu of menus) {
    if (await group(menu).list.isHidden()) await group(menu).row.click();
    await expect(group(menu).list).toBeVisible();
    await expectAccessible(page, menu.label);
  }
});

// The enquiry forms and the profile are checked where they are tested.
test("the account forms are accessible with their errors", async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ["/login", "/register"]) {
    await open(page, path);
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator("main form [aria-invalid]").first()).toBeVisible();
    await expectAccessible(page, path);
  }
});

test("the login form is accessible while busy and after a refusal", async ({ page }) => {
  await page.route("/user/login", (route) => route.fulfill({ json: { success: false, result: "No." } }));
  const { release } = await hold(page, "/user/login");
  await open(page, "/login");
  await page.locator("#login-email").fill("uwase@example.rw");
  await page.locator("#login-password").fill("ridge");
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('main form [aria-busy="true"]')).toBeVisible();
  await expectAccessible(page, "busy");
  release();
  await expect(page.locator("main form").getByRole("alert")).toHaveText("No.");
  await expectAccessible(page, "refused");
});

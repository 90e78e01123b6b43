import { expect, open, test } from "../fixtures";
import { drawerOf, menuOf, menus, PHONE } from "../frame/fixtures";
import { expectAccessible } from "../support/axe";

// Pages are checked in templates.spec.ts, forms where they are tested.
test("open panels are accessible over a dark hero", async ({ page }) => {
  await open(page, "/qa/manual-test");
  for (const menu of menus) {
    const { button, panel } = menuOf(page, menu);
    await button.click();
    await expect(panel).toBeVisible();
    await expectAccessible(page, menu.label, "header");
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
    await expectAccessible(page, menu.label, "#drawer");
  }
});

import { createAccount, expect, formAt, logIn, newAccount, open, type Page, test } from "../../accounts/fixtures";
import type { Locator } from "../../fixtures";
import { expectFits } from "../../pages/steps";
import { expectAccessible } from "../../support/axe";

const MAX_STOPS = 20;

/** Presses Tab until the element has the focus, which has to be visible there. */
async function tabTo(page: Page, target: Locator) {
  const isFocused = () => target.evaluate((node) => node === document.activeElement);
  for (let stops = 0; stops < MAX_STOPS && !(await isFocused()); stops++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  expect(await target.evaluate((node) => getComputedStyle(node).outlineStyle)).not.toBe("none");
}

test("a visitor registers and logs in by keyboard", async ({ page }) => {
  const { username, password } = newAccount();
  const { keyboard } = page;
  await open(page, "/register");
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await tabTo(page, page.getByLabel("Email"));
  await keyboard.type(username);
  await tabTo(page, page.locator("#register-password"));
  await keyboard.type(password);
  await tabTo(page, page.locator("#register-confirm_password"));
  await keyboard.type(password);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await page.getByRole("heading", { level: 1, name: "Log in" }).waitFor();

  await expect(page.getByLabel("Email")).toHaveValue(username);
  await tabTo(page, page.locator("#login-password"));
  await keyboard.type(password);
  await tabTo(page, page.getByRole("button", { name: "Login", exact: true }));
  await keyboard.press("Space");
  await expect(page).toHaveURL("/my-profile");
});

/** The longest address that is accepted. */
const longAddress = () => {
  const local = Math.random().toString(36).slice(2, 8).padEnd(60, "u");
  return `${local}@${"w".repeat(60)}.${"m".repeat(60)}.${"n".repeat(50)}.example`;
};

test("the profile of the longest email address is accessible and fits, its errors too", async ({ page }) => {
  await logIn(page, await createAccount(page, { ...newAccount(), username: longAddress() }));
  await open(page, "/my-profile");
  await expectFits(page, [320, 768, 1000, 1440]);
  await expectAccessible(page, "without a record");
  await page.getByLabel("Name").fill("  ");
  await formAt(page, "/user/profile").submit.click();
  await expect(page.locator("main form .field-error").first()).toBeVisible();
  await expectFits(page, [320, 1440]);
  await expectAccessible(page, "with errors");
});

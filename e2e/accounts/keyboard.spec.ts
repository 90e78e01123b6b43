import type { Locator } from "../fixtures";
import { createAccount, expect, logIn, newAccount, open, type Page, test } from "./fixtures";
import { announced, expectArrival, expectKnown } from "./forms";

const MOST_STOPS = 20;

/** Past the header, by the link that is there for it. */
async function skip(page: Page) {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
}

/** Tabs on until the focus is there, where it can be seen. */
async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((node) => node === document.activeElement);
  for (let stops = 0; stops < MOST_STOPS && !(await isThere()); stops++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  expect(await target.evaluate((node) => getComputedStyle(node).outlineStyle)).not.toBe("none");
}

test("a registration and the log-in by keyboard alone", async ({ page }) => {
  const { username, password } = newAccount();
  const { keyboard } = page;
  await open(page, "/register");
  await skip(page);
  await tabTo(page, page.getByLabel("Email"));
  await keyboard.type(username);
  await tabTo(page, page.locator("#register-password"));
  await keyboard.type(password);
  await tabTo(page, page.locator("#register-confirm"));
  await keyboard.type(password);
  await keyboard.press("Enter");
  await expectArrival(page, "/login");
  await page.getByRole("heading", { level: 1, name: "Login" }).waitFor();

  await tabTo(page, page.getByLabel("Email"));
  await keyboard.type(username);
  await tabTo(page, page.locator("#login-password"));
  await keyboard.type(password);
  await tabTo(page, page.getByRole("button", { name: "Login", exact: true }));
  await keyboard.press("Space");
  await expectArrival(page, "/my-profile");
});

test("a profile and the sign-out by keyboard alone", async ({ page }) => {
  const { keyboard } = page;
  await logIn(page, await createAccount(page));
  await open(page, "/my-profile");
  await skip(page);
  await tabTo(page, page.getByRole("radio", { name: "Organization" }));
  await keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Talent" })).toBeFocused();
  await expect(page.getByRole("radio", { name: "Talent" })).toBeChecked();
  await tabTo(page, page.getByLabel("Name"));
  await keyboard.type("Uwase Keza");
  await tabTo(page, page.getByLabel("What should we know?"));
  await keyboard.type("Maps");
  await keyboard.press("Enter");
  await keyboard.type("and registers");
  await tabTo(page, page.getByRole("button", { name: "Save profile" }));
  await keyboard.press("Enter");
  await expect(announced(page, "status")).toHaveText(["Your profile is saved."]);
  await expect(page.getByRole("heading", { name: "Your profile", exact: true })).toBeVisible();
  await expect(page.getByLabel("What should we know?")).toHaveValue("Maps\nand registers");
  // The focus is where it was: the next save is one key away.
  await expect(page.getByRole("button", { name: "Save profile" })).toBeFocused();

  await open(page, "/my-profile");
  await skip(page);
  await tabTo(page, page.getByRole("button", { name: "Sign out" }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expectKnown(page, false);
});

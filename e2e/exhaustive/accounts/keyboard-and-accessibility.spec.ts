import {
  createAccount,
  createPerson,
  expect,
  expectSignedInHeader,
  expectSuccess,
  formAt,
  logIn,
  logOutButton,
  newAccount,
  open,
  type Page,
  test,
} from "../../accounts/fixtures";
import type { Locator } from "../../fixtures";
import { expectFits } from "../../pages/steps";
import { expectAccessible } from "../../support/axe";

const MAX_STOPS = 20;

/** Presses Tab until the element has the focus, which has to be visible there. */
async function tabTo(page: Page, target: Locator, key = "Tab") {
  const isFocused = () => target.evaluate((node) => node === document.activeElement);
  for (let stops = 0; stops < MAX_STOPS && !(await isFocused()); stops++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  expect(await target.evaluate((node) => getComputedStyle(node).outlineStyle)).not.toBe("none");
}

/** Skips the header by the link at the top of the page. */
async function skipToContent(page: Page) {
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
}

test("registration and log-in by keyboard", async ({ page }) => {
  const { username, password } = newAccount();
  const { keyboard } = page;
  await open(page, "/register");
  await skipToContent(page);
  await tabTo(page, page.getByLabel("Email"));
  await keyboard.type(username);
  await tabTo(page, page.locator("#register-password"));
  await keyboard.type(password);
  await tabTo(page, page.locator("#register-confirm"));
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

test("profile and sign-out by keyboard", async ({ page }) => {
  const { keyboard } = page;
  await logIn(page, await createAccount(page));
  await open(page, "/my-profile");
  await skipToContent(page);
  await tabTo(page, page.getByRole("radio", { name: "Organization" }));
  await keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Talent" })).toBeChecked();
  await tabTo(page, page.getByLabel("Name"));
  await keyboard.type("Uwase Keza");
  const save = page.getByRole("button", { name: "Save profile" });
  await tabTo(page, save);
  await keyboard.press("Enter");
  await expectSuccess(page, "Your profile is saved.");
  await expect(page.getByRole("heading", { name: "Your profile", exact: true })).toBeVisible();
  await expect(save).toBeFocused();
  await tabTo(page, logOutButton(page), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expectSignedInHeader(page, false);
});

test.describe("the profile", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [state, create] of [
    ["without a record", createAccount],
    ["with a record", createPerson],
  ] as const) {
    test(`${state} is accessible and fits, its errors and its success too`, async ({ page }) => {
      await logIn(page, await create(page));
      await open(page, "/my-profile");
      await expectFits(page, [1440, 320]);
      await expectAccessible(page, state);
      const { submit } = formAt(page, "/user/profile");
      await page.getByLabel("Name").fill("  ");
      await submit.click();
      await expect(page.locator("main form .field-error").first()).toBeVisible();
      await expectFits(page, [320, 1440]);
      await expectAccessible(page, `${state}, with errors`);
      const talent = page.getByRole("radio", { name: "Talent" });
      if (await talent.isVisible()) await talent.check();
      await page.getByLabel("Name").fill("Uwase");
      await submit.click();
      await expectSuccess(page, "Your profile is saved.");
      await expectAccessible(page, `${state}, saved`);
    });
  }

  test("the longest email address fits at every width", async ({ page }) => {
    const local = Math.random().toString(36).slice(2, 8).padEnd(60, "u");
    const username = `${local}@${"w".repeat(60)}.${"m".repeat(60)}.${"n".repeat(50)}.example`;
    await logIn(page, await createAccount(page, { username, password: "ridge and hill" }));
    await open(page, "/my-profile");
    await expect(page.getByRole("definition").first()).toHaveText(username);
    await expectFits(page, [320, 768, 1000, 1440]);
  });
});

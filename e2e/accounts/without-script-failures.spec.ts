import { createAccount, expect, goodModes, logIn, newAccount, type Page, test } from "./fixtures";
import { type Address, announced, fillLogin, fillRegister, formAt } from "./forms";

test.use({ javaScriptEnabled: false });

/** Sends a form that is refused: the browser is led back to it, and reads why. */
async function expectRefusal(page: Page, address: Address, path: string, text: string) {
  const answer = page.waitForResponse(address);
  await formAt(page, address).submit.click();
  expect((await answer).status()).toBe(303);
  expect((await answer).headers().location).toBe(`${path}?answer=1`);
  await expect(announced(page, "alert")).toHaveText([text]);
  await expect(announced(page, "status")).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);
}

for (const mode of goodModes) {
  test.describe(`without script, refused by the ${mode} backend`, () => {
    test.use({ mode });

    test("a registration leads back to its form, and no password travels back", async ({ page }) => {
      const existing = await createAccount(page);
      await page.goto("/register");
      for (const [account, confirmed, text] of [
        [newAccount(), "ridge and hil", "Passwords do not match!"],
        [existing, undefined, "There is already an account with this email. Please log in."],
      ] as const) {
        await fillRegister(page, account, confirmed);
        await expectRefusal(page, "/user/register", "/register", text);
        await expect(page.locator("#register-password")).toHaveValue("");
        await expect(page.locator("#register-confirm")).toHaveValue("");
        expect(await page.content()).not.toContain("ridge and hil");
        expect(page.url()).not.toContain("ridge");
      }
      const account = newAccount();
      await fillRegister(page, account);
      await formAt(page, "/user/register").submit.click();
      await expect(announced(page, "status")).toHaveText(["Registration successful! Please log in."]);
    });

    test("a log-in leads back to its form, and opens no session", async ({ page }) => {
      const account = await createAccount(page);
      await page.goto("/login");
      for (const wrong of [{ ...account, password: "Ridge and hill" }, newAccount()]) {
        await fillLogin(page, wrong);
        await expectRefusal(page, "/user/login", "/login", "The email or the password is not right.");
        await expect(page.locator("#login-password")).toHaveValue("");
        expect(await page.content()).not.toContain(wrong.password);
        const names = (await page.context().cookies()).map(({ name }) => name);
        expect(names.filter((name) => !name.startsWith("form-answer"))).toEqual([]);
      }
      await fillLogin(page, account);
      await formAt(page, "/user/login").submit.click();
      await expect(page).toHaveURL("/my-profile");
    });

    test("a profile without a name", async ({ page }) => {
      await logIn(page, await createAccount(page));
      await page.goto("/my-profile");
      await page.getByRole("radio", { name: "Organization" }).check();
      await page.getByLabel("Name").fill("  ");
      await expectRefusal(page, "/user/profile", "/my-profile", "Please fill out this field.");
    });

    test("a profile after the login has ended", async ({ page }) => {
      await logIn(page, await createAccount(page));
      await page.goto("/my-profile");
      await page.getByRole("radio", { name: "Organization" }).check();
      await page.getByLabel("Name").fill("Keza Ltd");
      await page.context().clearCookies();
      await expectRefusal(page, "/user/profile", "/login", "Your login has ended. Please log in again.");
    });
  });
}

import { createAccount, expect, goodModes, newAccount, open, test } from "./fixtures";
import { announced, expectArrival, fillLogin, fillRegister, formAt, hold } from "./forms";

const EXISTS = "There is already an account with this email. Please log in.";

for (const mode of goodModes) {
  test.describe(`registering on the ${mode} backend`, () => {
    test.use({ mode });

    test("it says that it is at work, and then that it is done", async ({ page }) => {
      const account = newAccount();
      await open(page, "/register");
      const release = await hold(page, "/user/register", "POST");
      const { submit } = formAt(page, "/user/register");
      await expect(submit).toHaveAccessibleName("Register");
      await fillRegister(page, account);
      const request = page.waitForRequest("/user/register");
      await submit.click();
      await expect(submit).toHaveAccessibleName("Registering...");
      await expect(submit).toHaveAttribute("aria-busy", "true");
      expect((await request).postDataJSON()).toEqual({ ...account, confirm_password: account.password });
      await expect(announced(page, "status")).toHaveCount(0);
      release();
      await expect(announced(page, "status")).toHaveText(["Registration successful! Redirecting..."]);
      await expect(announced(page, "alert")).toHaveCount(0);
      const login = await page.request.post("/user/login", { data: account });
      expect(await login.json()).toEqual({ success: true, result: { username: account.username, role: "talent" } });
    });

    test("an address that has an account is told so, however it is written, and what was typed stays", async ({
      page,
      expectedTrouble,
    }) => {
      expectedTrouble.push(/status of 4\d\d/);
      const account = await createAccount(page);
      const loud = { username: account.username.toUpperCase(), password: "another one" };
      await open(page, "/register");
      for (const { username, password } of [account, loud]) {
        await fillRegister(page, { username, password });
        await formAt(page, "/user/register").submit.click();
        await expect(announced(page, "alert")).toHaveText([EXISTS]);
        await expect(page.getByLabel("Email")).toHaveValue(username);
        await expect(page.locator("#register-password")).toHaveValue(password);
        await expect(page.locator("#register-confirm")).toHaveValue(password);
        await page.reload();
      }
      const data = { username: `  ${loud.username} `, password: "ridge", confirm_password: "ridge" };
      const refused = await page.request.post("/user/register", { data });
      expect(await refused.json()).toMatchObject({ success: false, result: EXISTS });
      // The account is as it was.
      const login = await page.request.post("/user/login", { data: account });
      expect(login.ok()).toBe(true);
      expect((await page.request.post("/user/login", { data: loud })).status()).toBe(401);
    });

    test("a password may be in any script", async ({ page }) => {
      const account = { ...newAccount(), password: "Urugó 🏔️👩🏾‍🌾 ሰላም 山 \"'<&" };
      await open(page, "/register");
      await fillRegister(page, account);
      await formAt(page, "/user/register").submit.click();
      await expect(announced(page, "status")).toHaveText(["Registration successful! Redirecting..."]);
      await expectArrival(page, "/login");
      const near = await page.request.post("/user/login", { data: { ...account, password: "Urugo 🏔️ ሰላም 山" } });
      expect(near.status()).toBe(401);
      await fillLogin(page, account);
      await formAt(page, "/user/login").submit.click();
      await expectArrival(page, "/my-profile");
    });
  });
}

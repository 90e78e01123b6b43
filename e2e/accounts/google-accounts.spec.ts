import { createAccount, expect, goodModes, newAccount, test } from "./fixtures";
import { expectFailure, resetPeers, signInWithGoogle } from "./google-person";

resetPeers();

for (const mode of goodModes) {
  test.describe(`Google accounts on the ${mode} backend`, () => {
    test.use({ mode });

    test("somebody unknown is told to register first, and is not registered by that", async ({ page }) => {
      for (let times = 0; times < 2; times++) {
        await signInWithGoogle(page, "login");
        const text = "This Google account is not registered yet. Please register first.";
        await expectFailure(page, "login", text);
      }
    });

    test("an address that Google has not verified proves nothing", async ({ page, issuer }) => {
      issuer.person.email_verified = false;
      await signInWithGoogle(page, "login");
      await expectFailure(page, "login", "Google could not confirm this account.");
      await signInWithGoogle(page, "register");
      await expectFailure(page, "register", "Registration failed");
    });

    test("a second registration fails, and the account is as it was", async ({ page, issuer }) => {
      await signInWithGoogle(page, "register");
      await expect(page).toHaveURL("/my-profile");
      await page.context().clearCookies();
      await signInWithGoogle(page, "register");
      await expectFailure(page, "register", "Registration failed");
      await signInWithGoogle(page, "login");
      await expect(page).toHaveURL("/my-profile");
      await expect(page.getByRole("definition").first()).toHaveText(issuer.person.email);
    });

    test("an address with a password is not taken over", async ({ page, issuer }) => {
      const account = await createAccount(page, { ...newAccount(), username: issuer.person.email });
      for (let times = 0; times < 2; times++) {
        await signInWithGoogle(page, "login");
        await expectFailure(page, "login", "This email is registered with a password. Please log in with it.");
        await signInWithGoogle(page, "register");
        await expectFailure(page, "register", "Registration failed");
      }
      const right = await page.request.post("/user/login", { data: account });
      expect(await right.json()).toEqual({ success: true, result: { username: account.username, role: "talent" } });
    });

    test("an address of a Google account cannot be given a password", async ({ page, issuer }) => {
      await signInWithGoogle(page, "register");
      await expect(page).toHaveURL("/my-profile");
      const { email } = issuer.person;
      for (const username of [email, email.toUpperCase()]) {
        const data = { username, password: "ridge", confirm_password: "ridge" };
        const refused = await page.request.post("/user/register", { data });
        expect(await refused.json()).toMatchObject({ success: false });
        const login = await page.request.post("/user/login", { data: { username, password: "ridge" } });
        expect(login.status()).toBe(401);
      }
    });

    test("another Google account with the same address is another person", async ({ page, issuer }) => {
      await signInWithGoogle(page, "register");
      await expect(page).toHaveURL("/my-profile");
      await page.context().clearCookies();
      issuer.person = { ...issuer.person, sub: `${issuer.person.sub}-other` };
      await signInWithGoogle(page, "register");
      await expectFailure(page, "register", "Registration failed");
      await signInWithGoogle(page, "login");
      await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(1);
      await expect(page).toHaveURL(/\/login/);
    });
  });
}

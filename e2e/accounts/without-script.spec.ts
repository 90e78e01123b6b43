import { createAccount, expect, goodModes, logIn, newAccount, type Page, test } from "./fixtures";
import { announced, createPerson, expectKnown, fillLogin, fillRegister, formAt } from "./forms";

test.use({ javaScriptEnabled: false });

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

for (const mode of goodModes) {
  test.describe(`without script on the ${mode} backend`, () => {
    test.use({ mode });

    test("an account is opened, and the log-in page says so and lets it in", async ({ page }) => {
      const account = newAccount();
      await page.goto("/register");
      await fillRegister(page, account);
      const answer = page.waitForResponse("/user/register");
      await formAt(page, "/user/register").submit.click();
      expect((await answer).status()).toBe(303);
      expect((await answer).headers().location).toBe("/login?answer=1");
      await expect(announced(page, "status")).toHaveText(["Registration successful! Please log in."]);
      await expect(announced(page, "alert")).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe("/login");
      await expect(page.locator("#login-password")).toHaveValue("");
      expect(await page.content()).not.toContain(account.password);

      await fillLogin(page, account);
      await formAt(page, "/user/login").submit.click();
      await expect(page).toHaveURL("/my-profile");
      await expect(page.getByRole("definition").first()).toHaveText(account.username);
      expect(await cookieNames(page)).toContain("next-auth.session-token");
    });

    test("a log-in leads to where a newcomer makes a profile, wherever else they wanted to go", async ({ page }) => {
      const account = await createAccount(page);
      await page.goto("/login?callbackUrl=%2Fabout-us");
      await fillLogin(page, account);
      await formAt(page, "/user/login").submit.click();
      await expect(page).toHaveURL("/my-profile");
    });

    test("the profile page sends to the log-in, and that back", async ({ page }) => {
      const account = await createPerson(page);
      await page.goto("/my-profile");
      await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
      await fillLogin(page, account);
      await formAt(page, "/user/login").submit.click();
      await expect(page).toHaveURL("/my-profile");
      await expect(page.getByRole("heading", { name: "Your profile", exact: true })).toBeVisible();
      await expect(page.getByRole("definition")).toHaveText([account.username, "Talent"]);
    });

    test("a profile is made, and the session ended", async ({ page }) => {
      const account = await createAccount(page);
      await logIn(page, account);
      await page.goto("/my-profile");
      await expect(page.getByRole("heading", { name: "Complete your profile" })).toBeVisible();
      await page.getByRole("radio", { name: "Organization" }).check();
      await page.getByLabel("Name").fill("Keza Ltd");
      await page.getByLabel("What should we know?").fill("Two\nlines");
      const { submit } = formAt(page, "/user/profile");
      const answer = page.waitForResponse("/user/profile");
      await submit.click();
      expect((await answer).status()).toBe(303);
      await expect(announced(page, "status")).toHaveText(["Your profile is saved."]);
      expect(new URL(page.url()).pathname).toBe("/my-profile");
      await expect(page.getByRole("definition")).toHaveText([account.username, "Organization"]);
      await expect(page.getByRole("radio")).toHaveCount(0);
      const { result } = await (await page.request.get("/user/profile")).json();
      expect(result.record).toEqual({ name: "Keza Ltd", phone: "", about: expect.stringMatching(/^Two\r?\nlines$/) });

      await page.getByRole("button", { name: "Sign out" }).click();
      await expect(page).toHaveURL("/");
      await expectKnown(page, false);
      expect(await cookieNames(page)).not.toContain("next-auth.session-token");
      await page.goto("/my-profile");
      await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
    });
  });
}

for (const [callbackUrl, place] of [
  [undefined, "/home"],
  ["/about-us?from=login", "/about-us?from=login"],
  ["//evil.example", "/home"],
  ["https://evil.example/", "/home"],
  ["/\\evil.example", "/home"],
  ["javascript:alert(1)", "/home"],
] as const) {
  test(`without script a log-in at ${callbackUrl ?? "no address of a page"} leads to ${place}`, async ({ page }) => {
    const account = await createPerson(page);
    await page.goto(callbackUrl ? `/login?callbackUrl=${encodeURIComponent(callbackUrl)}` : "/login");
    await fillLogin(page, account);
    const answer = page.waitForResponse("/user/login");
    await formAt(page, "/user/login").submit.click();
    expect((await answer).status()).toBe(303);
    expect((await answer).headers().location).toBe(place);
    await expect(page).toHaveURL(place);
  });
}

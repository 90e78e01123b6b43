import { createAccount, expect, goodModes, logIn, newAccount, test } from "./fixtures";
import { announced, createPerson, fillLogin, fillRegister, formAt } from "./forms";

test.use({ javaScriptEnabled: false });

for (const mode of goodModes) {
  test.describe(`what a form holds without script on the ${mode} backend`, () => {
    test.use({ mode });

    test("the log-in knows the address of the account that was opened", async ({ page }) => {
      const account = newAccount();
      await page.goto("/register");
      await fillRegister(page, account);
      await formAt(page, "/user/register").submit.click();
      await expect(announced(page, "status")).toHaveText(["Registration successful! Please log in."]);
      await expect(page.getByLabel("Email")).toHaveValue(account.username);
    });

    test("a refusal keeps the address", async ({ page }) => {
      const account = newAccount();
      await page.goto("/register");
      await fillRegister(page, account, "another");
      await formAt(page, "/user/register").submit.click();
      await expect(announced(page, "alert")).toHaveText(["Passwords do not match!"]);
      await expect(page.getByLabel("Email")).toHaveValue(account.username);
      await page.goto("/login");
      await fillLogin(page, account);
      await formAt(page, "/user/login").submit.click();
      await expect(announced(page, "alert")).toHaveText(["The email or the password is not right."]);
      await expect(page.getByLabel("Email")).toHaveValue(account.username);
    });

    test("a refused profile keeps what was typed", async ({ page }) => {
      await logIn(page, await createAccount(page));
      await page.goto("/my-profile");
      await page.getByRole("radio", { name: "Organization" }).check();
      await page.getByLabel("Name").fill("  ");
      await page.getByLabel("Phone").fill("0788");
      await page.getByLabel("What should we know?").fill("Maps");
      await formAt(page, "/user/profile").submit.click();
      await expect(announced(page, "alert")).toHaveText(["Please fill out this field."]);
      await expect(page.getByRole("radio", { name: "Organization" })).toBeChecked();
      await expect(page.getByLabel("Phone")).toHaveValue("0788");
      await expect(page.getByLabel("What should we know?")).toHaveValue("Maps");
    });

    test("the profile's form holds the record", async ({ page }) => {
      await logIn(page, await createPerson(page));
      await page.goto("/my-profile");
      await expect(page.getByLabel("Name")).toHaveValue("Uwase Keza");
    });

    test("the profile can be changed", async ({ page }) => {
      await logIn(page, await createPerson(page, "organization"));
      await page.goto("/my-profile");
      await page.getByLabel("Name").fill("Keza & Sons");
      await page.getByLabel("What should we know?").fill("Two\nlines");
      await formAt(page, "/user/profile").submit.click();
      await expect(announced(page, "status")).toHaveText(["Your profile is saved."]);
      await expect(announced(page, "alert")).toHaveCount(0);
      await page.goto("/my-profile");
      await expect(page.getByLabel("Name")).toHaveValue("Keza & Sons");
      await expect(page.getByLabel("What should we know?")).toHaveValue("Two\nlines");
    });
  });
}

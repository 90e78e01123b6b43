import { createAccount, expect, logIn, test } from "./fixtures";
import { announced, createPerson, fillLogin, formAt } from "./forms";

test.use({ javaScriptEnabled: false });

test("a profile that was saved says so once", async ({ page }) => {
  await logIn(page, await createAccount(page));
  await page.goto("/my-profile");
  await page.getByRole("radio", { name: "Talent" }).check();
  await page.getByLabel("Name").fill("Uwase");
  await formAt(page, "/user/profile").submit.click();
  await expect(announced(page, "status")).toHaveText(["Your profile is saved."]);
  await page.goto("/my-profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Profile");
  await expect(announced(page, "status")).toHaveCount(0);
});

test("what one person was told is not for the next one in the same browser", async ({ page }) => {
  const next = await createPerson(page);
  await logIn(page, await createAccount(page));
  await page.goto("/my-profile");
  await page.getByRole("radio", { name: "Talent" }).check();
  await page.getByLabel("Name").fill("Uwase");
  await formAt(page, "/user/profile").submit.click();
  await expect(announced(page, "status")).toHaveText(["Your profile is saved."]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/login?callbackUrl=%2Fmy-profile");
  await fillLogin(page, next);
  await formAt(page, "/user/login").submit.click();
  await expect(page).toHaveURL("/my-profile");
  await expect(announced(page, "status")).toHaveCount(0);
});

test("a refused log-in does not forget where the person wanted to go", async ({ page }) => {
  const account = await createPerson(page);
  await page.goto("/login?callbackUrl=%2Fabout-us");
  await fillLogin(page, { ...account, password: "wrong" });
  await formAt(page, "/user/login").submit.click();
  await expect(announced(page, "alert")).toHaveText(["The email or the password is not right."]);
  await fillLogin(page, account);
  await formAt(page, "/user/login").submit.click();
  await expect(page).toHaveURL("/about-us");
});

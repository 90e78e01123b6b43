import { expect, logIn, newAccount, test } from "./fixtures";
import { announced, fillLogin, formAt } from "./forms";

test.use({ javaScriptEnabled: false, mode: "hostile" });
test.beforeEach(({ hostileBackend }) => void hostileBackend.reset());
test.afterEach(({ hostileBackend }) => void hostileBackend.reset());

test("a backend that cannot save: the profile's form says so", async ({ page, hostileBackend }) => {
  const account = newAccount();
  const user = { username: account.username, login_token: "a-token", role: "talent" };
  hostileBackend.answers.login = { body: { success: true, result: user } };
  hostileBackend.answers.talents = { body: { success: true, result: [] } };
  hostileBackend.answers.createOrganization = {
    status: 404,
    headers: { "content-type": "text/html" },
    body: "<h1>404</h1>",
  };
  await logIn(page, account);
  await page.goto("/my-profile");
  await page.getByRole("radio", { name: "Organization" }).check();
  await page.getByLabel("Name").fill("Keza Ltd");
  await formAt(page, "/user/profile").submit.click();
  await expect(announced(page, "alert")).toHaveText([
    "Profiles cannot be saved here yet. Your account itself works as before.",
  ]);
  await expect(page.getByRole("definition").first()).toHaveText(account.username);
});

test("a profile that cannot be loaded says so, and a log-in leads there", async ({ page, hostileBackend }) => {
  const account = newAccount();
  const user = { username: account.username, login_token: "a-token", role: "organization" };
  hostileBackend.answers.login = { body: { success: true, result: user } };
  await page.goto("/login?callbackUrl=%2Fabout-us");
  await fillLogin(page, account);
  await formAt(page, "/user/login").submit.click();
  await expect(page).toHaveURL("/my-profile");
  await expect(page.getByText("Your profile could not be loaded. Please try again later.")).toBeVisible();
  const record = { added_by: account.username, name: "Keza Ltd" };
  hostileBackend.answers.organizations = { body: { success: true, result: [record] } };
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Your profile", exact: true })).toBeVisible();
  await expect(formAt(page, "/user/profile").submit).toBeVisible();
});

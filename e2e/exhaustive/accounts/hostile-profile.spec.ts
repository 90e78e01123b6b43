import {
  announced,
  expect,
  expectError,
  expectSession,
  fillLogin,
  formAt,
  logIn,
  newAccount,
  open,
} from "../../accounts/fixtures";
import type { Answer } from "../../support/hostile-backend";
import { done, refused, test, userOf } from "./hostile";

const account = newAccount();
const CANNOT_LOAD = "Your profile could not be loaded. Please try again later.";

test.beforeEach(({ backend }) => {
  backend.answers.login = done(userOf(account.username));
  backend.answers.talents = done([]);
});

for (const [what, answer, text] of [
  ["refuses with a text", refused("Not today.", 400), "Not today."],
  ["refuses without a text", refused(undefined, 400), "An error occurred. Please try again."],
  ["fails", "500", "Something went wrong. Please try again later."],
] satisfies [string, Answer, string][]) {
  test(`a backend that ${what}: the form says so and keeps what was typed`, async ({ page, backend }) => {
    backend.answers.createTalent = answer;
    await logIn(page, account);
    await open(page, "/my-profile");
    await page.getByRole("radio", { name: "Talent" }).check();
    await page.getByLabel("Name").fill("Uwase Keza");
    await page.getByLabel("What should we know?").fill("Maps");
    await formAt(page, "/user/profile").submit.click();
    await expectError(page, text);
    await expect(announced(page, "status")).toHaveCount(0);
    await expect(page.getByRole("radio", { name: "Talent" })).toBeChecked();
    await expect(page.getByLabel("Name")).toHaveValue("Uwase Keza");
    await expect(page.getByLabel("What should we know?")).toHaveValue("Maps");
    const { body, headers } = backend.requests.findLast(({ call }) => call === "createTalent") ?? {};
    expect(body).toEqual({ name: "Uwase Keza", phone: "", about: "Maps" });
    expect(headers).toMatchObject({ username: account.username, "login-token": "a-login-token" });
  });
}

test("a backend that is down while the page loads: the page says so, until it is back", async ({ page, backend }) => {
  await logIn(page, account);
  await backend.stop();
  await open(page, "/my-profile");
  await expect(page.getByText(CANNOT_LOAD)).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText(account.username);
  await expect(formAt(page, "/user/profile").form).toHaveCount(0);
  await backend.start();
  backend.answers.talents = done([{ email: account.username.toUpperCase(), name: "Uwase of old" }]);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Uwase of old");
});

test("a login that the backend does not know any more ends on the log-in page", async ({ page, backend }) => {
  await logIn(page, account);
  backend.answers.talents = refused("Who?", 401);
  await open(page, "/my-profile");
  await expectError(page, "Your login has ended. Please log in again.");
  await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
  await expectSession(page, false);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a log-in whose profile cannot be loaded leads to the profile page, which says so", async ({
    page,
    backend,
  }) => {
    backend.answers.talents = "500";
    await page.goto("/login?callbackUrl=%2Fabout-us");
    await fillLogin(page, account);
    await formAt(page, "/user/login").submit.click();
    await expect(page).toHaveURL("/my-profile");
    await expect(page.getByText(CANNOT_LOAD)).toBeVisible();
  });
});

import {
  announced,
  expect,
  expectError,
  expectSession,
  formAt,
  logIn,
  newAccount,
  open,
} from "../../accounts/fixtures";
import { done, refused, test, userOf } from "./hostile";

const account = newAccount();

test.beforeEach(async ({ page, backend }) => {
  backend.answers = { login: done(userOf(account.username)), talents: done([]) };
  await logIn(page, account);
});

test("a backend that refuses: the form says so and keeps what was typed", async ({ page, backend }) => {
  backend.answers.createTalent = refused("Not today.", 400);
  await open(page, "/my-profile");
  await page.getByRole("radio", { name: "Talent" }).check();
  await page.getByLabel("Name").fill("Uwase Keza");
  await page.getByLabel("What should we know?").fill("Maps");
  await formAt(page, "/user/profile").submit.click();
  await expectError(page, "Not today.");
  await expect(announced(page, "status")).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Talent" })).toBeChecked();
  await expect(page.getByLabel("Name")).toHaveValue("Uwase Keza");
  await expect(page.getByLabel("What should we know?")).toHaveValue("Maps");
  expect(backend.requests.findLast(({ call }) => call === "createTalent")).toMatchObject({
    body: { name: "Uwase Keza", phone: "", about: "Maps" },
    headers: { username: account.username, "login-token": "a-login-token" },
  });
});

test("log out everywhere, the backend fails: the visitor is logged out here, and told that others are not", async ({
  page,
  backend,
}) => {
  await open(page, "/my-profile");
  backend.answers.logoutEverywhere = "500";
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await expectError(
    page,
    "You are logged out on this device. Your other devices could not be logged out: please log in and try again.",
  );
  await expectSession(page, false);
});

test("a backend that is down while the page loads: the page says so, and shows the role, until it is back", async ({
  page,
  backend,
}) => {
  await backend.stop();
  await open(page, "/my-profile");
  await expect(page.getByText("Your profile could not be loaded. Please try again later.")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText([account.username, "Talent"]);
  await expect(formAt(page, "/user/profile").form).toHaveCount(0);
  await backend.start();
  backend.answers.talents = done([{ email: account.username.toUpperCase(), name: "Uwase of old" }]);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Uwase of old");
});

test("a log-in whose profile cannot be loaded leads to the profile page", async ({ request, backend }) => {
  backend.answers.talents = "500";
  const response = await request.post("/user/login", { form: { ...account }, maxRedirects: 0 });
  expect(response.headers().location).toBe("/user/session-check?callbackUrl=%2Fmy-profile");
});

import { type Locator, openWithStoppedClock } from "../fixtures";
import {
  announced,
  createAccount,
  errorSummary,
  expect,
  expectError,
  expectSuccess,
  fillRegister,
  formAt,
  hold,
  logIn,
  newAccount,
  open,
  test,
} from "./fixtures";

const DONE = "Registration successful! Redirecting...";

test("a registration shows its progress, and leads to a log-in with the email after two seconds", async ({ page }) => {
  const account = newAccount();
  await openWithStoppedClock(page, "/register");
  const { requests: posts, release } = await hold(page, "/user/register");
  const { submit } = formAt(page, "/user/register");
  await fillRegister(page, account);
  await submit.click();
  await expect(submit).toHaveAccessibleName("Registering...");
  await expect(announced(page, "status")).toHaveCount(0);
  release();
  await expectSuccess(page, DONE);
  expect(posts.map((post) => post.postDataJSON())).toEqual([{ ...account, confirm_password: account.password }]);
  await page.clock.runFor(1900);
  // The request takes long enough for a navigation to begin.
  await page.evaluate(async () => (await fetch("/icon.svg")).text());
  await expect(page).toHaveURL("/register");
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect(page).toHaveURL("/login");
  await expectSuccess(page, "Account created. Please log in.");
  await expect(announced(page, "status")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue(account.username);
  await logIn(page, account);
  // The address is filled in once: the next log-in here may be another person's.
  await page.context().clearCookies();
  await open(page, "/login");
  await expect(page.getByLabel("Email")).toHaveValue("");
});

test("a refused registration says why at each field, and keeps what was typed", async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 409/);
  const account = await createAccount(page);
  const again = { username: account.username.toUpperCase(), password: "another one" };
  await open(page, "/register");
  const { requests: posts, release } = await hold(page, "/user/register");
  release();
  const { submit } = formAt(page, "/user/register");
  const [email, password, confirm] = ["username", "password", "confirm_password"].map((name) =>
    page.locator(`#register-${name}`),
  ) as [Locator, Locator, Locator];
  await expect(password, "the embedded backend's rule").toHaveAccessibleDescription("At least 8 characters");
  await submit.click();
  for (const [field, error] of [
    [email, /Enter your email$/],
    [password, /Enter a password$/],
    [confirm, /Enter the password again$/],
  ] as const)
    await expect(field).toHaveAccessibleDescription(error);
  await expect(errorSummary(page)).toBeFocused();

  await open(page, "/register?callbackUrl=%2Fabout-us");
  await fillRegister(page, { username: "bad", password: "short" }, "different");
  await confirm.press("Enter");
  await expect(announced(page, "alert")).toHaveText([
    "Enter an email address like name@example.com",
    "Use at least 8 characters for the password",
    "Passwords do not match!",
  ]);
  await expect(errorSummary(page)).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Enter an email address like name@example.com");
  await expect(password).toHaveAccessibleDescription(/Use at least 8 characters for the password$/);
  await password.fill("different");
  await expect(confirm).toHaveAccessibleDescription("");
  const summary = await errorSummary(page).elementHandle();
  await confirm.press("Enter");
  const isReplaced = () => summary?.evaluate((node) => !node.isConnected);
  await expect.poll(isReplaced, "Orca would say a changed summary twice").toBe(true);
  await expectError(page, "Enter an email address like name@example.com");
  await fillRegister(page, again, "different");
  await expect(page.locator(".field-error"), "none before the next attempt").toHaveCount(0);
  await confirm.press("Enter");
  await expect(confirm).toHaveAccessibleDescription("Passwords do not match!");
  await expect(confirm).toHaveAttribute("aria-invalid", "true");
  await expect(errorSummary(page)).toBeFocused();
  expect(posts).toEqual([]);
  await confirm.fill(again.password);
  await expect(page.getByText("Passwords do not match!")).toHaveCount(0);

  await submit.click();
  await expectError(page, "There is already an account with this email. Please log in.");
  await expect(errorSummary(page)).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription("There is already an account with this email. Please log in.");
  const logInLink = errorSummary(page).getByRole("link", { name: "Please log in." });
  await expect(logInLink).toHaveAttribute("href", "/login?callbackUrl=%2Fabout-us");
  expect(posts).toHaveLength(1);
  for (const field of [password, confirm]) await field.fill("password1");
  await submit.click();
  await expect(announced(page, "alert")).toHaveText([/^There is already/, /^This password is too common/]);
  await errorSummary(page).getByRole("link", { name: "Password" }).click();
  await expect(password).toBeFocused();
  for (const field of [password, confirm]) await field.fill(again.password);
  await expect(email).toHaveValue(again.username);
  for (const field of [password, confirm]) await expect(field).toHaveValue(again.password);
  const toggle = page.locator('button[aria-controls="register-confirm_password"]');
  await expect(toggle).toHaveAccessibleName(/^Show /);
  await toggle.click();
  await expect(confirm).toHaveAttribute("type", "text");
  await expect(toggle).toHaveAccessibleName(/^Hide /);
  await toggle.click();
  await expect(confirm).toHaveAttribute("type", "password");
  await logIn(page, account);
});

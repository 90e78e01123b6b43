import { type Locator, openWithStoppedClock } from "../fixtures";
import { expectAccessible } from "../support/axe";
import {
  announced,
  createAccount,
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

test("it shows progress and success, and leads to a log-in with the email after two seconds", async ({ page }) => {
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
  const requests: string[] = [];
  page.on("request", (request) => void requests.push(new URL(request.url()).pathname));
  await page.clock.runFor(1999);
  // Requests made before this one have been reported once it is answered.
  await page.evaluate(async () => (await fetch("/icon.svg")).text());
  expect(requests).toEqual(["/icon.svg"]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page).toHaveURL("/login");
  await expectSuccess(page, "Account created. Please log in.");
  await expect(page.getByLabel("Email")).toHaveValue(account.username);
  await logIn(page, account);
  // Once: the next log-in here may be another person's.
  await page.context().clearCookies();
  await open(page, "/login");
  await expect(page.getByLabel("Email")).toHaveValue("");
});

test("a visitor on the way to a page ends there, after registering, logging in and the first profile", async ({
  page,
}) => {
  const account = newAccount();
  await open(page, "/register?callbackUrl=%2Fabout-us%3Fa%3D1%23team");
  await fillRegister(page, account);
  await formAt(page, "/user/register").submit.click();
  await expect(page).toHaveURL("/login?callbackUrl=%2Fabout-us%3Fa%3D1%23team");
  await page.locator("#login-password").fill(account.password);
  await formAt(page, "/user/login").submit.click();
  await page.getByRole("radio", { name: "Talent" }).check();
  await page.getByLabel("Name").fill("Uwase Keza");
  await formAt(page, "/user/profile").submit.click();
  await expect(page).toHaveURL("/about-us?a=1#team");
});

test("empty fields, passwords that differ and an address that has an account are reported, and what was typed stays", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 409/);
  const account = await createAccount(page);
  const again = { username: account.username.toUpperCase(), password: "another one" };
  await open(page, "/register");
  const { requests: posts, release } = await hold(page, "/user/register");
  release();
  const { submit } = formAt(page, "/user/register");
  const [email, password, confirm] = ["email", "password", "confirm"].map((name) =>
    page.locator(`#register-${name}`),
  ) as [Locator, Locator, Locator];
  await expect(password, "the embedded backend's rule").toHaveAccessibleDescription("At least 8 characters");
  await submit.click();
  for (const field of [email, password, confirm])
    await expect(field).toHaveAccessibleDescription(/fill (out|in) this field/i);
  await expect(email).toBeFocused();
  await expectAccessible(page, "errors");

  await fillRegister(page, again, "different");
  await confirm.press("Enter");
  await expectError(page, "Passwords do not match!");
  await expect(confirm).toHaveAccessibleDescription("Passwords do not match!");
  await expect(confirm).toHaveAttribute("aria-invalid", "true");
  await expect(confirm).toBeFocused();
  expect(posts).toEqual([]);
  await confirm.fill(again.password);
  await expect(page.getByText("Passwords do not match!")).toHaveCount(0);

  await submit.click();
  await expectError(page, "There is already an account with this email. Please log in.");
  expect(posts).toHaveLength(1);
  await expect(email).toHaveValue(again.username);
  for (const field of [password, confirm]) {
    await expect(field).toHaveValue(again.password);
    const toggle = page.locator(`button[aria-controls="${await field.getAttribute("id")}"]`);
    await expect(toggle).toHaveAccessibleName(/^Show /);
    await toggle.click();
    await expect(field).toHaveAttribute("type", "text");
    await expect(toggle).toHaveAccessibleName(/^Hide /);
    await toggle.click();
    await expect(field).toHaveAttribute("type", "password");
  }
  await logIn(page, account);
});

test("password managers find what they need", async ({ request }) => {
  const autocompleteOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<input[^>]* autocomplete="([^"]*)"/gi)].map(([, value]) => value);
  };
  expect(await autocompleteOf("/register")).toEqual(["username", "new-password", "new-password"]);
  expect(await autocompleteOf("/login")).toEqual(["username", "current-password"]);
});

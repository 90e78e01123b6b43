import { openWithStoppedClock } from "../fixtures";
import { expect, newAccount, open, test } from "./fixtures";
import { announced, expectArrival, fillRegister, formAt } from "./forms";

const fields = {
  "#register-email": "username",
  "#register-password": "new-password",
  "#register-confirm": "new-password",
};

test("the fields tell a password manager what they are, and can be pasted into", async ({ page }) => {
  const { username } = newAccount();
  await open(page, "/register");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Register Here");
  await page.locator("#register-email").fill(username);
  await page.locator("#register-email").press("ControlOrMeta+a");
  await page.locator("#register-email").press("ControlOrMeta+x");
  for (const [field, autocomplete] of Object.entries(fields)) {
    const input = page.locator(field);
    await expect(input).toHaveAttribute("autocomplete", autocomplete);
    await expect(input).toHaveAttribute("required");
    await expect(input).toHaveValue("");
    await input.press("ControlOrMeta+v");
    await expect(input).toHaveValue(username);
  }
});

test("two passwords that differ are not sent", async ({ page }) => {
  const account = newAccount();
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await open(page, "/register");
  await fillRegister(page, account, "ridge and hil");
  await formAt(page, "/user/register").submit.click();
  const confirm = page.locator("#register-confirm");
  await expect(confirm).toHaveAccessibleDescription("Passwords do not match!");
  await expect(confirm).toHaveAttribute("aria-invalid", "true");
  await expect(confirm).toBeFocused();
  await expect(page.locator("#register-email")).toHaveValue(account.username);
  await expect(page.locator("#register-password")).toHaveValue(account.password);
  expect(posts).toEqual([]);

  await confirm.fill(account.password);
  await expect(page.getByText("Passwords do not match!")).toHaveCount(0);
  await formAt(page, "/user/register").submit.click();
  await expect(announced(page, "status")).toHaveText(["Registration successful! Redirecting..."]);
  expect(posts).toEqual(["/user/register"]);
});

test("the log-in page comes two seconds after the success, and not before", async ({ page }) => {
  await openWithStoppedClock(page, "/register");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await fillRegister(page, newAccount());
  await formAt(page, "/user/register").submit.click();
  await expect(announced(page, "status")).toHaveText(["Registration successful! Redirecting..."]);

  await page.clock.runFor(1999);
  // What was asked for before this has been heard of once it is answered.
  await page.evaluate(async () => (await fetch("/icon.svg")).text());
  expect(asked).toContain("/icon.svg");
  expect(asked).not.toContain("/login");
  await expect(page).toHaveURL("/register");
  await expect(announced(page, "status")).toHaveText(["Registration successful! Redirecting..."]);

  await page.clock.runFor(1);
  await page.clock.resume();
  await expectArrival(page, "/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Login");
});

test("a line that is lost keeps what was typed, and the next try works", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/net::ERR_FAILED/);
  const account = newAccount();
  await open(page, "/register");
  await page.route("/user/register", (route) => route.abort());
  await fillRegister(page, account);
  await formAt(page, "/user/register").submit.click();
  await expect(announced(page, "alert")).toHaveText(["Something went wrong. Please try again later."]);
  await expect(page.getByLabel("Email")).toHaveValue(account.username);
  await expect(page.locator("#register-password")).toHaveValue(account.password);
  await expect(page.locator("#register-confirm")).toHaveValue(account.password);
  await page.unroute("/user/register");
  await formAt(page, "/user/register").submit.click();
  await expect(announced(page, "status")).toHaveText(["Registration successful! Redirecting..."]);
  await expect(announced(page, "alert")).toHaveCount(0);
});

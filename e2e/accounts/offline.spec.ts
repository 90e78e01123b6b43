import { contactForm, newWords, subscribeForm } from "../enquiries/fixtures";
import {
  createAccount,
  errorSummary,
  expect,
  expectError,
  expectSuccess,
  fillLogin,
  fillRegister,
  formAt,
  logIn,
  newAccount,
  open,
  type Page,
  test,
} from "./fixtures";

const FAILED = "Something went wrong. Please try again later.";

test.beforeEach(({ allowedErrors }) => void allowedErrors.push(/net::ERR_INTERNET_DISCONNECTED|ChunkLoadError/));

/** Opens a page, and cuts the connection before a form is touched: its validation is not loaded then. */
async function openAndCut(page: Page, path: string) {
  await open(page, path);
  await page.context().setOffline(true);
}
const reconnect = (page: Page) => page.context().setOffline(false);

test("a log-in keeps what was typed until the connection is back", async ({ page }) => {
  const account = await createAccount(page);
  await openAndCut(page, "/login");
  await fillLogin(page, account);
  await formAt(page, "/user/login").submit.click();
  await expectError(page, FAILED);
  await expect(page.getByLabel("Email")).toHaveValue(account.username);
  await expect(page.locator("#login-password")).toHaveValue(account.password);
  await reconnect(page);
  await formAt(page, "/user/login").submit.click();
  await expectSuccess(page, "Authenticated successfully! Reloading...");
});

test("a registration keeps what was typed, and is then validated", async ({ page }) => {
  const account = newAccount();
  await openAndCut(page, "/register");
  await fillRegister(page, account, "another one");
  await formAt(page, "/user/register").submit.click();
  await expectError(page, FAILED);
  for (const [id, value] of [
    ["username", account.username],
    ["password", account.password],
    ["confirm_password", "another one"],
  ])
    await expect(page.locator(`#register-${id}`)).toHaveValue(value ?? "");
  await reconnect(page);
  await formAt(page, "/user/register").submit.click();
  await expectError(page, "Passwords do not match!");
  await page.locator("#register-confirm_password").fill(account.password);
  await formAt(page, "/user/register").submit.click();
  await expectSuccess(page, "Registration successful! Redirecting...");
});

test("the forms of contact and home keep what was typed", async ({ page }) => {
  const words = newWords();
  await openAndCut(page, "/contact-us");
  const contact = contactForm(page);
  await contact.fill(words);
  await contact.submit.click();
  await expect(contact.alert).toHaveText(/^The connection was lost\. Your message is still here/);
  await contact.expectWords(words);
  await reconnect(page);
  await openAndCut(page, "/");
  const { email, submit, alert } = subscribeForm(page);
  await email.fill(words.email);
  await submit.click();
  await expect(alert).toContainText(FAILED);
  await expect(email).toHaveValue(words.email);
});

test("the forms that another page answers keep what was typed", async ({ page }) => {
  const account = await createAccount(page);
  await logIn(page, account);
  await openAndCut(page, "/my-profile");
  await page.getByLabel("Current password").fill(account.password);
  await page.getByLabel("New password").fill("a valley and a lake");
  await page.getByLabel("Confirm password").fill("a valley and a lake");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(errorSummary(page).getByRole("listitem")).toHaveText([FAILED]);
  await expect(page.getByLabel("Current password")).toHaveValue(account.password);
  await reconnect(page);
  await page.getByRole("button", { name: "Change password" }).click();
  await expectSuccess(page, "Your password is changed. All other devices are logged out.");
});

import { startSite } from "../peers/site";
import { createAccount, expect, newAccount, test } from "./fixtures";
import { expectAlert, expectSession } from "./google-person";
import { expectTooMany, expectWait, logInFrom, newAddress, registerFrom, times } from "./limit-attempts";

test("only what the proxy in front added to X-Forwarded-For counts", async ({ page }) => {
  const address = newAddress();
  const register = () => registerFrom(page, `${newAddress()}, ${address}`, newAccount());
  for (const response of await times(20, register)) expect(response.status()).toBe(200);
  await expectTooMany(await register());
  await expectTooMany(await registerFrom(page, address, newAccount()));
  expect((await registerFrom(page, `${address}, ${newAddress()}`, newAccount())).status()).toBe(200);
});

test.describe("without a proxy in front", () => {
  const direct = test.extend({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
    site: async ({}, use) => {
      const site = await startSite({ env: { TRUST_PROXY: "0" } });
      await use(site);
      await site.stop();
    },
  });

  direct("a made-up X-Forwarded-For changes nothing", async ({ page }) => {
    const register = () => registerFrom(page, newAddress(), newAccount());
    for (const response of await times(20, register)) expect(response.status()).toBe(200);
    await expectTooMany(await register());
    const data = newAccount();
    const bare = await page.request.post("/user/register", { data: { ...data, confirm_password: data.password } });
    await expectTooMany(bare);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form of a guessed account says how long to wait", async ({ page }) => {
    const account = await createAccount(page);
    const guess = () => logInFrom(page, newAddress(), { ...account, password: "not the password" });
    for (const response of await times(10, guess)) expect(response.status()).toBe(401);
    await page.goto("/login");
    await page.getByLabel("Email").fill(account.username);
    await page.locator("#login-password").fill(account.password);
    const answering = page.waitForResponse((response) => response.url().endsWith("/user/login"));
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expectAlert(page, expectWait(await answering));
    await expectSession(page, false);
  });

  test("the form of registration does as well", async ({ page }) => {
    const address = newAddress();
    await page.setExtraHTTPHeaders({ "x-forwarded-for": address });
    const register = () => registerFrom(page, address, newAccount());
    for (const response of await times(20, register)) expect(response.status()).toBe(200);
    const late = newAccount();
    await page.goto("/register");
    await page.getByLabel("Email").fill(late.username);
    await page.locator("#register-password").fill(late.password);
    await page.locator("#register-confirm").fill(late.password);
    const answering = page.waitForResponse((response) => response.url().endsWith("/user/register"));
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await expectAlert(page, expectWait(await answering));
    expect((await logInFrom(page, newAddress(), late)).status(), "the account was not created").toBe(401);
  });
});

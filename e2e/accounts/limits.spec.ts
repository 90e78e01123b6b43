import { createAccount, expect, logIn, newAccount, open, type Page, test } from "./fixtures";
import { expectAlert } from "./google-person";
import { type Attempt, expectTooMany, logInFrom, newAddress, registerFrom, times } from "./limit-attempts";

const wrong = (attempt: Attempt): Attempt => ({ ...attempt, password: "not the password" });

/** An account whose password was wrong ten times, judged each time. */
async function createGuessedAccount(page: Page) {
  const account = await createAccount(page);
  for (const status of await times(10, () => logInFrom(page, newAddress(), wrong(account)))) {
    expect(status.status()).toBe(401);
  }
  return account;
}

test("the eleventh try on an account is refused, in the form too, with the right password too", async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/responded with a status of 429/);
  const account = await createGuessedAccount(page);
  const other = await createAccount(page);
  await open(page, "/login");
  await page.getByLabel("Email").fill(account.username);
  await page.locator("#login-password").fill(account.password);
  const answering = page.waitForResponse("**/user/login");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  const text = await expectTooMany(await answering);
  await expectAlert(page, text);
  await expect(page.getByLabel("Email")).toHaveValue(account.username);
  await expect(page.getByText(/^Reference/)).toHaveCount(0);

  await expectTooMany(await logInFrom(page, newAddress(), account));
  const written = { ...account, username: ` ${account.username.toUpperCase()} ` };
  await expectTooMany(await logInFrom(page, newAddress(), written));
  await expectTooMany(await logInFrom(page, newAddress(), wrong(account)));
  // Nobody else pays for it, not even from the same address.
  const allowed = await page.request.post("/user/login", { data: other });
  expect(allowed.status()).toBe(200);
});

test("right passwords do not count, and do not make the wrong ones forgotten", async ({ page }) => {
  const account = await createAccount(page);
  const attempt = async (tried: Attempt) => (await logInFrom(page, newAddress(), tried)).status();
  expect(await times(12, () => attempt(account))).toEqual(Array(12).fill(200));
  expect(await times(9, () => attempt(wrong(account)))).toEqual(Array(9).fill(401));
  expect(await times(3, () => attempt(account))).toEqual([200, 200, 200]);
  expect(await attempt(wrong(account))).toBe(401);
  expect(await attempt(account)).toBe(429);
});

test("many guesses at once get no further than many in a row", async ({ page }) => {
  const account = await createAccount(page);
  const tries = Array.from({ length: 25 }, () => logInFrom(page, newAddress(), wrong(account)));
  const statuses = (await Promise.all(tries)).map((response) => response.status()).sort();
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(15).fill(429)]);
});

test("an account that does not exist is limited like one that does", async ({ page }) => {
  const nobody = newAccount();
  const attempt = async () => (await logInFrom(page, newAddress(), nobody)).status();
  expect(await times(11, attempt)).toEqual([...Array(10).fill(401), 429]);
});

test("an address has 60 log-ins and 20 registrations, each counted by itself", async ({ page }) => {
  const [address, other] = [newAddress(), newAddress()];
  const created = await registerFrom(page, address, newAccount());
  expect(created.status()).toBe(200);
  for (const response of await times(19, () => registerFrom(page, address, newAccount()))) {
    expect(response.status()).toBe(200);
  }
  const late = newAccount();
  await expectTooMany(await registerFrom(page, address, late));
  expect((await logInFrom(page, address, late)).status(), "the account was not created").toBe(401);
  expect((await registerFrom(page, other, late)).status()).toBe(200);

  for (const response of await times(59, () => logInFrom(page, address, newAccount()))) {
    expect(response.status()).toBe(401);
  }
  await expectTooMany(await logInFrom(page, address, late));
  expect((await logInFrom(page, other, late)).status()).toBe(200);
});

test("a profile is saved 60 times, wherever its owner writes from", async ({ page }) => {
  await logIn(page, await createAccount(page));
  const save = (i: number) =>
    page.request.post("/user/profile", {
      data: { kind: "talent", name: `Uwase ${i}` },
      headers: { "x-forwarded-for": newAddress() },
    });
  for (let i = 0; i < 60; i++) expect((await save(i)).status()).toBe(200);
  await expectTooMany(await save(60));
});

import {
  type Account,
  createAccount,
  expect,
  expectError,
  expectSession,
  expectTooMany,
  fillLogin,
  formAt,
  logIn,
  newAccount,
  newAddress,
  postFrom,
  test,
  times,
  waitMessage,
} from "../../accounts/fixtures";
import { startSite } from "../../support/site";

type Client = Parameters<typeof postFrom>[0];

const wrong = (account: Account) => ({ ...account, password: "not the password" });
const registerFrom = (client: Client, address: string, account = newAccount()) =>
  postFrom(client, address, "/user/register", { ...account, confirm_password: account.password });
const logInFrom = (client: Client, address: string, account: Account) =>
  postFrom(client, address, "/user/login", account);

test("right passwords do not count, and do not make wrong ones forgotten", async ({ request }) => {
  const client = { request };
  const account = await createAccount(client);
  const attempt = async (tried: Account) => (await logInFrom(client, newAddress(), tried)).status();
  expect(await times(12, () => attempt(account))).toEqual(Array(12).fill(200));
  expect(await times(9, () => attempt(wrong(account)))).toEqual(Array(9).fill(401));
  expect(await times(3, () => attempt(account))).toEqual([200, 200, 200]);
  expect(await attempt(wrong(account))).toBe(401);
  expect(await attempt(account)).toBe(429);
});

test("parallel guesses, and guesses of an unknown account, are limited alike", async ({ request }) => {
  const client = { request };
  for (const account of [await createAccount(client), newAccount()]) {
    const guesses = Array.from({ length: 25 }, () => logInFrom(client, newAddress(), wrong(account)));
    const statuses = (await Promise.all(guesses)).map((response) => response.status()).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(15).fill(429)]);
  }
});

test("an address has 60 log-ins and 20 registrations, each counted by itself", async ({ request }) => {
  const client = { request };
  const [address, other] = [newAddress(), newAddress()];
  for (const response of await times(20, () => registerFrom(client, address))) expect(response.status()).toBe(200);
  const late = newAccount();
  await expectTooMany(await registerFrom(client, address, late));
  for (const response of await times(60, () => logInFrom(client, address, newAccount()))) {
    expect(response.status()).toBe(401);
  }
  await expectTooMany(await logInFrom(client, address, late));
  expect((await logInFrom(client, other, late)).status(), "the account was not created").toBe(401);
  expect((await registerFrom(client, other, late)).status()).toBe(200);
});

test("a profile is saved at most 60 times, from whatever address", async ({ request }) => {
  const client = { request };
  await logIn(client, await createAccount(client));
  const save = () => postFrom(client, newAddress(), "/user/profile", { kind: "talent", name: "Uwase" });
  for (const response of await times(60, save)) expect(response.status()).toBe(200);
  await expectTooMany(await save());
});

test("only the last address in X-Forwarded-For counts: the proxy in front added it", async ({ request }) => {
  const client = { request };
  const address = newAddress();
  const register = () => registerFrom(client, `${newAddress()}, ${address}`);
  for (const response of await times(20, register)) expect(response.status()).toBe(200);
  await expectTooMany(await register());
  expect((await registerFrom(client, `${address}, ${newAddress()}`)).status()).toBe(200);
});

test("without a proxy in front X-Forwarded-For counts for nothing", async ({ playwright }) => {
  const site = await startSite({ env: { TRUST_PROXY: "0" } });
  const client = { request: await playwright.request.newContext({ baseURL: site.url }) };
  try {
    const register = () => registerFrom(client, newAddress());
    for (const response of await times(20, register)) expect(response.status()).toBe(200);
    await expectTooMany(await register());
  } finally {
    await client.request.dispose();
    await site.stop();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the log-in says how long to wait", async ({ page }) => {
    const account = await createAccount(page);
    await times(10, () => logInFrom(page, newAddress(), wrong(account)));
    await page.goto("/login");
    await fillLogin(page, account);
    const answering = page.waitForResponse("**/user/login");
    await formAt(page, "/user/login").submit.click();
    await expectError(page, waitMessage(await answering));
    await expectSession(page, false);
  });
});

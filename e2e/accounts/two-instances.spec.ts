import { expect, newAccount, type Page } from "./fixtures";
import { expectAlert, expectSession } from "./google-person";
import { expectTooMany, newAddress, times } from "./limit-attempts";
import { sessionCookieOf } from "./session-token";
import { test } from "./twins";

// On CI the run has ended before: nothing is skipped there.
test.skip(
  !process.env.TEST_POSTGRES_URL && !process.env.CI,
  "SKIPPED: two instances share a PostgreSQL database, and no server was found. Install one or set TEST_POSTGRES_URL.",
);

const post = (page: Page, { url }: { url: string }, path: string, data: object) =>
  page.request.post(url + path, { data, headers: { "x-forwarded-for": newAddress() } });

async function register(page: Page, site: { url: string }, account = newAccount()) {
  const answer = await post(page, site, "/user/register", { ...account, confirm_password: account.password });
  expect(await answer.json()).toEqual({ success: true, result: { username: account.username } });
  return account;
}

test("an account, its session and its profile are the same on both", async ({ page, twins, expectedTrouble }) => {
  const [one, other] = twins;
  expectedTrouble.push(new RegExp(`^request to another host: ${other.url}/`));
  const account = await register(page, one);
  expect((await post(page, other, "/user/register", { ...account, confirm_password: account.password })).status()).toBe(
    409,
  );
  expect((await post(page, other, "/user/login", account)).status()).toBe(200);

  // A browser keeps its cookies for a host, whatever the port: here it sends those of one to the other.
  await page.goto(`${one.url}/my-profile`);
  await page.getByRole("radio", { name: /Organization/ }).check();
  await page.getByLabel("Name").fill("Uwase and Co");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await page.goto(`${other.url}/my-profile`);
  await expect(page.getByLabel("Name")).toHaveValue("Uwase and Co");
  await expect(page.getByRole("definition")).toHaveText([account.username, "Organization"]);
});

test("a sign-out on one ends the login token on the other", async ({ page, twins, expectedTrouble }) => {
  const [one, other] = twins;
  expectedTrouble.push(new RegExp(`^request to another host: ${other.url}/`));
  await post(page, other, "/user/login", await register(page, one));
  const cookie = await sessionCookieOf(page);
  await page.goto(`${other.url}/my-profile`);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${other.url}/`);
  await expectSession(page, false);

  // Somebody has kept the cookie.
  await page.context().addCookies([cookie]);
  await page.goto(`${one.url}/my-profile`);
  await expectAlert(page, "Your login has ended. Please log in again.");
  expect(new URL(page.url()).pathname).toBe("/login");
  await expectSession(page, false);
});

test("wrong passwords are counted together", async ({ page, twins }) => {
  const account = await register(page, twins[0]);
  for (const site of twins) {
    const wrong = () => post(page, site, "/user/login", { ...account, password: "not the password" });
    for (const answer of await times(5, wrong)) expect(answer.status()).toBe(401);
  }
  for (const site of twins) await expectTooMany(await post(page, site, "/user/login", account));
});

test("registrations of one address are counted together", async ({ page, twins }) => {
  const headers = { "x-forwarded-for": newAddress() };
  const attempt = ({ url }: { url: string }) => {
    const account = newAccount();
    const data = { ...account, confirm_password: account.password };
    return page.request.post(`${url}/user/register`, { data, headers });
  };
  for (const site of twins) {
    for (const answer of await times(10, () => attempt(site))) expect(answer.status()).toBe(200);
  }
  for (const site of twins) await expectTooMany(await attempt(site));
});

test("the same address registered on both at once becomes one account", async ({ page, twins }) => {
  const account = newAccount();
  const data = { ...account, confirm_password: account.password };
  const answers = await Promise.all(twins.map((site) => post(page, site, "/user/register", data)));
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 409]);
});

import { randomBytes } from "node:crypto";
import {
  test as base,
  expect,
  expectError,
  expectSession,
  expectTooMany,
  formAt,
  newAccount,
  newAddress,
  type Page,
  postFrom,
  times,
} from "../../accounts/fixtures";
import { createDatabase, isPostgresMissing } from "../../support/postgres";
import { startSite } from "../../support/site";

type Site = Awaited<ReturnType<typeof startSite>>;

/** Two instances of one site: one database, one secret, started at the same moment on an empty database. */
const test = base.extend<object, { instances: [Site, Site] }>({
  instances: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
    async ({}, use) => {
      const database = await createDatabase();
      const env = { ...database.settings, NEXTAUTH_SECRET: randomBytes(32).toString("base64url") };
      try {
        const instances = await Promise.all([startSite({ env }), startSite({ env })]);
        await use(instances);
        await Promise.all(instances.map((site) => site.stop()));
      } finally {
        await database.stop();
      }
    },
    { scope: "worker" },
  ],
  site: async ({ instances }, use) => use(instances[0]),
});

test.skip(!process.env.CI && isPostgresMissing(), "SKIPPED: PostgreSQL is not installed.");

const post = (page: Page, { url }: Site, path: string, data: object) => postFrom(page, newAddress(), url + path, data);

async function register(page: Page, site: Site, account = newAccount()) {
  const response = await post(page, site, "/user/register", { ...account, confirm_password: account.password });
  expect(await response.json()).toEqual({ success: true, result: { username: account.username } });
  return account;
}

test("an account, its session and its profile are the same on both", async ({ page, instances, expectedTrouble }) => {
  const [one, other] = instances;
  expectedTrouble.push(new RegExp(`^request to another host: ${other.url}/`));
  const account = await register(page, one);
  expect((await post(page, other, "/user/login", account)).status()).toBe(200);
  // A browser keeps cookies by host, whatever the port: it sends those of one to the other.
  await page.goto(`${one.url}/my-profile`);
  await page.getByRole("radio", { name: "Organization" }).check();
  await page.getByLabel("Name").fill("Uwase and Co");
  await formAt(page, "/user/profile").submit.click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await page.goto(`${other.url}/my-profile`);
  await expect(page.getByLabel("Name")).toHaveValue("Uwase and Co");
});

test("a sign-out on one revokes the login on the other", async ({ page, instances, expectedTrouble }) => {
  const [one, other] = instances;
  expectedTrouble.push(new RegExp(`^request to another host: ${other.url}/`));
  await post(page, other, "/user/login", await register(page, one));
  const cookies = await page.context().cookies();
  await page.goto(`${other.url}/my-profile`);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${other.url}/`);
  await page.context().addCookies(cookies);
  await page.goto(`${one.url}/my-profile`);
  await expectError(page, "Your login has ended. Please log in again.");
  await expectSession(page, false);
});

test("wrong passwords and registrations are counted together", async ({ page, instances }) => {
  const account = await register(page, instances[0]);
  for (const site of instances) {
    const wrong = () => post(page, site, "/user/login", { ...account, password: "not the password" });
    for (const response of await times(5, wrong)) expect(response.status()).toBe(401);
  }
  for (const site of instances) await expectTooMany(await post(page, site, "/user/login", account));

  const address = newAddress();
  const attempt = ({ url }: Site) => {
    const values = newAccount();
    return postFrom(page, address, `${url}/user/register`, { ...values, confirm_password: values.password });
  };
  for (const site of instances) {
    for (const response of await times(10, () => attempt(site))) expect(response.status()).toBe(200);
  }
  for (const site of instances) await expectTooMany(await attempt(site));
});

test("the same address registered on both at once becomes one account", async ({ page, instances }) => {
  const account = newAccount();
  const data = { ...account, confirm_password: account.password };
  const responses = await Promise.all(instances.map((site) => post(page, site, "/user/register", data)));
  expect(responses.map((response) => response.status()).sort()).toEqual([200, 409]);
});

import { randomBytes } from "node:crypto";
import {
  type Account,
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

const postTo = ({ url }: Site, page: Page, path: string, data: object, address = newAddress()) =>
  postFrom(page, address, url + path, data);
const register = (site: Site, page: Page, account: Account, address = newAddress()) =>
  postTo(site, page, "/user/register", { ...account, confirm_password: account.password }, address);

test("an account, its session and its profile are the same on both, and a sign-out is, too", async ({
  page,
  instances,
  expectedTrouble,
}) => {
  const [one, other] = instances;
  expectedTrouble.push(new RegExp(`^request to another host: ${other.url}/`));
  const account = newAccount();
  expect((await register(one, page, account)).status()).toBe(200);
  expect((await postTo(other, page, "/user/login", account)).status()).toBe(200);
  // A browser keeps cookies by host, whatever the port: it sends those of one to the other.
  await page.goto(`${one.url}/my-profile`);
  await page.getByRole("radio", { name: "Organization" }).check();
  await page.getByLabel("Name").fill("Uwase and Co");
  await formAt(page, "/user/profile").submit.click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await page.goto(`${other.url}/my-profile`);
  await expect(page.getByLabel("Name")).toHaveValue("Uwase and Co");

  const cookies = await page.context().cookies();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${other.url}/`);
  await page.context().addCookies(cookies);
  await page.goto(`${one.url}/my-profile`);
  await expectError(page, "Your login has ended. Please log in again.");
  await expectSession(page, false);
});

test("wrong passwords and registrations are counted together", async ({ page, instances }) => {
  const account = newAccount();
  await register(instances[0], page, account);
  for (const site of instances) {
    const wrong = () => postTo(site, page, "/user/login", { ...account, password: "not the password" });
    for (const response of await times(5, wrong)) expect(response.status()).toBe(401);
  }
  for (const site of instances) await expectTooMany(await postTo(site, page, "/user/login", account));

  const address = newAddress();
  for (const site of instances) {
    const attempt = () => register(site, page, newAccount(), address);
    for (const response of await times(10, attempt)) expect(response.status()).toBe(200);
  }
  for (const site of instances) await expectTooMany(await register(site, page, newAccount(), address));
});

import { test as base, expect, formAt, logIn, newAccount, open } from "../../accounts/fixtures";
import { startHostileBackend } from "../../support/hostile-backend";
import { startSite } from "../../support/site";

type Site = Awaited<ReturnType<typeof startSite>>;

const account = newAccount();
const user = { username: account.username, login_token: "a-login-token", role: "organization" };
const done = (result: unknown) => ({ body: { success: true, result } });

/** A site whose backend has the specification's seven calls and no other. */
const test = base.extend<object, { readOnlySite: Site }>({
  readOnlySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
    async ({}, use) => {
      const backend = await startHostileBackend();
      backend.answer = { status: 405, body: "Method Not Allowed" };
      backend.answers = { login: done(user), organizations: done([{ added_by: account.username, name: "Keza Ltd" }]) };
      const site = await startSite({ env: backend.settings });
      await use(site);
      await site.stop();
      await backend.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ readOnlySite }, use) => use(readOnlySite),
});

test("where profiles cannot be saved, the page shows the account, its role and whom to write to, and no form", async ({
  page,
}) => {
  await logIn(page, account);
  await open(page, "/my-profile");
  await expect(page.getByRole("definition")).toHaveText([account.username, "Organization"]);
  await expect(page.getByText("To have your profile added or changed, write to hello@imisozi.example.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "mailto:hello@imisozi.example");
  await expect(formAt(page, "/user/profile").form).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Password and logins" })).toHaveCount(0);
});

test("each part of the security section depends on the backend's call for it alone", async ({ browser, google }) => {
  const backend = await startHostileBackend();
  const refused = (status: number) => ({ status, body: { success: false, result: "No" } });
  backend.answer = { status: 405, body: "Method Not Allowed" };
  backend.answers = {
    login: done(user),
    organizations: done([]),
    googleLink: refused(400),
    logoutEverywhere: refused(401),
  };
  const site = await startSite({ env: { ...backend.settings, ...google.settings } });
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await logIn(page, account);
  await open(page, "/my-profile");
  const security = page.getByRole("region", { name: "Password and logins" });
  await expect(security.getByRole("button")).toHaveText(["Link Google", "Log out everywhere"]);
  await expect(security.getByRole("textbox")).toHaveCount(0);
  const probes = backend.requests.filter(({ call }) => call === "logoutEverywhere");
  expect(probes.map(({ headers }) => headers["login-token"])).not.toContain(user.login_token);
  await context.close();
  await site.stop();
  await backend.stop();
});

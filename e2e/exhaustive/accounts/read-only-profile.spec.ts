import { expect, formAt, logIn, newAccount, open } from "../../accounts/fixtures";
import { startSite } from "../../support/site";
import { test as base, done, refused, userOf } from "./hostile";

const account = newAccount();

/** Each test has a site of its own, because a site remembers which calls its backend lacks. */
const test = base.extend({
  site: async ({ issuer, backend }, use) => {
    const site = await startSite({ env: { ...issuer.settings, ...backend.settings } });
    await use(site);
    await site.stop();
  },
});

test.beforeEach(async ({ page, backend }) => {
  backend.answer = { status: 405, body: "Method Not Allowed" };
  backend.answers = {
    login: done(userOf(account.username, "organization")),
    organizations: done([{ added_by: account.username, name: "Keza Ltd" }]),
  };
  await logIn(page, account);
});

test("where profiles cannot be saved, the page shows the account, its role and whom to write to, and no form", async ({
  page,
}) => {
  await open(page, "/my-profile");
  await expect(page.getByRole("definition")).toHaveText([account.username, "Organization"]);
  await expect(page.getByText("To have your profile added or changed, write to hello@imisozi.example.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "mailto:hello@imisozi.example");
  await expect(formAt(page, "/user/profile").form).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Password and logins" })).toHaveCount(0);
});

// lib/auth/profile.test.ts tests that the probe for logging out everywhere revokes nothing.
test("each part of the security section depends on the backend's call for it alone", async ({ page, backend }) => {
  Object.assign(backend.answers, { googleLink: refused("No", 400), logoutEverywhere: refused("No", 401) });
  await open(page, "/my-profile");
  const security = page.getByRole("region", { name: "Password and logins" });
  await expect(security.getByRole("button")).toHaveText(["Link Google", "Log out everywhere"]);
  await expect(security.getByRole("textbox")).toHaveCount(0);
});

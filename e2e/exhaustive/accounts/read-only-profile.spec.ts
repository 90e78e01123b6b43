import { expect, formAt, logIn, newAccount, open } from "../../accounts/fixtures";
import { startSite } from "../../support/site";
import { test as base, done, userOf } from "./hostile";

const account = newAccount();

/** A site for each test, which declares these extensions of its backend. */
const test = base.extend<{ declared: string }>({
  declared: ["", { option: true }],
  site: async ({ issuer, backend, declared }, use) => {
    const site = await startSite({
      env: { ...issuer.settings, ...backend.settings, BACKEND_EXTENSIONS: declared },
    });
    await use(site);
    await site.stop();
  },
});

test.beforeEach(async ({ page, backend }) => {
  // It accepts everything, so a request to find out what it can do would change something.
  backend.answer = done({});
  backend.answers = {
    login: done(userOf(account.username, "organization")),
    organizations: done([{ added_by: account.username, name: "Keza Ltd" }]),
  };
  await logIn(page, account);
});

test("without extensions the pages offer none and say whom to write to, and the backend gets nothing but reads", async ({
  page,
  backend,
}) => {
  await open(page, "/my-profile");
  await expect(page.getByRole("definition")).toHaveText([account.username, "Organization"]);
  await expect(page.getByText("To have your profile added or changed, write to hello@imisozi.example.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "mailto:hello@imisozi.example");
  await expect(formAt(page, "/user/profile").form).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Password and logins" })).toHaveCount(0);
  await open(page, "/forgot-password");
  await expect(page.getByText("Passwords cannot be reset here. Please write to hello@imisozi.example.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the link" })).toHaveCount(0);
  expect(backend.requests.map(({ call }) => call)).toEqual(["login", "organizations"]);
});

test.describe(() => {
  test.use({ declared: "google-link,logout-everywhere" });

  test("each part of the security section depends on its extension alone", async ({ page, backend }) => {
    await open(page, "/my-profile");
    const security = page.getByRole("region", { name: "Password and logins" });
    await expect(security.getByRole("button")).toHaveText(["Link Google", "Log out everywhere"]);
    await expect(security.getByRole("textbox")).toHaveCount(0);
    expect(backend.requests.map(({ call }) => call)).toEqual(["login", "organizations"]);
  });
});

test.describe(() => {
  test.use({ declared: "records,password-change,password-reset" });

  test("no page states the embedded backend's rule for passwords", async ({ page }) => {
    for (const path of ["/my-profile", "/reset-password?token=of-the-link", "/register/message"]) {
      await open(page, path);
      await expect(page.getByRole("textbox", { name: /^(New )?password$/i })).toHaveAccessibleDescription("");
    }
  });
});

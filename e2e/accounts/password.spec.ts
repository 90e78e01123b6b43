import { execFileSync } from "node:child_process";
import path from "node:path";
import { Sqlite } from "@/lib/db/sqlite-driver";
import { test as siteTest } from "../fixtures";
import {
  type Account,
  test as base,
  createAccount,
  createPerson,
  expect,
  expectError,
  expectSession,
  expectSuccess,
  fillLogin,
  formAt,
  logIn,
  open,
  type Page,
  profileOf,
  signInWithGoogle,
  times,
} from "./fixtures";

const NEW_PASSWORD = "a valley and a lake";

/** Asks for a link to choose a password, on a page that offers that. @returns the link in the mail. */
type AskForLink = (page: Page, account: Pick<Account, "username">, from?: string) => Promise<string>;

const test = base.extend<{ askForLink: AskForLink }>({
  askForLink: async ({ mailbox }, use) =>
    use(async (page, { username }, from = "/login") => {
      await page.goto(from);
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
      await page.getByLabel("Email").fill(username);
      await page.getByRole("button", { name: "Send the link" }).click();
      await expectSuccess(
        page,
        "If there is an account with this email, a link is on its way. It works for 30 minutes.",
      );
      const mails = () => mailbox.mails.filter(({ envelope }) => envelope.to.includes(username));
      await expect.poll(() => mails().length).toBe(1);
      return /http\S+/.exec(mails()[0]?.text ?? "")?.[0] ?? "";
    }),
});

async function choosePassword(page: Page, password = NEW_PASSWORD, confirmed = password) {
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(confirmed);
  await page.getByRole("button", { name: "Change the password" }).click();
}

const SPENT = "This link has expired or was used. Please ask for a new one.";

/** The page says so before a password is typed. */
async function expectSpent(page: Page) {
  await expect(page.getByText(SPENT)).toBeVisible();
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute("href", "/forgot-password");
}

const CHANGED = "Your password is changed, and you are logged out everywhere. Please log in.";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("forgot, link, new password, log in; the profile from before the address was confirmed is gone", async ({
      page,
      askForLink,
    }) => {
      const account = await createPerson(page, "organization");
      // A redirect leaves the fragment to the browser: only a script can send it.
      const fragment = javaScriptEnabled ? "#team" : "%23team";
      const link = await askForLink(page, account, `/login?callbackUrl=%2Fabout-us%3Fa%3D1${fragment}`);
      await page.goto(link);
      const address = page.getByLabel("Email");
      await expect(address).toHaveValue(account.username);
      await expect(address).toHaveAttribute("autocomplete", "username");
      await expect(address).not.toBeEditable();
      await expect(page.getByText("It also deletes the profile of this account")).toBeVisible();
      await choosePassword(page, NEW_PASSWORD, "another one");
      await expectError(page, "Passwords do not match!");
      await expect(address).toHaveValue(account.username);
      await choosePassword(page, "password1");
      await expectError(page, "This password is too common. Please choose another one.");
      await choosePassword(page);
      await expectSuccess(page, CHANGED);
      await expect(page).toHaveURL(/\/login/);
      // It leads to where the visitor was going before.
      await fillLogin(page, { ...account, password: NEW_PASSWORD });
      await formAt(page, "/user/login").submit.click();
      await expect(page).toHaveURL("/my-profile?callbackUrl=%2Fabout-us%3Fa%3D1%23team");
      expect(await profileOf(page)).toMatchObject({ role: "talent", record: null });

      await page.goto(link);
      await expectSpent(page);
    });

    // The fixture `request` is another device.
    test("change the password, log out everywhere: other devices are logged out", async ({ page, request }) => {
      const account = await createAccount(page);
      await logIn({ request }, account);
      await logIn(page, account);
      await page.goto("/my-profile");
      const security = page.getByRole("region", { name: "Password and logins" });
      for (const [current, expectResult, message] of [
        ["not the password", expectError, "The current password is not right."],
        [account.password, expectSuccess, "Your password is changed. All other devices are logged out."],
      ] as const) {
        await security.getByLabel("Current password").fill(current);
        await security.getByLabel("New password").fill(NEW_PASSWORD);
        await security.getByLabel("Confirm password").fill(NEW_PASSWORD);
        await security.getByRole("button", { name: "Change password" }).click();
        await expectResult(page, message);
      }
      expect((await request.get("/user/profile")).status()).toBe(401);
      expect((await page.request.get("/user/profile")).status()).toBe(200);

      await logIn({ request }, { ...account, password: NEW_PASSWORD });
      await page.getByRole("button", { name: "Log out everywhere" }).click();
      await expectSuccess(page, "You are logged out everywhere.");
      await expectSession(page, false);
      expect((await request.get("/user/profile")).status()).toBe(401);
    });
  });
}

test("a link that has run out since it was opened sets no password", async ({ page, site, askForLink }) => {
  const account = await createAccount(page);
  const link = await askForLink(page, account);
  await page.goto(link);
  const db = new Sqlite(path.join(site.dataDir, "site.db"));
  const ofAccount = "user_id = (select id from users where username = ?)";
  db.prepare(`update password_resets set expires_at = ? where ${ofAccount}`).run(Date.now(), account.username);
  db.close();
  await choosePassword(page);
  await expectSpent(page);
  await logIn(page, account);
});

test("an account made with Google gets a password by mail, from its profile, and Google then opens it no more", async ({
  page,
  google,
  askForLink,
}) => {
  await signInWithGoogle(page, "register");
  await expectSession(page, true);
  const account = { username: google.person.email, password: NEW_PASSWORD };
  const link = await askForLink(page, account, "/my-profile");
  await expect(page.getByLabel("Email"), "for the next try, as it was before").toHaveValue(account.username);
  await expect(page.getByRole("link", { name: "Back to my profile" })).toHaveAttribute("href", "/my-profile");
  await page.goto(link);
  await choosePassword(page);
  await expectSuccess(page, CHANGED);
  await logIn(page, account);
  await page.context().clearCookies();
  await signInWithGoogle(page, "login");
  await expectError(
    page,
    "This email is registered with a password. Please log in with it; on your profile you can then link Google.",
  );
});

test("a password form can be sent again after its post was stopped, or was lost and the visitor went back", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/forgot-password");
  const posts: string[] = [];
  await page.route("/user/forgot-password", (route) => {
    posts.push(route.request().postData() ?? "");
    return route.abort("aborted");
  });
  const button = page.getByRole("button", { name: "Send the link" });
  const busy = page.getByRole("button", { name: "Sending..." });
  await page.getByLabel("Email").fill("uwase@example.rw");
  await button.click();
  await expect(busy).toBeVisible();
  await busy.click();
  await page.clock.fastForward(15_000);
  await button.click();
  await expect(busy).toBeVisible();
  expect(posts, "none while it is busy").toHaveLength(2);
  // The browsers of tests have no back/forward cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await button.click();
  await expect.poll(() => posts.length).toBe(3);
});

siteTest("a site without a mail server says whom to write to, and staff make the link", async ({ page, origin }) => {
  await page.goto("/forgot-password");
  await expect(page.getByText("Passwords cannot be reset here. Please write to hello@imisozi.example.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the link" })).toHaveCount(0);
  const account = await createAccount(page);
  await logIn(page, account);
  await page.goto("/my-profile");
  await expect(page.getByRole("button", { name: "Log out everywhere" })).toBeVisible();
  // This site has no Google either.
  await expect(page.getByRole("button", { name: "Link Google" })).toHaveCount(0);
  await page.context().clearCookies();
  const { username } = account;
  // More wrong passwords than lib/auth/log-in.test.ts allows: the link ends that, too.
  const guess = () => page.request.post("/user/login", { data: { username, password: "forgotten" } });
  expect((await times(11, guess)).at(-1)?.status()).toBe(429);
  const env = { ...process.env, ENV_FILE: "", SITE_URL: origin, DATA_DIR: process.env.E2E_DATA_DIR };
  const command = [".next/site/commands/accounts.mjs", "reset", username];
  const link = execFileSync(process.execPath, command, { env, encoding: "utf8" });
  await page.goto(link.trim());
  await choosePassword(page);
  await expectSuccess(page, CHANGED);
  await logIn(page, { username, password: NEW_PASSWORD });
});

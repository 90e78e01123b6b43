import { brand } from "@/content/company/brand";
import { test as siteTest } from "../fixtures";
import {
  type Account,
  test as base,
  createAccount,
  createPerson,
  errorSummary,
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
} from "./fixtures";

const NEW_PASSWORD = "a valley and a lake";

/** Asks for a link to choose a password, on a page that offers that. @returns the link in the mail. */
type AskForLink = (page: Page, account: Pick<Account, "username">, from: string) => Promise<string>;

const test = base.extend<{ askForLink: AskForLink }>({
  askForLink: async ({ mailbox }, use) =>
    use(async (page, { username }, from) => {
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
const CHANGED = "Your password is changed, and you are logged out everywhere. Please log in.";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a forgotten password is replaced by mail, and the profile stays", async ({ page, askForLink }) => {
    const account = await createPerson(page, "organization");
    const link = await askForLink(page, account, "/login?callbackUrl=%2Fabout-us");
    await page.goto(link);
    const address = page.getByLabel("Email");
    await expect(address).toHaveValue(account.username);
    await expect(address).toHaveAttribute("autocomplete", "username");
    await expect(address).not.toBeEditable();
    await choosePassword(page, NEW_PASSWORD, "another one");
    await expectError(page, "Passwords do not match!");
    await expect(address).toHaveValue(account.username);
    await choosePassword(page, "password1");
    await expectError(page, "This password is too common. Please choose another one.");
    await choosePassword(page);
    await expectSuccess(page, CHANGED);
    await fillLogin(page, { ...account, password: NEW_PASSWORD });
    await formAt(page, "/user/login").submit.click();
    await expect(page).toHaveURL("/about-us");
    expect(await profileOf(page)).toMatchObject({ role: "organization", record: { name: "Uwase Keza" } });

    const token = new URL(link).searchParams.get("token");
    const data = { token, password: "a third one", confirm_password: "a third one" };
    const again = await page.request.post("/user/reset-password", { data });
    expect(await again.json()).toMatchObject({ success: false, result: SPENT });
    // The page says so before a password is typed.
    await page.goto(link);
    await expect(page.getByText(SPENT)).toBeVisible();
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute("href", "/forgot-password");
  });

  // The fixture `request` is another device.
  test("changing the password and logging out everywhere log out other devices", async ({ page, request }) => {
    const account = await createAccount(page);
    await logIn({ request }, account);
    await logIn(page, account);
    await page.goto("/my-profile");
    const security = page.getByRole("region", { name: "Password and log-ins" });
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

test("a password form can be sent again after its post was stopped or lost", async ({ page }) => {
  await page.clock.install();
  await open(page, "/forgot-password");
  const posts: string[] = [];
  await page.route("/user/forgot-password", (route) => {
    posts.push(route.request().postData() ?? "");
    return route.abort("aborted");
  });
  const button = page.getByRole("button", { name: "Send the link" });
  const busy = page.getByRole("button", { name: "Sending..." });
  const email = page.getByLabel("Email");
  await button.click();
  await expect(email).toHaveAccessibleDescription("Enter your email");
  await expect(errorSummary(page)).toBeFocused();
  await email.fill("uwase@example.rw");
  await expect(email).toHaveAccessibleDescription("");
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

// Staff make the link where there is no mail server: exhaustive/operations/start.spec.ts.
siteTest("a site without a mail server says whom to write to, and offers no Google", async ({ request }) => {
  const forgotten = await (await request.get("/forgot-password")).text();
  expect(forgotten).toContain(`Write to ${brand.email}`);
  expect(forgotten).toContain(`href="mailto:${brand.email}?subject=`);
  expect(forgotten).toContain("Use the email address of your account.");
  expect(/<meta name="description" content="([^"]*)"/.exec(forgotten)?.[1]).not.toMatch(/link|by email/);
  expect(await (await request.get("/privacy")).text()).toContain("If we send you a link, it works once");
  expect(forgotten).not.toContain(">Send the link<");
  await logIn({ request }, await createAccount({ request }));
  const profile = await (await request.get("/my-profile")).text();
  expect(profile).toContain(">Log out everywhere<");
  expect(profile).not.toContain(">Link Google<");
});

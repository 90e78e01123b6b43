import { titleEnd } from "@/content/company/brand";
import {
  createAccount,
  expect,
  expectError,
  expectSession,
  expectSuccess,
  leaveForGoogle,
  logIn,
  logOutButton,
  type Page,
  profileOf,
  signInWithGoogle,
  signUp,
  test,
} from "../../accounts/fixtures";

const NOT_LINKED =
  "There is already an account with this email. Please log in with its password and link Google on your profile, or choose a new password by email.";

const LINK_OF_ANOTHER =
  "You began to link Google with another account. Nothing was linked. Please start again from your profile.";

/** Goes to Google to link it with the session's account. */
async function leaveToLink(page: Page) {
  await page.goto("/my-profile");
  await page.getByRole("button", { name: "Link Google" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
}
const agree = (page: Page) => page.getByRole("button", { name: /^Continue as/ }).click();

test("of two sign-ins the later one wins, and the earlier one says so, whichever ends first", async ({
  page: first,
  context,
}) => {
  const second = await context.newPage();
  await leaveForGoogle(first, "register");
  await leaveForGoogle(second, "register");
  await agree(first);
  await expectError(
    first,
    "You have started another sign-in with Google since. Please finish that one, or try again here.",
  );
  await expectSession(first, false);
  await agree(second);
  await expect(second).toHaveURL("/my-profile");
  await expectSession(first, true);

  await context.clearCookies();
  await leaveForGoogle(first, "login");
  await leaveForGoogle(second, "login");
  await agree(second);
  await expect(second).toHaveURL("/my-profile");
  await agree(first);
  await expectSuccess(first, "You are logged in already. This sign-in with Google has changed nothing.");
  await expect(first).toHaveURL("/my-profile");
});

test("an account made with Google gets a password by mail, and Google then has to be linked", async ({
  page,
  google,
  mailbox,
}) => {
  await signInWithGoogle(page, "register");
  await expectSession(page, true);
  const { email: username } = google.person;
  await page.request.post("/user/forgot-password", { data: { username } });
  const mails = () => mailbox.mails.filter(({ envelope }) => envelope.to.includes(username));
  await expect.poll(mails).toHaveLength(1);
  const token = /token=(\S+)/.exec(mails()[0]?.text ?? "")?.[1];
  const password = "a valley and a lake";
  await page.request.post("/user/reset-password", { data: { token, password, confirm_password: password } });
  await logIn(page, { username, password });
  await page.context().clearCookies();
  await signInWithGoogle(page, "login");
  await expectError(page, NOT_LINKED);
});

test("the owner links Google with the password, and logs in with it", async ({ page }) => {
  const account = await signUp(page);
  await leaveToLink(page);
  await agree(page);
  await expect(page.getByRole("heading", { name: "Link your Google account" })).toBeVisible();
  await page.getByLabel("Password of this account").fill("not the password");
  await page.getByRole("button", { name: "Link Google" }).click();
  await expectError(page, "The current password is not right.");
  await expect(page).toHaveTitle(`Error: Link your Google account${titleEnd}`);
  await page.getByLabel("Password of this account").fill(account.password);
  await page.getByRole("button", { name: "Link Google" }).click();
  await expectSuccess(page, "Your Google account is linked: you can log in with it from now on.");
  await page.context().clearCookies();
  await signInWithGoogle(page, "login");
  expect(await profileOf(page)).toMatchObject({ username: account.username });
});

const pendingLink = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.endsWith("google-link"));

test("a link to Google names both accounts, and ends when its owner logs out", async ({ page, google, request }) => {
  const [anna, ben] = [await signUp(page), await createAccount({ request })];
  await leaveToLink(page);
  await agree(page);
  await expect(page.getByRole("definition")).toHaveText([google.person.email, anna.username]);
  await page.goto("/my-profile");
  await logOutButton(page).click();
  await logIn(page, ben);
  await page.goto("/my-profile/link-google");
  await expect(page.getByText("This took too long. Please start again from your profile.")).toBeVisible();
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
});

test("Google's response to Anna's link is refused while Ben is logged in", async ({ page, context, request }) => {
  await signUp(page);
  const ben = await createAccount({ request });
  await leaveToLink(page);
  const other = await context.newPage();
  await other.goto("/my-profile");
  await logOutButton(other).click();
  await logIn(other, ben);
  await agree(page);
  await expectError(page, LINK_OF_ANOTHER);
  await expect(page).toHaveURL("/my-profile");
  expect(await pendingLink(page)).toEqual([]);
});

test("Google's response to a link is refused when nobody is logged in", async ({ page, context }) => {
  await signUp(page);
  await leaveToLink(page);
  const other = await context.newPage();
  await other.goto("/my-profile");
  await logOutButton(other).click();
  await agree(page);
  await expectError(page, "Your log-in has ended. Please log in again.");
  await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
  expect(await pendingLink(page)).toEqual([]);
});

test("a pending link that outlives its session is refused and deleted, by its page and when it is posted", async ({
  page,
  context,
  request,
}) => {
  await signUp(page);
  const ben = await createAccount({ request });
  await leaveToLink(page);
  await agree(page);
  await page.getByLabel("Password of this account").waitFor();
  const kept = await pendingLink(page);
  await logIn(page, ben);
  for (const submit of [
    () => page.goto("/my-profile/link-google"),
    () =>
      page.evaluate((password) => {
        const field = Object.assign(document.createElement("input"), { name: "password", value: password });
        const form = Object.assign(document.createElement("form"), { method: "post", action: "/user/google-link" });
        form.append(field);
        document.body.append(form);
        form.submit();
      }, ben.password),
  ]) {
    await context.addCookies(kept);
    await submit();
    await expectError(page, LINK_OF_ANOTHER);
    await expect.poll(() => pendingLink(page)).toEqual([]);
  }
});

test("the page that links Google needs a log-in, and expires before a password is typed", async ({ request }) => {
  const signedOut = await request.get("/my-profile/link-google", { maxRedirects: 0 });
  expect(signedOut.headers().location).toBe("/login?callbackUrl=%2Fmy-profile");
  await logIn({ request }, await createAccount({ request }));
  const html = await (await request.get("/my-profile/link-google")).text();
  expect(html).toContain("This took too long. Please start again from your profile.");
  expect(html).not.toContain('type="password"');
});

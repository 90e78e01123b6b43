import {
  createAccount,
  createPerson,
  expect,
  expectError,
  expectSession,
  expectSuccess,
  googleButton,
  leaveForGoogle,
  logIn,
  open,
  type Page,
  profileOf,
  signInWithGoogle,
  signUp,
  test,
} from "../../accounts/fixtures";

const NOT_LINKED =
  "There is already an account with this email. Please log in with its password and link Google on your profile, or choose a new password by email.";

test("of two sign-ins the later one wins, and the earlier one says so, whichever ends first", async ({
  page: first,
  context,
}) => {
  const second = await context.newPage();
  const agree = (page: Page) => page.getByRole("button", { name: /^Continue as/ }).click();
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

test("Google does not open an account that has a password, and the page says how to log in", async ({
  page,
  google,
}) => {
  const account = await createPerson(page, "organization", google.person.email);
  await page.context().clearCookies();
  await signInWithGoogle(page, "login");
  await expectError(page, NOT_LINKED);
  await expectSession(page, false);
  await signInWithGoogle(page, "register");
  await expectError(page, "Registration failed");
  await logIn(page, account);
  expect(await profileOf(page)).toMatchObject({ role: "organization", record: { name: "Uwase Keza" } });
});

test("the owner links Google with the password, and logs in with it", async ({ page }) => {
  const account = await signUp(page);
  await page.goto("/my-profile");
  await page.getByRole("button", { name: "Link Google" }).click();
  await page.getByRole("button", { name: /^Continue as/ }).click();
  await expect(page.getByRole("heading", { name: "Link your Google account" })).toBeVisible();
  await page.getByLabel("Password of this account").fill("not the password");
  await page.getByRole("button", { name: "Link Google" }).click();
  await expectError(page, "The current password is not right.");
  await expect(page).toHaveTitle("Error: Link your Google account | Imisozi");
  await page.getByLabel("Password of this account").fill(account.password);
  await page.getByRole("button", { name: "Link Google" }).click();
  await expectSuccess(page, "Your Google account is linked: you can log in with it from now on.");
  await page.context().clearCookies();
  await signInWithGoogle(page, "login");
  expect(await profileOf(page)).toMatchObject({ username: account.username });
});

test("the page that links Google needs a log-in, and expires before a password is typed", async ({ request }) => {
  const signedOut = await request.get("/my-profile/link-google", { maxRedirects: 0 });
  expect(signedOut.headers().location).toBe("/login?callbackUrl=%2Fmy-profile");
  await logIn({ request }, await createAccount({ request }));
  const html = await (await request.get("/my-profile/link-google")).text();
  expect(html).toContain("This took too long. Please start again from your profile.");
  expect(html).not.toContain('type="password"');
});

test("the button asks whether there is Google at most 20 times", async ({ page, allowedErrors }) => {
  allowedErrors.push(/net::ERR_FAILED/);
  let requests = 0;
  await page.route("**/api/auth/providers", (route) => {
    requests++;
    return route.abort();
  });
  await page.clock.install();
  await open(page, "/login");
  await expect(async () => {
    await page.clock.runFor(500);
    expect(requests).toBe(20);
  }).toPass();
  await page.clock.runFor(5000);
  expect(requests).toBe(20);
  await expect(googleButton(page, "login")).toBeDisabled();
});

import {
  announced,
  createAccount,
  createPerson,
  expect,
  expectError,
  expectSession,
  expectSignedInHeader,
  expectSuccess,
  fillLogin,
  fillRegister,
  formAt,
  logIn,
  logOutButton,
  newAccount,
  type Page,
  profileOf,
  test,
} from "./fixtures";

test.use({ javaScriptEnabled: false });

/** Sends a form. @returns where its response (303) leads; after a log-in, where the check of its session leads. */
async function submit(page: Page, path: "/user/login" | "/user/register" | "/user/profile") {
  const answered = page.waitForResponse(path);
  await formAt(page, path).submit.click();
  const response = await answered;
  expect(response.status()).toBe(303);
  const location = response.headers().location ?? "";
  return new URLSearchParams(/^\/user\/session-check(\?.*)/.exec(location)?.[1]).get("callbackUrl") ?? location;
}

test("register, log in, make a profile, sign out", async ({ page }) => {
  const account = newAccount();
  await page.goto("/register");
  await fillRegister(page, account);
  expect(await submit(page, "/user/register")).toBe("/login/message");
  await expect(page).toHaveTitle("Log in to your account");
  await expectSuccess(page, "Account created. Please log in.");
  await expect(page.getByLabel("Email")).toHaveValue(account.username);
  expect(await page.content()).not.toContain(account.password);

  await fillLogin(page, account);
  expect(await submit(page, "/user/login")).toBe("/my-profile");
  await expect(page.getByRole("heading", { name: "Complete your profile" })).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText(account.username);
  await expectSession(page, true);

  await page.getByRole("radio", { name: "Organization" }).check();
  await page.getByLabel("Name").fill("Keza Ltd");
  await page.getByLabel("What should we know?").fill("Two\nlines");
  expect(await submit(page, "/user/profile")).toBe("/my-profile/message");
  await expectSuccess(page, "Your profile is saved.");
  await expect(page.getByRole("definition")).toHaveText([account.username, "Organization"]);
  await page.getByLabel("Name").fill("Keza & Sons");
  await submit(page, "/user/profile");
  const about = expect.stringMatching(/^Two\r?\nlines$/);
  expect((await profileOf(page)).record).toEqual({ name: "Keza & Sons", phone: "", about });
  await page.goto("/my-profile");
  await expect(announced(page, "status")).toHaveCount(0);
  await expect(page.getByLabel("Name")).toHaveValue("Keza & Sons");

  await logOutButton(page).click();
  await expect(page).toHaveURL("/");
  await expectSignedInHeader(page, false);
  await expectSession(page, false);
});

/** A form is refused for one of its fields: the title says so, the message names the field, which is marked. */
async function expectRefusedField(page: Page, name: string, message: string, description = message) {
  await expect(page).toHaveTitle(/^Error: ./);
  await expectError(page, message);
  const marked = page.locator("[aria-invalid]");
  await expect(marked).toHaveAttribute("name", name);
  await expect(marked).toHaveAccessibleDescription(new RegExp(description));
  await expect(announced(page, "alert")).toBeInViewport();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("every refused form names and marks the field, and the title says that there is an error", async ({ page }) => {
    const required = "Please fill out this field.";
    /** Posts a form as it is, for the server to refuse. */
    const post = (action: string) =>
      page.locator(`form[action="${action}"]`).evaluate((form: HTMLFormElement) => form.submit());
    for (const [path, action, name, label] of [
      ["/login", "/user/login", "username", "Email"],
      ["/register", "/user/register", "username", "Email"],
      ["/forgot-password", "/user/forgot-password", "username", "Email"],
    ] as const) {
      await page.goto(path);
      await post(action);
      await expectRefusedField(page, name, `${label}: ${required}`, required);
    }
    await logIn(page, await createAccount(page));
    await page.goto("/my-profile");
    await page.getByRole("radio", { name: "Talent" }).check();
    await post("/user/profile");
    await expectRefusedField(page, "name", `Name: ${required}`, required);
    await page.goto("/my-profile");
    await post("/user/password");
    await expectRefusedField(page, "current_password", `Current password: ${required}`, required);
  });
});

test("a refused log-in keeps the address and the callback URL, and the next one leads there", async ({ page }) => {
  const account = await createPerson(page);
  await page.goto("/login?callbackUrl=%2Fabout-us");
  await fillLogin(page, { ...account, password: "wrong one" });
  expect(await submit(page, "/user/login")).toBe("/login/message");
  await expectError(page, "The email or the password is not right.");
  await expect(page.getByLabel("Email")).toHaveValue(account.username);
  expect(await page.content()).not.toContain("wrong one");
  await expectSession(page, false);
  await page.locator("#login-password").fill(account.password);
  expect(await submit(page, "/user/login")).toBe("/about-us");
});

test("a profile that is sent after the session has expired leads to the log-in and back", async ({ page }) => {
  const account = await createPerson(page);
  await logIn(page, account);
  await page.goto("/my-profile?callbackUrl=%2Fabout-us");
  await page.context().clearCookies();
  expect(await submit(page, "/user/profile")).toBe("/login/message");
  await expectError(page, "Your login has ended. Please log in again.");
  await fillLogin(page, account);
  expect(await submit(page, "/user/login")).toBe("/my-profile?callbackUrl=%2Fabout-us");
  await expect(page.getByLabel("Name")).toHaveValue("Uwase Keza");
});

test("refused on the way, a visitor keeps what was typed but no password, and ends where they were going", async ({
  page,
}) => {
  const [existing, account] = [await createAccount(page), newAccount()];
  const search = "?callbackUrl=%2Fabout-us%3Fa%3D1%23team";
  await page.goto(`/register${search}`);
  for (const [refused, confirmed, text] of [
    [account, "ridge and hil", "Passwords do not match!"],
    [existing, undefined, "There is already an account with this email. Please log in."],
  ] as const) {
    await fillRegister(page, refused, confirmed);
    expect(await submit(page, "/user/register")).toBe("/register/message");
    await expectError(page, text);
    await expect(page).toHaveTitle("Error: Register an account");
    await expect(page.getByLabel("Email")).toHaveValue(refused.username);
    expect(await page.content()).not.toContain("ridge and hil");
  }
  await fillRegister(page, account);
  await submit(page, "/user/register");
  await fillLogin(page, account);
  expect(await submit(page, "/user/login")).toBe(`/my-profile${search}`);

  await page.getByRole("radio", { name: "Organization" }).check();
  await page.getByLabel("Name").fill("  ");
  await page.getByLabel("What should we know?").fill("Maps");
  expect(await submit(page, "/user/profile")).toBe("/my-profile/message");
  await expectError(page, "Name: Please fill out this field.");
  await expect(page.getByRole("radio", { name: "Organization" })).toBeChecked();
  await expect(page.getByLabel("What should we know?")).toHaveValue("Maps");
  await page.getByLabel("Name").fill("Uwase Keza");
  expect(await submit(page, "/user/profile")).toBe("/about-us?a=1#team");
  await expect(page).toHaveURL("/about-us?a=1#team");
});

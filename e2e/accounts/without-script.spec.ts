import { titleEnd } from "@/content/company/brand";
import { dedicatedTeam } from "@/content/dedicated-team";
import { drawerOf, mainNavigation } from "../frame/fixtures";
import { all } from "../support/html";
import {
  announced,
  createAccount,
  errorSummary,
  expect,
  expectError,
  expectSession,
  expectSignedInHeader,
  expectSuccess,
  fillLogin,
  fillRegister,
  formAt,
  type Locator,
  logIn,
  logOutButton,
  newAccount,
  type Page,
  profileOf,
  test,
} from "./fixtures";

// A message further down would not be seen on a phone.
test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

/** Sends a form. @returns where its response (303) leads; after a log-in, where the check of its session leads. */
async function submit(page: Page, path: "/user/login" | "/user/register" | "/user/profile") {
  const answered = page.waitForResponse(path);
  await formAt(page, path).submit.click();
  const response = await answered;
  expect(response.status()).toBe(303);
  const location = response.headers().location ?? "";
  return new URLSearchParams(/^\/user\/session-check(\?.*)/.exec(location)?.[1]).get("callbackUrl") ?? location;
}

/** Expects the form to be refused for one of its fields, which is marked. */
async function expectRefusedField(page: Page, name: string, message: string) {
  await expectError(page, message);
  await expect(announced(page, "alert")).toBeInViewport();
  const marked = page.locator("[aria-invalid=true]");
  await expect(marked).toHaveAttribute("name", name);
  await expect(marked).toHaveAccessibleDescription(/.+/);
  await expect(errorSummary(page)).toBeFocused();
}

test("registration, log-in, profile and log-out work without JavaScript, after a refusal of each form", async ({
  page,
}) => {
  const [existing, account] = [await createAccount(page), newAccount()];
  const search = "?callbackUrl=%2Fabout-us%3Fa%3D1%23team";
  const email = page.getByLabel("Email");
  await page.goto(`/register${search}`);
  await fillRegister(page, account, "ridge and hil");
  expect(await submit(page, "/user/register")).toBe("/register/message");
  await expectRefusedField(page, "confirm_password", "Passwords do not match!");
  await page.getByRole("link", { name: "Passwords do not match!" }).click();
  await expect(page.locator("#register-confirm_password")).toBeFocused();
  await fillRegister(page, existing);
  await submit(page, "/user/register");
  await expectError(page, "There is already an account with this email. Please log in.");
  await expect(page).toHaveTitle(`Error: Register an account${titleEnd}`);
  await expect(email).toHaveValue(existing.username);
  expect(await page.content()).not.toContain(account.password);
  await fillRegister(page, account);
  expect(await submit(page, "/user/register")).toBe("/login/message");
  await expectSuccess(page, "Account created. Please log in.");
  await expect(page).toHaveTitle(`Success: Log in to your account${titleEnd}`);

  await fillLogin(page, { ...account, password: "wrong one" });
  expect(await submit(page, "/user/login")).toBe("/login/message");
  await expectError(page, "The email or the password is not right.");
  await expect(email).toHaveValue(account.username);
  expect(await page.content()).not.toContain("wrong one");
  await expectSession(page, false);
  await page.locator("#login-password").fill(account.password);
  expect(await submit(page, "/user/login")).toBe(`/my-profile${search}`);
  await expectSession(page, true);

  const [name, about] = [page.getByLabel("Name"), page.getByLabel("What should we know?")];
  await expect(page.getByRole("heading", { name: "Complete your profile" })).toBeVisible();
  await page.getByRole("radio", { name: "Organization" }).check();
  await name.fill("  ");
  await about.fill("Two\nlines");
  expect(await submit(page, "/user/profile")).toBe("/my-profile/message");
  await expectRefusedField(page, "name", "Enter your name");
  await expect(page.getByRole("radio", { name: "Organization" })).toBeChecked();
  await name.fill("Keza & Sons");
  expect(await submit(page, "/user/profile")).toBe("/about-us?a=1#team");
  await expect(page).toHaveURL("/about-us?a=1#team");

  await page.goto("/my-profile");
  await expect(page.getByRole("definition")).toHaveText([account.username, "Organization"]);
  await expect(name).toHaveValue("Keza & Sons");
  expect(await submit(page, "/user/profile")).toBe("/my-profile/message");
  await expectSuccess(page, "Your profile is saved.");
  const record = { name: "Keza & Sons", phone: "", about: expect.stringMatching(/^Two\r?\nlines$/) };
  expect((await profileOf(page)).record).toEqual(record);
  await page.goto("/my-profile");
  await expect(announced(page, "status")).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await logOutButton(page).click();
  await expectSuccess(page, "You are logged out.");
  await expect(page).toHaveTitle(/^Success: /);
  await expectSignedInHeader(page, false);
  await expectSession(page, false);
});

/** The account's entries in bar, drawer and footer, as they are shown. */
async function accountEntries(page: Page) {
  const shown = (box: Locator) => box.filter({ visible: true }).allInnerTexts();
  await page.setViewportSize({ width: 1280, height: 800 });
  const bar = await shown(
    mainNavigation(page)
      .locator("a")
      .filter({ hasNotText: /^(Dedicated Team|About Us)$/ }),
  );
  const footer = await shown(page.locator("footer").getByRole("navigation", { name: "Account" }).locator("a, button"));
  await page.setViewportSize({ width: 360, height: 640 });
  const { hamburger, drawer, close } = drawerOf(page);
  await hamburger.click();
  const foot = await shown(drawer.locator("nav ~ div a"));
  await close.click();
  return { bar, drawer: foot, footer };
}

test("pages rendered per request show who is logged in, and static pages have a link to the account instead", async ({
  page,
}) => {
  const signedIn = { bar: ["My Profile"], drawer: ["My Profile"], footer: ["My Profile", "Log out"] };
  const unknown = {
    bar: ["Account", "Contact Us"],
    drawer: ["Account", "Contact Us"],
    footer: ["Account", "Register"],
  };
  const rendered = [
    "/my-profile",
    "/forgot-password",
    "/login/message",
    `/contact-us/team?${new URLSearchParams(dedicatedTeam.team.roles.map(({ name }) => [name, "1"]))}`,
  ];
  await logIn(page, await createAccount(page));
  for (const path of rendered) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    expect(await accountEntries(page), path).toEqual(signedIn);
  }
  await page.goto("/about-us");
  expect(await accountEntries(page)).toEqual(unknown);
  await page.setViewportSize({ width: 860, height: 800 });
  const { width = 0, height } = (await mainNavigation(page).boundingBox()) ?? {};
  expect(height, "in one row").toBe(44);
  // The logo and the gutters leave 619 px, and a scrollbar takes up to 17.
  expect(width).toBeLessThanOrEqual(602);
  const account = page.locator("footer").getByRole("link", { name: "Account" });
  await account.click();
  await expect(page).toHaveURL("/my-profile");
  await page.locator("footer").getByRole("button", { name: "Log out" }).click();
  await page.goto("/login/message");
  expect(await accountEntries(page)).toEqual(unknown);
  await account.click();
  await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
});

test("the other forms name and mark a refused field, and their title says that there is an error", async ({
  request,
}) => {
  const expectRefused = async (action: string, labels: string[]) => {
    const html = await (await request.post(action, { form: {} })).text();
    expect(html).toMatch(/<title>Error: ./);
    const listed = all(html, /<li><a href="#([\w-]+)"[^>]*>Enter [^<]*<\/a><\/li>/g);
    expect(listed.map((id) => new RegExp(`<label for="${id}"[^>]*>([^<]*)`).exec(html)?.[1])).toEqual(labels);
    expect(all(html, /<input [^>]*id="([^"]*)"[^>]*aria-invalid="true"/g), action).toEqual(listed);
  };
  await expectRefused("/user/login", ["Email", "Password"]);
  await expectRefused("/user/forgot-password", ["Email"]);
  await logIn({ request }, await createAccount({ request }));
  await expectRefused("/user/password", ["Current password", "New password", "Confirm password"]);
});

test("a profile that is sent after the session has expired leads to the log-in and back", async ({ request, site }) => {
  const path = "/my-profile?callbackUrl=%2Fabout-us";
  const form = { kind: "talent", name: "Uwase Keza" };
  const response = await request.post("/user/profile", { form, headers: { referer: site.url + path } });
  const html = await response.text();
  expect(html).toContain("Your log-in has ended. Please log in again.");
  expect(html).toContain(`name="callbackUrl" value="${path}"`);
});

test("a session cookie of another secret is deleted, and the page says that the login has ended", async ({
  page,
  site,
}) => {
  const unreadable = ["next-auth.session-token", "user"].map((name) => ({
    name,
    value: "of-another-secret",
    url: site.url,
  }));
  for (const cookies of [unreadable, unreadable.slice(1)]) {
    for (const path of ["/my-profile?a=1", "/my-profile/link-google"]) {
      await page.context().addCookies(cookies);
      await page.goto(path);
      await expectError(page, "Your log-in has ended. Please log in again.");
      await expect(page.locator('input[name="callbackUrl"]')).toHaveValue(
        path === "/my-profile?a=1" ? path : "/my-profile",
      );
      await expectSession(page, false);
    }
  }
});

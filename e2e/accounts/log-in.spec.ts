import { openWithStoppedClock } from "../fixtures";
import { expectAccessible } from "../support/axe";
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
  fillSilently,
  formAt,
  hold,
  newAccount,
  open,
  openWithoutScripts,
  profileOf,
  storedUser,
  test,
} from "./fixtures";

const DONE = "Authenticated successfully! Reloading...";
const WRONG = "The email or the password is not right.";
const loginFor = (callbackUrl: string) => `/login?callbackUrl=${encodeURIComponent(callbackUrl)}`;

test("it shows progress and success, reloads, looks up the profile and, without one, leads to it", async ({ page }) => {
  const account = await createAccount(page);
  await openWithStoppedClock(page, loginFor("/about-us"));
  const { submit } = formAt(page, "/user/login");
  const steps: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isStep = request.resourceType() === "document" || pathname.startsWith("/user/");
    if (isStep) steps.push(`${request.method()} ${pathname}`);
  });

  const { release: answerLogin } = await hold(page, "/user/login");
  const { release: answerLookup } = await hold(page, "/user/profile");
  await fillLogin(page, account);
  await submit.click();
  await expect(submit).toHaveAccessibleName("Logging in...");
  await expect(announced(page, "status")).toHaveCount(0);
  answerLogin();
  await expectSuccess(page, DONE);
  await expect(submit).toHaveAccessibleName("Logging in...");
  expect(await storedUser(page)).toEqual({ username: account.username, role: "talent" });
  expect(steps).toEqual(["POST /user/login"]);

  await page.clock.resume();
  await expect.poll(() => steps).toContain("GET /user/profile");
  await expectSuccess(page, DONE);
  answerLookup();
  await expect(page).toHaveURL("/my-profile?callbackUrl=%2Fabout-us");
  expect(steps).toEqual(["POST /user/login", "GET /login", "GET /user/profile", "GET /my-profile"]);
});

test("with a profile it leads to where the visitor was going, and scripts can read only username and role", async ({
  page,
}) => {
  const account = await createPerson(page, "organization");
  await open(page, loginFor("/about-us?from=login#team"));
  await fillLogin(page, { ...account, username: account.username.toUpperCase() });
  await page.locator("#login-password").press("Enter");
  await expect(page).toHaveURL("/about-us?from=login#team");
  await expectSignedInHeader(page, true);
  expect(await storedUser(page)).toEqual({ username: account.username, role: "organization" });
  expect(await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }))).not.toMatch(/token/i);

  // A signed-in visitor is redirected at once.
  await page.goto("/login");
  await expect(page).toHaveURL("/home");
  await page.goto("/register?callbackUrl=%2Fabout-us");
  await expect(page).toHaveURL("/about-us");
});

test("the pages of a login lead each other to where the visitor is going, its fragment included", async ({ page }) => {
  const main = page.getByRole("main");
  // A browser keeps the fragment of the page that redirects.
  await page.goto("/my-profile?from=mail&from=search#profile-name");
  const search = `?callbackUrl=${encodeURIComponent("/my-profile?from=mail&from=search")}#profile-name`;
  await expect(page).toHaveURL(`/login${search}`);
  for (const [link, path] of [
    ["Register Here", "/register"],
    ["Log in", "/login"],
    ["Forgot your password?", "/forgot-password"],
    ["Back to log in", "/login"],
  ] as const) {
    const next = main.getByRole("link", { name: link });
    await expect(next).toHaveJSProperty("href", new URL(path + search, page.url()).href);
    await next.click();
    await expect(page).toHaveURL(path + search);
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await fillLogin(page, await createPerson(page));
  await formAt(page, "/user/login").submit.click();
  await expect(page).toHaveURL("/my-profile?from=mail&from=search#profile-name");
});

test("a wrong password and an unknown address get the same answer, and the right password then suffices", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 401/);
  const account = await createAccount(page);
  await open(page, "/login");
  for (const wrong of [newAccount(), { ...account, password: "wrong" }]) {
    await fillLogin(page, wrong);
    const answered = page.waitForResponse("/user/login");
    await formAt(page, "/user/login").submit.click();
    const response = await answered;
    expect([response.status(), await response.json()]).toEqual([401, { success: false, result: WRONG }]);
    await expectError(page, WRONG);
    await expect(page.getByLabel("Email")).toHaveValue(wrong.username);
    await expectSession(page, false);
    expect(await storedUser(page)).toBeNull();
  }
  await page.locator("#login-password").fill(account.password);
  await formAt(page, "/user/login").submit.click();
  await expectSuccess(page, DONE);
});

test("empty fields are reported at the field; pressed twice it is sent once, and a lost connection keeps what was typed", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/net::ERR_FAILED/);
  const account = newAccount();
  await open(page, "/login");
  await page.route("/user/login", (route) => route.abort());
  const { requests: posts, release } = await hold(page, "/user/login");
  const { submit } = formAt(page, "/user/login");
  const [email, password] = [page.getByLabel("Email"), page.locator("#login-password")];
  await submit.click();
  for (const field of [email, password]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/fill (out|in) this field/i);
  }
  await expect(email).toBeFocused();
  await expectAccessible(page, "errors");
  await email.fill(account.username);
  await submit.click();
  await expect(password).toBeFocused();
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(email).toHaveAccessibleDescription("");

  await password.fill(account.password);
  const idleWidth = (await submit.boundingBox())?.width;
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  expect((await submit.boundingBox())?.width).toBe(idleWidth);
  await expectAccessible(page, "busy");
  await submit.click();
  await email.press("Enter");
  release();
  await expectError(page, "Something went wrong. Please try again later.");
  await expectAccessible(page, "failed");
  await expect(submit).toHaveAccessibleName("Login");
  await expect(email).toHaveValue(account.username);
  await expect(password).toHaveValue(account.password);
  expect(posts.map((post) => post.postDataJSON())).toEqual([account]);
});

test("what is typed before React starts stays, and logs in", async ({ page }) => {
  const account = await createPerson(page);
  const startReact = await openWithoutScripts(page, "/login");
  await fillLogin(page, account);
  await expect(page.locator("[data-password-toggle]")).toBeHidden();
  await startReact();
  await expect(page.getByLabel("Email")).toHaveValue(account.username);
  await expect(page.locator("#login-password")).toHaveValue(account.password);
  await formAt(page, "/user/login").submit.click();
  await expect(page).toHaveURL("/home");
});

test("what a password manager fills in without events is sent by every form", async ({ page }) => {
  const { username, password } = newAccount();
  const fill = async (values: Record<string, string>) => {
    for (const [id, value] of Object.entries(values)) await fillSilently(page.locator(`#${id}`), value);
  };
  await open(page, "/register");
  await fill({ "register-email": username, "register-password": password, "register-confirm": password });
  await formAt(page, "/user/register").submit.click();
  await expect(page).toHaveURL("/login");

  await open(page, "/login");
  await fill({ "login-email": username, "login-password": password });
  await formAt(page, "/user/login").submit.click();
  await expect(page).toHaveURL("/my-profile");

  await page.getByRole("radio", { name: "Talent" }).check();
  await fill({ "profile-name": "Uwase", "profile-phone": "+250 788 000 000", "profile-about": "Maps\nand more" });
  await formAt(page, "/user/profile").submit.click();
  await expectSuccess(page, "Your profile is saved.");
  expect((await profileOf(page)).record).toEqual({ name: "Uwase", phone: "+250 788 000 000", about: "Maps\nand more" });

  const next = "a valley and a lake";
  await fill({ "current-password": password, "new-password": next, "new-password-confirm": next });
  await page.getByRole("button", { name: "Change password" }).click();
  await expectSuccess(page, "Your password is changed. All other devices are logged out.");
});

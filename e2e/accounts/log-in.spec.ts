import { openWithStoppedClock } from "../fixtures";
import { expectAccessible } from "../support/axe";
import {
  announced,
  createAccount,
  createPerson,
  errorSummary,
  expect,
  expectError,
  expectSession,
  expectSignedInHeader,
  expectSuccess,
  fillLogin,
  formAt,
  hold,
  open,
  openWithoutScripts,
  storedUser,
  test,
} from "./fixtures";

const DONE = "Authenticated successfully! Reloading...";
const loginFor = (callbackUrl: string) => `/login?callbackUrl=${encodeURIComponent(callbackUrl)}`;

test("a log-in shows its progress, and leads a person without a profile to the profile page", async ({ page }) => {
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
  await expect(submit).toBeHidden();
  answerLookup();
  await expect(page).toHaveURL("/my-profile?callbackUrl=%2Fabout-us");
  expect(steps).toEqual(["POST /user/login", "GET /login", "GET /user/profile", "GET /my-profile"]);
});

test("a log-in leads to where the visitor was going, and scripts can read only username and role", async ({ page }) => {
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

test("a log-in succeeds after empty fields, a lost connection and a wrong password", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/net::ERR_FAILED|status of 401/);
  const account = await createAccount(page);
  const wrong = { ...account, password: "not the password" };
  await open(page, "/login");
  const { form, submit } = formAt(page, "/user/login");
  const [email, password] = [page.getByLabel("Email"), page.locator("#login-password")];
  await submit.click();
  for (const [field, error] of [
    [email, "Enter your email"],
    [password, "Enter your password"],
  ] as const) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(error);
  }
  await expect(errorSummary(page)).toBeFocused();
  await expectAccessible(page, "errors", "main");
  await email.fill(account.username);
  await expect(email).toHaveAccessibleDescription("");
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(1);
  await submit.click();
  await expect(errorSummary(page)).toBeFocused();

  await page.route("/user/login", (route) => route.abort());
  const { requests: posts, release } = await hold(page, "/user/login");
  await password.fill(wrong.password);
  const idleWidth = (await submit.boundingBox())?.width;
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  expect((await submit.boundingBox())?.width).toBe(idleWidth);
  await submit.click();
  await email.press("Enter");
  release();
  await expectError(page, "Something went wrong. Please try again later.");
  await expect(submit).toHaveAccessibleName("Login");
  expect(posts.map((post) => post.postDataJSON())).toEqual([wrong]);

  await page.unroute("/user/login");
  await submit.click();
  await expectError(page, "The email or the password is not right.");
  await expectAccessible(page, "refused", "main");
  await expect(email).toHaveValue(account.username);
  await expect(password).toHaveValue(wrong.password);
  await expectSession(page, false);
  expect(await storedUser(page)).toBeNull();
  await password.fill(account.password);
  await submit.click();
  await expectSuccess(page, DONE);
});

// The rule itself is tested in lib/http/callback-url.test.ts, log-ins without JavaScript in open-redirects.spec.ts.
test("a log-in that is typed before React starts succeeds, and leads to no other site", async ({ page }) => {
  const account = await createPerson(page);
  const startReact = await openWithoutScripts(page, loginFor("https://evil.example/"));
  await fillLogin(page, account);
  await expect(page.locator("[data-password-toggle]")).toBeHidden();
  await startReact();
  await expect(page.getByLabel("Email")).toHaveValue(account.username);
  await expect(page.locator("#login-password")).toHaveValue(account.password);
  await formAt(page, "/user/login").submit.click();
  await expect(page).toHaveURL("/home");
});

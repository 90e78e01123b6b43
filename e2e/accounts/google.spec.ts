import { test as siteTest } from "../fixtures";
import {
  announced,
  expect,
  expectGoogleFailure,
  expectNoGoogleCookies,
  expectSession,
  googleButton,
  hold,
  leaveForGoogle,
  open,
  signInWithGoogle,
  test,
} from "./fixtures";

const PROVIDERS = "**/api/auth/providers";

test("the Google button waits until Google is offered, and starts a sign-in with PKCE, state and nonce", async ({
  page,
  google,
  site,
  allowedErrors,
}) => {
  allowedErrors.push(/net::ERR_FAILED|status of 503/);
  google.requests.length = 0;
  const polls: number[] = [];
  await page.route(PROVIDERS, (route) => {
    polls.push(performance.now());
    if (polls.length === 1) return route.abort();
    return polls.length === 2 ? route.fulfill({ status: 503, json: {} }) : route.fallback();
  });
  await open(page, "/login");
  const button = googleButton(page, "login");
  await expect(button).toBeDisabled();
  await button.click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  const [first = 0, second = 0, third = 0, ...more] = polls;
  expect(Math.min(second - first, third - second)).toBeGreaterThan(450);
  expect(more).toEqual([]);
  expect(google.requests).toEqual(["/.well-known/openid-configuration", "/auth"]);
  const random = expect.stringMatching(/^[\w-]{43,}$/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    client_id: google.clientId,
    redirect_uri: `${site.url}/api/auth/callback/google`,
    response_type: "code",
    scope: "openid email",
    code_challenge: random,
    code_challenge_method: "S256",
    state: random,
    nonce: random,
  });
});

test("a visitor registers with Google, and later logs in with it", async ({ page, google, site }) => {
  await signInWithGoogle(page, "login");
  await expectGoogleFailure(page, "login", "This Google account is not registered yet. Please register first.");
  await leaveForGoogle(page, "register");
  // next-auth keeps the page to return to meanwhile, which is never one of another site.
  const value = encodeURIComponent("https://evil.example/");
  await page.context().addCookies([{ name: "next-auth.callback-url", value, url: site.url }]);
  await page.getByRole("button", { name: /^Continue as/ }).click();
  await expect(page).toHaveURL("/my-profile");
  await expect(page.getByRole("definition").first()).toHaveText(google.person.email);
  await expectSession(page, true);
  await expectNoGoogleCookies(page);
  await page.request.post("/user/profile", { data: { kind: "talent", name: "Ada" } });

  await page.context().clearCookies();
  await signInWithGoogle(page, "login", "?callbackUrl=%2Fabout-us%3Ffrom%3Dgoogle");
  await expect(page).toHaveURL("/about-us?from=google");
});

siteTest("a site without Google is asked once, and the button stays disabled and shows why", async ({ page }) => {
  const { requests, release } = await hold(page, PROVIDERS);
  const info = page.waitForEvent("console", (message) => message.type() === "info");
  await open(page, "/login");
  const main = page.getByRole("main");
  const reason = main.getByText("Google is not available here.");
  await expect(reason).toHaveCount(0);
  release();
  expect((await info).text()).toBe("Google sign-in is not offered here.");
  await expect(googleButton(page, "login")).toBeDisabled();
  await expect(reason).toBeVisible();
  await expect(googleButton(page, "login")).toHaveAccessibleDescription(/^Google is not available here\./);
  expect(requests).toHaveLength(1);
});

test("a log-in that is cancelled at Google shows that once, and keeps the callback URL", async ({ page }) => {
  await leaveForGoogle(page, "login", "?callbackUrl=%2Fabout-us");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expectGoogleFailure(page, "login", "The sign-in with Google was cancelled.");
  await expect(page.getByText(/^Reference/)).toHaveCount(0);
  await expect(page).toHaveURL("/login?callbackUrl=%2Fabout-us");
  await expect(googleButton(page, "login")).toBeEnabled();
  await page.reload();
  await expect(announced(page, "alert")).toHaveCount(0);
});

siteTest.describe("in the browser of an app", () => {
  siteTest.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36 [LinkedInApp]",
  });
  siteTest("a line beside the Google button says to open the page in a browser", async ({ page }) => {
    await open(page, "/login");
    await expect(page.getByText("Google sign-in does not work inside other apps.")).toBeVisible();
  });
});

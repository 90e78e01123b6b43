import { test as siteTest } from "../fixtures";
import {
  announced,
  expect,
  expectError,
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

test("the button is disabled until the site is known to have Google, which is asked for PKCE, a state and a nonce", async ({
  page,
  google,
  site,
}) => {
  google.requests.length = 0;
  const { release } = await hold(page, PROVIDERS);
  await open(page, "/login");
  const button = googleButton(page, "login");
  await expect(button).toBeDisabled();
  release();
  await button.click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
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

test("a log-in needs an account, and an account one registration; then it leads to where the visitor wanted to go", async ({
  page,
  google,
}) => {
  await signInWithGoogle(page, "login");
  await expectGoogleFailure(page, "login", "This Google account is not registered yet. Please register first.");
  await signInWithGoogle(page, "register");
  await expect(page).toHaveURL("/my-profile");
  await expect(page.getByRole("definition").first()).toHaveText(google.person.email);
  await expectSession(page, true);
  await expectNoGoogleCookies(page);
  await page.request.post("/user/profile", { data: { kind: "talent", name: "Ada" } });

  await page.context().clearCookies();
  await signInWithGoogle(page, "register");
  await expectGoogleFailure(page, "register", "Registration failed");
  await signInWithGoogle(page, "login", "?callbackUrl=%2Fabout-us%3Ffrom%3Dgoogle");
  await expect(page).toHaveURL("/about-us?from=google");
});

siteTest("a site without Google is asked once, and the button stays disabled and says nothing", async ({ page }) => {
  const { release } = await hold(page, PROVIDERS);
  let requests = 0;
  page.on("request", (request) => void (request.url().endsWith("/api/auth/providers") && requests++));
  const info = page.waitForEvent("console", (message) => message.type() === "info");
  await open(page, "/login");
  const main = page.getByRole("main");
  const text = await main.textContent();
  release();
  expect((await info).text()).toBe("Google sign-in is not offered here.");
  await expect(googleButton(page, "login")).toBeDisabled();
  expect(await main.textContent()).toBe(text);
  expect(requests).toBe(1);
});

test("it asks again every 500 ms while there is no answer, at most 20 times", async ({ page, allowedErrors }) => {
  allowedErrors.push(/net::ERR_FAILED|status of 503/);
  let requests = 0;
  const info: string[] = [];
  page.on("console", (message) => void (message.type() === "info" && info.push(message.text())));
  await page.route(PROVIDERS, (route) => {
    requests++;
    return requests % 2 ? route.abort() : route.fulfill({ status: 503, json: {} });
  });
  await page.clock.install();
  await open(page, "/login");
  await expect.poll(() => requests).toBeGreaterThan(0);
  // Each poll starts its timer only after the response: the clock advances until the next request is there.
  for (let polls = requests; polls < 20; polls++) {
    await expect(async () => {
      await page.clock.runFor(500);
      expect(requests).toBeGreaterThan(polls);
    }).toPass();
  }
  await expect.poll(() => info).toEqual(["Google sign-in is not offered here."]);
  await page.clock.runFor(5000);
  expect(requests).toBe(20);
  await expect(googleButton(page, "login")).toBeDisabled();
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

test("a callback without the state that the site set asks Google nothing", async ({ request, google }) => {
  google.requests.length = 0;
  for (const cookie of ["", "next-auth.state=forged; next-auth.pkce.code_verifier=forged; next-auth.nonce=forged"]) {
    const query = "?code=made-up&state=made-up";
    const callback = { headers: { cookie }, maxRedirects: 0 };
    const response = await request.get(`/api/auth/callback/google${query}`, callback);
    expect([response.status(), response.headers().location]).toEqual([303, "/login/message"]);
  }
  expect(google.requests).toEqual([]);
});

test("while Google is down, the registration says so in place, and works once it is back", async ({
  page,
  google,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 503/);
  await open(page, "/register");
  await expect(googleButton(page, "register")).toBeEnabled();
  await google.stop();
  await googleButton(page, "register").click();
  await expectError(page, "An error occurred during registration");
  await expect(page).toHaveURL(/\/register$/);
  await google.start();
  await googleButton(page, "register").click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

import {
  expect,
  expectError,
  expectGoogleFailure,
  expectSession,
  intents,
  leaveForGoogle,
  signInWithGoogle,
} from "../../accounts/fixtures";
import { done, INTERNALS, recover, refused, test, userOf } from "./hostile";

const CALLBACK = "/api/auth/callback/google";
const failed = { login: "An error occurred. Please try again.", register: "An error occurred during registration" };

const tokenOf = (body: unknown) => (body as { token: string }).token;

// The backend's requests and answers are tested in lib/backend, its checks of the token in embedded/google.db.test.ts.
for (const intent of intents) {
  test(`${intent}, the backend fails: a fixed text with a reference, and the next try works`, async ({
    page,
    google,
    backend,
  }) => {
    const answering = page.waitForResponse(/\/api\/auth\/callback\/google\?/);
    await signInWithGoogle(page, intent);
    await expectGoogleFailure(page, intent, failed[intent]);
    const id = (await (await answering).headerValue("x-request-id")) ?? "";
    await expect(page.getByText(`Reference ${id.slice(0, 8)}`, { exact: true })).toBeVisible();
    expect(await page.content()).not.toMatch(INTERNALS);
    recover(backend, google.person.email);
    await signInWithGoogle(page, "login");
    await expect(page).toHaveURL("/my-profile");
  });

  test(`${intent}, the backend refuses: its text at the log-in, the site's own at the registration`, async ({
    page,
    backend,
  }) => {
    backend.answer = refused("<b>Closed</b>");
    await signInWithGoogle(page, intent);
    await expectGoogleFailure(page, intent, intent === "login" ? "<b>Closed</b>" : "Registration failed");
    await expect(page.getByText(/^Reference/)).toHaveCount(0);
  });
}

test("a registration that returns no login token is followed by a log-in with the same ID token", async ({
  page,
  google,
  backend,
}) => {
  backend.answers = {
    googleRegister: done("Registered"),
    googleLogin: done(userOf(google.person.email)),
    talents: done([]),
  };
  await signInWithGoogle(page, "register");
  await expect(page).toHaveURL("/my-profile");
  const [registration, login] = backend.requests;
  const token = tokenOf(registration?.body);
  expect(registration).toMatchObject({
    call: "googleRegister",
    body: { token, api_key: backend.settings.BACKEND_API_KEY },
  });
  expect(login).toMatchObject({ call: "googleLogin", body: { token } });
});

test.describe("the callback", () => {
  test.beforeEach(({ backend, google }) => recover(backend, google.person.email));

  test("for which Google has no token opens no session", async ({ page, google, backend }) => {
    google.fault = "no token";
    await signInWithGoogle(page, "login");
    await expectGoogleFailure(page, "login", failed.login);
    expect(backend.requests).toEqual([]);
  });

  test("with made-up parameters opens no session, and none of their words are shown", async ({ page, backend }) => {
    const words = "Your account is locked";
    for (const [query, text] of [
      ["", failed.login],
      ["?code=made-up&state=made-up", failed.login],
      [`?error=access_denied&error_description=${encodeURIComponent(words)}`, "The sign-in with Google was cancelled."],
    ] as const) {
      await page.goto(CALLBACK + query);
      await expectGoogleFailure(page, "login", text);
      await expect(page.getByText(words)).toHaveCount(0);
    }
    expect(backend.requests).toEqual([]);
  });

  test("of another browser opens no session, and in its own one only once", async ({ page, browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url });
    const other = await context.newPage();
    await leaveForGoogle(other, "login");
    const agreed = await other.request.post(other.url(), { form: { choice: "continue" }, maxRedirects: 0 });
    const callback = agreed.headers().location ?? "";
    await leaveForGoogle(page, "login");
    await page.goto(callback);
    await expectError(
      page,
      "You have started another sign-in with Google since. Please finish that one, or try again here.",
    );
    await expectSession(page, false);

    await other.goto(callback);
    await expect(other).toHaveURL("/my-profile");
    await context.clearCookies();
    await other.goto(callback);
    await expectGoogleFailure(other, "login", failed.login);
    await context.close();
  });
});

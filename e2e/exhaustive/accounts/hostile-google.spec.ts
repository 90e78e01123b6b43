import {
  expect,
  expectGoogleFailure,
  expectSession,
  intents,
  leaveForGoogle,
  type Page,
  signInWithGoogle,
} from "../../accounts/fixtures";
import type { Fault } from "../../support/issuer";
import { answerWith, done, INTERNALS, recover, refused, test, userOf } from "./hostile";

const failed = { login: "An error occurred. Please try again.", register: "An error occurred during registration" };

/** The claims of an ID token; its signature is checked by lib/backend/embedded/google.db.test.ts. */
const claimsOf = (token = "") => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));

const tokenOf = (body: unknown) => (body as { token?: string } | undefined)?.token;

for (const intent of intents) {
  test(`${intent}: the backend gets the ID token, and nothing else that is not asked for`, async ({
    page,
    google,
    backend,
  }) => {
    const { email } = google.person;
    backend.answers = {
      [intent === "login" ? "googleLogin" : "googleRegister"]: done(userOf(email)),
      talents: done([{ email }]),
    };
    const asking = page.waitForRequest((request) => request.url().startsWith(`${google.url}/auth?`));
    await leaveForGoogle(page, intent);
    const nonce = new URL((await asking).url()).searchParams.get("nonce");
    await page.getByRole("button", { name: /^Continue as/ }).click();
    await expect(page).toHaveURL(intent === "login" ? "/home" : "/my-profile");
    const [request] = backend.requests;
    const token = tokenOf(request?.body);
    const key = intent === "login" ? {} : { api_key: backend.settings.BACKEND_API_KEY };
    expect(request).toMatchObject({ method: "POST", path: `/google/sso/${intent}/` });
    expect(request?.body).toEqual({ token, ...key });
    expect(claimsOf(token)).toMatchObject({ aud: google.clientId, sub: google.person.sub, email, nonce });
  });

  for (const answer of ["500", "hang", "refused connection", "half a user"] as const) {
    test(`${intent}, the backend answers ${answer}: a fixed text with a reference, and the next try works`, async ({
      page,
      google,
      backend,
    }) => {
      await answerWith(backend, answer);
      const answering = page.waitForResponse(/\/api\/auth\/callback\/google\?/);
      await signInWithGoogle(page, intent);
      await expectGoogleFailure(page, intent, failed[intent]);
      const id = (await (await answering).headerValue("x-request-id")) ?? "";
      await expect(page.getByText(`Reference ${id.slice(0, 8)}`, { exact: true })).toBeVisible();
      expect(await page.content()).not.toMatch(INTERNALS);
      await recover(backend, google.person.email);
      await signInWithGoogle(page, "login");
      await expect(page).toHaveURL("/my-profile");
    });
  }

  test(`${intent}, the backend refuses: its text at the log-in, the site's own at the registration`, async ({
    page,
    google,
    backend,
  }) => {
    for (const [result, loginText] of [
      [`<b>Closed</b> ${google.clientId}`, `<b>Closed</b> ${google.clientId}`],
      [undefined, failed.login],
    ] as const) {
      backend.answer = refused(result);
      await signInWithGoogle(page, intent);
      await expectGoogleFailure(page, intent, intent === "login" ? loginText : "Registration failed");
      await expect(page.getByText(/^Reference/)).toHaveCount(0);
    }
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
  expect([registration?.call, login?.call]).toEqual(["googleRegister", "googleLogin"]);
  expect(login?.body).toEqual({ token: tokenOf(registration?.body) });
});

test.describe("the callback", () => {
  const CALLBACK = "/api/auth/callback/google";
  test.beforeEach(({ backend, google }) => recover(backend, google.person.email));

  for (const fault of [
    "wrong audience",
    "wrong issuer",
    "wrong nonce",
    "expired",
    "foreign key",
    "no token",
  ] satisfies Fault[]) {
    test(`an ID token with ${fault} opens no session`, async ({ page, google, backend }) => {
      google.fault = fault;
      await signInWithGoogle(page, "login");
      await expectGoogleFailure(page, "login", failed.login);
      expect(backend.requests).toEqual([]);
      google.fault = undefined;
      await signInWithGoogle(page, "login");
      await expect(page).toHaveURL("/my-profile");
    });
  }

  test("made-up parameters open no session, and none of their words are shown", async ({ page, backend }) => {
    const words = "Your account is locked";
    for (const query of [
      "",
      "?code=made-up&state=made-up",
      `?error=access_denied&error_description=${encodeURIComponent(words)}`,
      `?error=${encodeURIComponent(words)}`,
    ]) {
      await page.goto(CALLBACK + query);
      await expectGoogleFailure(page, "login", failed.login);
      await expect(page.getByText(words)).toHaveCount(0);
    }
    await page.goto(`/api/auth/error?error=${encodeURIComponent(words)}`);
    await expect(page).toHaveURL("/login");
    expect(backend.requests).toEqual([]);
  });

  /** Consents on the issuer's page. @returns the URL that leads back to the site. */
  async function consent(page: Page) {
    const agreed = await page.request.post(page.url(), { form: { choice: "continue" }, maxRedirects: 0 });
    const back = await page.request.get(agreed.headers().location ?? "", { maxRedirects: 0 });
    return back.headers().location ?? "";
  }

  for (const isUnderWay of [false, true]) {
    test(`of another browser, in one that ${isUnderWay ? "has left for Google itself" : "never left"}, opens no session`, async ({
      page,
      browser,
      site,
    }) => {
      const context = await browser.newContext({ baseURL: site.url });
      const other = await context.newPage();
      await leaveForGoogle(other, "login");
      const callback = await consent(other);
      expect(callback).toContain(`${site.url}${CALLBACK}?code=`);
      if (isUnderWay) await leaveForGoogle(page, "login");
      await page.goto(callback);
      await expectGoogleFailure(page, "login", failed.login);

      // It is valid for the browser that it belongs to, once.
      await other.goto(callback);
      await expect(other).toHaveURL("/my-profile");
      await context.clearCookies();
      await other.goto(callback);
      await expectGoogleFailure(other, "login", failed.login);
      await context.close();
    });
  }

  test("as a post opens no session", async ({ page }) => {
    await leaveForGoogle(page, "login");
    const { searchParams, pathname } = new URL(await consent(page));
    const posted = await page.request.post(pathname, { form: Object.fromEntries(searchParams), maxRedirects: 0 });
    expect(posted.status()).toBe(404);
    await expectSession(page, false);
  });
});

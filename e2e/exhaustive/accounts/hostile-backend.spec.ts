import { startSite } from "@/lib/testing/site";
import {
  announced,
  test as base,
  expect,
  expectError,
  expectGoogleFailure,
  expectSession,
  fillLogin,
  fillRegister,
  formAt,
  logIn,
  newAccount,
  open,
  type Page,
  signInWithGoogle,
} from "../../accounts/fixtures";
import { type Answer, startHostileBackend } from "../../support/hostile-backend";

type HostileBackend = Awaited<ReturnType<typeof startHostileBackend>>;
interface Hostile {
  backend: HostileBackend;
  site: Awaited<ReturnType<typeof startSite>>;
}

/** Tests against a site whose backend answers as badly as the test wants; it is reset before each. */
const test = base.extend<{ backend: HostileBackend }, { hostile: Hostile }>({
  hostile: [
    async ({ issuer }, use) => {
      const backend = await startHostileBackend();
      const site = await startSite({ env: { ...issuer.settings, ...backend.settings } });
      await use({ backend, site });
      await site.stop();
      await backend.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ hostile }, use) => use(hostile.site),
  backend: async ({ hostile: { backend }, allowedErrors }, use) => {
    await backend.start();
    backend.reset();
    allowedErrors.push(/responded with a status of [45]\d\d/);
    await use(backend);
  },
});

/** Internals in the answers of the hostile backend and in exceptions, which no visitor should read. */
const INTERNALS = /SELECT|users\.js|\/srv\/|fetch failed|ECONN|(Type|Range|Syntax|Abort|Timeout)Error|127\.0\.0\.1/;
const UNAVAILABLE = "Something went wrong. Please try again later.";
const googleFailed = {
  login: "An error occurred. Please try again.",
  register: "An error occurred during registration",
};

const done = (result?: unknown): Answer => ({ body: { success: true, result } });
const refused = (result?: unknown, status = 400): Answer => ({ status, body: { success: false, result } });
const userOf = (username: string, role = "talent") => ({ username, login_token: "a-login-token", role });
const referenceTo = (page: Page, id: string | null | undefined) =>
  page.getByText(`Reference ${id?.slice(0, 8)}`, { exact: true });

/** Makes the backend answer as it should from now on. */
function recover(backend: HostileBackend, username: string) {
  backend.answers = {
    login: done(userOf(username)),
    googleLogin: done(userOf(username)),
    register: done("Registered"),
    talents: done([]),
  };
}

async function logInNewAccount(page: Page, backend: HostileBackend) {
  const account = newAccount();
  recover(backend, account.username);
  await logIn(page, account);
  return account;
}

// Other answers become one of these failures (lib/backend/remote.test.ts), and failures become messages
// (lib/accounts/refusal.test.ts).
for (const [name, fill] of [
  ["login", fillLogin],
  ["register", fillRegister],
] as const) {
  const path = `/user/${name}` as const;

  test(`${name}: a refusal is shown as text, a failure with a reference, and the next try works`, async ({
    page,
    backend,
    site,
  }) => {
    const account = newAccount();
    const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script> & <b>bold</b>';
    backend.answer = refused(markup);
    await open(page, `/${name}`);
    await fill(page, account);
    await formAt(page, path).submit.click();
    await expectError(page, markup);
    await expect(announced(page, "alert").locator("img, script, b")).toHaveCount(0);
    await expect(page.getByText(/^Reference/)).toHaveCount(0);

    backend.reset();
    const answering = page.waitForResponse(path);
    await formAt(page, path).submit.click();
    await expectError(page, UNAVAILABLE);
    const response = await answering;
    const id = (await response.headerValue("x-request-id")) ?? "";
    expect(await response.json()).toEqual({ success: false, result: UNAVAILABLE, reference: id.slice(0, 8) });
    await expect(referenceTo(page, id)).toBeVisible();
    expect(backend.requests).toMatchObject([{ call: name, headers: { "x-request-id": id } }]);
    await expect.poll(() => site.logs()).toContain(`"requestId":"${id}"`);
    expect(await page.content()).not.toMatch(INTERNALS);
    await expect(page.getByLabel("Email")).toHaveValue(account.username);
    await expectSession(page, false);

    recover(backend, account.username);
    await formAt(page, path).submit.click();
    await expect(page).toHaveURL(name === "login" ? "/my-profile" : "/login");
  });
}

// The backend's requests and answers are tested in lib/backend, its checks of the token in embedded/google.db.test.ts.
for (const intent of ["login", "register"] as const) {
  test(`${intent} with Google: a refusal is shown, a failure with a reference, and the next try works`, async ({
    page,
    google,
    backend,
  }) => {
    backend.answer = refused("<b>Closed</b>");
    await signInWithGoogle(page, intent);
    await expectGoogleFailure(page, intent, intent === "login" ? "<b>Closed</b>" : "Registration failed");
    await expect(page.getByText(/^Reference/)).toHaveCount(0);

    backend.reset();
    const answering = page.waitForResponse(/\/api\/auth\/callback\/google\?/);
    await signInWithGoogle(page, intent);
    await expectGoogleFailure(page, intent, googleFailed[intent]);
    await expect(referenceTo(page, await (await answering).headerValue("x-request-id"))).toBeVisible();
    expect(await page.content()).not.toMatch(INTERNALS);
    recover(backend, google.person.email);
    await signInWithGoogle(page, "login");
    await expect(page).toHaveURL("/my-profile");
  });
}

test("a Google registration that returns no login token is followed by a log-in with the same ID token", async ({
  page,
  google,
  backend,
}) => {
  recover(backend, google.person.email);
  backend.answers.googleRegister = done("Registered");
  await signInWithGoogle(page, "register");
  await expect(page).toHaveURL("/my-profile");
  const [registration, login] = backend.requests;
  const { token } = Object(registration?.body);
  const { BACKEND_API_KEY: api_key } = backend.settings;
  expect(registration).toMatchObject({ call: "googleRegister", body: { token, api_key } });
  expect(login).toMatchObject({ call: "googleLogin", body: { token } });
});

test.describe("a profile that the backend refuses to look up after a log-in (401)", () => {
  const REFUSED =
    "The log-in worked, but our server then refused to look up your profile, so you are logged out again. Please try again later.";
  test.beforeEach(({ backend, google }) => {
    const user = done(userOf(google.person.email));
    backend.answers = { login: user, googleLogin: user, googleRegister: user, talents: refused("Unknown token", 401) };
  });

  const expectRefused = async (page: Page) => {
    await expectError(page, REFUSED);
    await expect(formAt(page, "/user/login").submit).toBeVisible();
    await expect(page).toHaveURL("/login");
    await expectSession(page, false);
  };

  test("is told as that", async ({ page }) => {
    await open(page, "/login");
    await fillLogin(page, newAccount());
    await formAt(page, "/user/login").submit.click();
    await expectRefused(page);
    await page.reload();
    await expect(announced(page, "alert")).toHaveCount(0);
  });

  test("is told as that without JavaScript", async ({ request }) => {
    const html = await (await request.post("/user/login", { form: { ...newAccount() } })).text();
    expect(html).toContain(REFUSED);
    expect(html).not.toContain("Your log-in has ended.");
    expect((await request.storageState()).cookies.map(({ name }) => name)).toEqual(["flash-login-0"]);
  });
});

test("a callback without a token of Google opens no session", async ({ page, google, backend }) => {
  recover(backend, google.person.email);
  google.fault = "no token";
  await signInWithGoogle(page, "login");
  await expectGoogleFailure(page, "login", googleFailed.login);
  expect(backend.requests).toEqual([]);
});

test("a log-out everywhere that fails says so, and logs out this device", async ({ page, backend }) => {
  await logInNewAccount(page, backend);
  backend.answers.logoutEverywhere = "500";
  await open(page, "/my-profile");
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await expectError(
    page,
    "You are logged out on this device. Your other devices could not be logged out: please log in and try again.",
  );
  await expectSession(page, false);
});

test("the profile page says that the backend is down, and shows the role, until it is back", async ({
  page,
  backend,
}) => {
  const account = await logInNewAccount(page, backend);
  await backend.stop();
  await open(page, "/my-profile");
  await expect(page.getByText("Your profile could not be loaded. Please try again later.")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText([account.username, "Talent"]);
  await expect(formAt(page, "/user/profile").form).toHaveCount(0);
  await backend.start();
  backend.answers.talents = "500";
  const again = await page.request.post("/user/login", { form: { ...account }, maxRedirects: 0 });
  expect(again.headers().location).toBe("/user/session-check?callbackUrl=%2Fmy-profile");
  backend.answers.talents = done([{ email: account.username.toUpperCase(), name: "Uwase of old" }]);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Uwase of old");
});

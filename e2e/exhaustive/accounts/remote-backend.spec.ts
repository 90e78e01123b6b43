import {
  test as base,
  createPerson,
  expect,
  expectError,
  expectGoogleFailure,
  expectSuccess,
  fillLogin,
  fillRegister,
  formAt,
  logIn,
  newAccount,
  open,
  profileOf,
  signInWithGoogle,
  storedUser,
} from "../../accounts/fixtures";
import { startBackend } from "../../support/backend";
import { startSite } from "../../support/site";

type Site = Awaited<ReturnType<typeof startSite>>;

/** The site with the stand-alone backend (`npm run backend`), over HTTP. */
const test = base.extend<object, { remoteSite: Site }>({
  remoteSite: [
    async ({ issuer }, use) => {
      const backend = await startBackend({ env: issuer.settings });
      const site = await startSite({ env: { ...issuer.settings, ...backend.settings } });
      issuer.admit(site.url);
      await use(site);
      await site.stop();
      await backend.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ remoteSite }, use) => use(remoteSite),
});

test("register, log in, make a profile, change it, sign out", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/status of 401/);
  const account = { ...newAccount(), password: "Urugó 🏔️ ሰላም 山 \"'<&" };
  await open(page, "/register");
  await fillRegister(page, account);
  await formAt(page, "/user/register").submit.click();
  await expectSuccess(page, "Registration successful! Redirecting...");
  await expect(page).toHaveURL("/login");
  await fillLogin(page, { ...account, password: "wrong" });
  await formAt(page, "/user/login").submit.click();
  await expectError(page, "The email or the password is not right.");
  await fillLogin(page, account);
  await formAt(page, "/user/login").submit.click();
  await expect(page).toHaveURL("/my-profile");

  await page.getByRole("radio", { name: "Organization" }).check();
  for (const name of ["Keza Ltd", "Keza & Sons"]) {
    await page.getByLabel("Name").fill(name);
    const saved = page.waitForResponse("/user/profile");
    await formAt(page, "/user/profile").submit.click();
    expect((await saved).status()).toBe(200);
    await expectSuccess(page, "Your profile is saved.");
  }
  expect(await storedUser(page)).toEqual({ username: account.username, role: "organization" });
  expect(await profileOf(page)).toMatchObject({ role: "organization", record: { name: "Keza & Sons" } });

  const cookies = await page.context().cookies();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await page.context().addCookies(cookies);
  expect((await page.request.get("/user/profile")).status(), "the login is revoked at the backend").toBe(401);
});

test("register and log in with Google", async ({ page, google }) => {
  await signInWithGoogle(page, "login");
  await expectGoogleFailure(page, "login", "This Google account is not registered yet. Please register first.");
  await signInWithGoogle(page, "register");
  await expect(page).toHaveURL("/my-profile");
  await expect(page.getByRole("definition").first()).toHaveText(google.person.email);
  await page.context().clearCookies();
  await signInWithGoogle(page, "login");
  await expect(page).toHaveURL("/my-profile");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a log-in continues, and the profile holds the record", async ({ page }) => {
    const account = await createPerson(page);
    await page.goto("/login?callbackUrl=%2Fmy-profile");
    await fillLogin(page, account);
    await formAt(page, "/user/login").submit.click();
    await expect(page).toHaveURL("/my-profile");
    await expect(page.getByLabel("Name")).toHaveValue("Uwase Keza");
  });
});

test("a second browser learns which kind of account it is", async ({ page, playwright, site }) => {
  const account = await createPerson(page, "organization");
  const elsewhere = await playwright.request.newContext({ baseURL: site.url });
  await logIn({ request: elsewhere }, account);
  await logIn(page, account);
  await open(page, "/my-profile");
  await expect(page.getByRole("definition").nth(1)).toHaveText("Organization");
  expect(await profileOf({ request: elsewhere })).toMatchObject({ role: "organization" });
  await elsewhere.dispose();
});

import {
  announced,
  createAccount,
  createPerson,
  expect,
  expectError,
  expectSession,
  expectSignedInHeader,
  fillLogin,
  formAt,
  hold,
  logIn,
  open,
  type Page,
  profileOf,
  test,
} from "../../accounts/fixtures";

const ENDED = "Your login has ended. Please log in again.";

/** Revokes the login at the backend, while the browser keeps its cookies. */
async function revoke(page: Page) {
  const cookies = await page.context().cookies();
  await page.request.post("/user/logout", { maxRedirects: 0 });
  await page.context().addCookies(cookies);
}

test("with a revoked login the profile form saves nothing", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/responded with a status of 401/);
  const account = await createAccount(page);
  await logIn(page, account);
  await open(page, "/my-profile");
  await revoke(page);
  await page.getByRole("radio", { name: "Organization" }).check();
  await page.getByLabel("Name").fill("Uwase and Co");
  const answering = page.waitForResponse("**/user/profile");
  await formAt(page, "/user/profile").submit.click();
  const response = await answering;
  expect(response.status()).toBe(401);
  expect(await response.json()).toEqual({ success: false, result: "User not logged in for protected request." });
  await expectError(page, ENDED);
  await expectSession(page, false);
  await logIn(page, account);
  expect(await profileOf(page)).toMatchObject({ role: "talent", record: null });
});

test("while the log-in page looks up a session it claims nothing", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/responded with a status of 401/);
  await logIn(page, await createPerson(page));
  await open(page, "/about-us");
  await revoke(page);
  const release = await hold(page, "/user/profile");
  await open(page, "/login");
  await expect(announced(page, "status")).toHaveCount(0);
  release();
  await expectError(page, ENDED);
});

test("a log-in works while the browser's storage is full", async ({ page }) => {
  const account = await createPerson(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, "/login");
  await fillLogin(page, account);
  await formAt(page, "/user/login").submit.click();
  await expect(page).toHaveURL("/home");
  await expectSignedInHeader(page, true);
});

test("next-auth's sign-out needs its CSRF token, and then revokes the login, too", async ({ page }) => {
  await logIn(page, await createPerson(page));
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const signOut = (form: Record<string, string>) => page.request.post("/api/auth/signout", { form, maxRedirects: 0 });
  const wrong: Record<string, string>[] = [{}, { csrfToken: "made-up" }, { csrfToken: "" }];
  for (const form of wrong) {
    await signOut(form);
    await expectSession(page, true);
    expect((await page.request.get("/user/profile")).status()).toBe(200);
  }
  const cookies = (await page.context().cookies()).filter(({ name }) => name.endsWith("session-token"));
  await signOut({ csrfToken });
  await expectSession(page, false);
  await page.context().addCookies(cookies);
  expect((await page.request.get("/user/profile")).status()).toBe(401);
});

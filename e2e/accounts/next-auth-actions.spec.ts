import { createAccount, expect, logIn, open, test } from "./fixtures";
import { expectSession, leaveForGoogle, resetPeers } from "./google-person";

resetPeers();

/** Of next-auth's doors only those that the site uses are open. */
for (const action of ["_log", "session", "callback/google", "callback/credentials", "signin", "csrf"]) {
  test(`nothing is done by a post to /api/auth/${action}`, async ({ page }) => {
    const response = await page.request.post(`/api/auth/${action}`, { data: { code: "planted", level: "error" } });
    expect(response.status()).toBe(404);
    expect(await response.json()).toEqual({ success: false });
    expect(await page.context().cookies()).toEqual([]);
  });
}

test("a stranger's words do not reach the log", async ({ page, site }) => {
  await page.request.post("/api/auth/_log", { data: { level: "error", code: "planted-by-a-stranger" } });
  await page.request.get("/api/auth/planted-by-a-stranger");
  expect(site.logs()).not.toContain("planted-by-a-stranger");
});

test("Google's answer as a post opens no session past the backend", async ({ page, issuer }) => {
  issuer.person.email_verified = false;
  await leaveForGoogle(page, "login");
  const agreed = await page.request.post(page.url(), { form: { choice: "continue" }, maxRedirects: 0 });
  const done = await page.request.get(agreed.headers().location ?? "", { maxRedirects: 0 });
  const { searchParams, pathname } = new URL(done.headers().location ?? "");
  const posted = await page.request.post(pathname, { form: Object.fromEntries(searchParams), maxRedirects: 0 });
  expect(posted.status()).toBe(404);
  await expectSession(page, false);
});

test("a copied cookie is not renewed after its owner signed out", async ({ page }) => {
  await logIn(page, await createAccount(page));
  const cookies = await page.context().cookies();
  await open(page, "/my-profile");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await page.context().addCookies(cookies);
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const renewed = await page.request.post("/api/auth/session", { data: { csrfToken } });
  expect(renewed.status()).toBe(404);
  expect(renewed.headers()["set-cookie"]).toBeUndefined();
});

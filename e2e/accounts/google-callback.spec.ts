import { expect, open, type Page, test } from "./fixtures";
import { expectAlert, expectFailure, expectSession, intents, leaveForGoogle, resetPeers } from "./google-person";

const CALLBACK = "/api/auth/callback/google";
const FAILED = "An error occurred. Please try again.";
const WORDS = "Your account is locked";

resetPeers();

for (const query of [
  "",
  "?code=made-up",
  "?code=made-up&state=made-up",
  `?error=access_denied&error_description=${encodeURIComponent(WORDS)}`,
  `?error=${encodeURIComponent(WORDS)}`,
]) {
  test(`a made-up way back${query && `, ${query},`} opens no session`, async ({ page }) => {
    await page.goto(CALLBACK + query);
    await expectFailure(page, "login", FAILED);
    await expect(page.getByText(WORDS)).toHaveCount(0);
  });
}

/** Agrees on the issuer's page, and stops where it leads back to the site. */
async function agreeByHand(page: Page) {
  const agreed = await page.request.post(page.url(), { form: { choice: "continue" }, maxRedirects: 0 });
  const done = await page.request.get(agreed.headers().location ?? "", { maxRedirects: 0 });
  return done.headers().location ?? "";
}

for (const isUnderWay of [false, true]) {
  const who = isUnderWay ? "that is on its own way to Google" : "that never left";
  test(`another browser's way back opens no session in one ${who}`, async ({ page, browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url });
    const other = await context.newPage();
    await leaveForGoogle(other, "register");
    const wayBack = await agreeByHand(other);
    expect(wayBack).toContain(`${site.url}${CALLBACK}?code=`);

    if (isUnderWay) await leaveForGoogle(page, "login");
    await page.goto(wayBack);
    await expectFailure(page, "login", FAILED);

    // It was a good one: the browser that it belongs to is let in.
    await other.goto(wayBack);
    await expect(other).toHaveURL("/my-profile");
    await expectSession(other, true);
    // And only once.
    await context.clearCookies();
    await other.goto(wayBack);
    await expectFailure(other, "login", FAILED);
    await context.close();
  });
}

for (const intent of intents) {
  for (const query of ["error", "message", "answer", "reference", "callbackUrl", "error_description"]) {
    test(`the address puts no words onto /${intent} by ?${query}=`, async ({ page }) => {
      await open(page, `/${intent}?${query}=${encodeURIComponent(WORDS)}`);
      await expect(page.getByText(WORDS)).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
    });
  }
}

test("next-auth's error page says nothing that the address says", async ({ page }) => {
  await page.goto(`/api/auth/error?error=${encodeURIComponent(WORDS)}`);
  expect(new URL(page.url()).pathname).toBe("/login");
  await expect(page.getByText(WORDS)).toHaveCount(0);
});

test("a failure that was shown once is not shown for ever", async ({ page }) => {
  await page.goto(CALLBACK);
  await expectAlert(page, FAILED);
  await open(page, "/login");
  await expect(page.getByText(FAILED)).toHaveCount(0);
});

import {
  answerWith,
  fillForm,
  formNames,
  forms,
  INNARDS,
  recover,
  submitForm,
  UNAVAILABLE,
  unreadable,
} from "./backend-answers";
import { expect, newAccount, test } from "./fixtures";
import { expectAlert, expectSession, resetPeers } from "./google-person";

resetPeers();
test.use({ mode: "hostile", javaScriptEnabled: false });

for (const name of formNames) {
  const { address, noReason } = forms[name];

  for (const what of ["500", "hang", "refused connection"]) {
    test(`without script, ${name}, answered by ${what}: the same words and reference`, async ({
      page,
      hostileBackend,
      site,
    }) => {
      const account = newAccount();
      await answerWith(hostileBackend, unreadable[what] ?? "500");
      await page.goto(`/${name}`);
      await fillForm(page, account);
      const answering = page.waitForResponse((response) => response.url().endsWith(address));
      await submitForm(page, name);
      const response = await answering;
      expect(response.status()).toBe(303);
      const id = (await response.headerValue("x-request-id")) ?? "";
      await expectAlert(page, UNAVAILABLE);
      await expect(page.getByText(`Reference ${id.slice(0, 8)}`, { exact: true })).toBeVisible();
      expect(id).toMatch(/^[\w-]{8}/);
      await expect.poll(() => site.logs()).toContain(`"requestId":"${id}"`);
      expect(await page.content()).not.toMatch(INNARDS);
      expect(await page.content(), "a password travels back").not.toContain(account.password);
      await expectSession(page, false);

      await recover(hostileBackend, account);
      await fillForm(page, account);
      await submitForm(page, name);
      await expect(page).toHaveURL(name === "login" ? "/my-profile" : /\/login/);
    });
  }

  test(`without script, ${name}, refused: the backend's text as text, or the site's own`, async ({
    page,
    hostileBackend,
  }) => {
    for (const [result, shown] of [
      ["<b>Closed</b>\nfor good", "<b>Closed</b> for good"],
      [undefined, noReason],
    ]) {
      hostileBackend.answer = { status: 403, body: { success: false, result } };
      await page.goto(`/${name}`);
      await fillForm(page, newAccount());
      await submitForm(page, name);
      await expectAlert(page, shown ?? "");
      await expect(page.getByRole("alert").locator("b")).toHaveCount(0);
      await expect(page.getByText(/^Reference/)).toHaveCount(0);
    }
  });
}

test("without script, a yes without a user is unexpected", async ({ page, hostileBackend }) => {
  hostileBackend.answer = "half a user";
  await page.goto("/login");
  await fillForm(page, newAccount());
  await submitForm(page, "login");
  await expectAlert(page, "An unexpected error occurred. Please try again.");
  await expect(page.getByText(/^Reference [\w-]{8}$/)).toBeVisible();
  await expectSession(page, false);
});

import {
  answerWith,
  expectSuccess,
  fillForm,
  formNames,
  forms,
  INNARDS,
  recover,
  submitForm,
  UNAVAILABLE,
  unreadable,
} from "./backend-answers";
import { expect, newAccount, open, test } from "./fixtures";
import { expectAlert, expectSession, resetPeers } from "./google-person";

resetPeers();
test.use({ mode: "hostile" });
test.beforeEach(({ expectedTrouble }) => void expectedTrouble.push(/responded with a status of 50[23]/));

for (const name of formNames) {
  const { address, call } = forms[name];

  for (const [what, answer] of Object.entries(unreadable)) {
    test(`${name}, answered by ${what}: a reference to ask for, and the next try works`, async ({
      page,
      hostileBackend,
      site,
    }) => {
      const account = newAccount();
      await answerWith(hostileBackend, answer);
      await open(page, `/${name}`);
      await fillForm(page, account);
      const answering = page.waitForResponse(`**${address}`);
      await submitForm(page, name);
      await expectAlert(page, UNAVAILABLE);

      const response = await answering;
      const id = (await response.headerValue("x-request-id")) ?? "";
      const reference = id.slice(0, 8);
      expect(reference).toMatch(/^[\w-]{8}$/);
      expect(response.status()).toBe(503);
      expect(await response.json()).toEqual({ success: false, result: UNAVAILABLE, reference });
      await expect(page.getByText(`Reference ${reference}`, { exact: true })).toBeVisible();
      const received = hostileBackend.requests.map((request) => [request.call, request.headers["x-request-id"]]);
      expect(received).toEqual(answer === "refused" ? [] : [[call, id]]);
      await expect.poll(() => site.logs()).toContain(`"requestId":"${id}"`);

      expect(await page.content()).not.toMatch(INNARDS);
      await expect(page.getByLabel("Email")).toHaveValue(account.username);
      for (const field of await page.locator('main [type="password"]').all()) {
        await expect(field).toHaveValue(account.password);
      }
      await expectSession(page, false);

      await recover(hostileBackend, account);
      await submitForm(page, name);
      await expectSuccess(page, name);
    });
  }
}

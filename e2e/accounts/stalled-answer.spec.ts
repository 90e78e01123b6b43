import { formNames, forms, UNAVAILABLE } from "./backend-answers";
import { expect, newAccount, test } from "./fixtures";
import { resetPeers } from "./google-person";

resetPeers();
test.use({ mode: "hostile" });

for (const name of formNames) {
  test(`${name}: half an answer and then silence is given up in time, every time`, async ({ page, hostileBackend }) => {
    test.setTimeout(180_000);
    hostileBackend.answer = "stalled";
    for (let tries = 0; tries < 8; tries++) {
      const account = newAccount();
      const data = { ...account, confirm_password: account.password };
      const headers = { "x-forwarded-for": `10.77.${tries}.1` };
      const response = await page.request.post(forms[name].address, { data, headers, timeout: 15_000 });
      expect(await response.json()).toMatchObject({ success: false, result: UNAVAILABLE });
    }
  });
}

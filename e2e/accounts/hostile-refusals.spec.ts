import { expectSuccess, fillForm, formNames, forms, recover, submitForm } from "./backend-answers";
import { expect, newAccount, open, test } from "./fixtures";
import { expectAlert, expectSession, resetPeers } from "./google-person";

const UNEXPECTED = "An unexpected error occurred. Please try again.";
const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script> & <b>bold</b>';
const long = "Kigali ".repeat(100);

/** A backend's words, and what is made of them. */
const reasons: [what: string, result: string, shown: string][] = [
  ["a sentence", "This account is closed.", "This account is closed."],
  ["markup", markup, markup],
  ["several lines", "  One\r\nTwo\tThree\u0000\u202eFour\u2028Five  ", "One Two Three Four Five"],
  ["a long text", long, `${long.slice(0, 299)}…`],
  ["a text of just the length", "x".repeat(300), "x".repeat(300)],
];

resetPeers();
test.use({ mode: "hostile" });
test.beforeEach(({ expectedTrouble }) => void expectedTrouble.push(/responded with a status of (4\d\d|502)/));

for (const name of formNames) {
  const { address, noReason } = forms[name];

  for (const [what, result, shown] of reasons) {
    test(`${name}, refused with ${what}: shown as a text of one line`, async ({ page, hostileBackend }) => {
      hostileBackend.answer = { status: 403, body: { success: false, result } };
      await open(page, `/${name}`);
      await fillForm(page, newAccount());
      const answering = page.waitForResponse(`**${address}`);
      await submitForm(page, name);
      await expect.poll(() => page.getByRole("main").getByRole("alert").allTextContents()).toContain(shown);
      expect(await (await answering).json()).toEqual({ success: false, result: shown });
      expect([...shown].length).toBeLessThanOrEqual(300);
      await expect(page.getByRole("main").getByRole("alert").locator("img, script, b")).toHaveCount(0);
      await expect(page.getByText(/^Reference/)).toHaveCount(0);
      await expectSession(page, false);
    });
  }

  test(`${name}, refused without a text that can be read: the site's own words`, async ({ page, hostileBackend }) => {
    const account = newAccount();
    await open(page, `/${name}`);
    await fillForm(page, account);
    for (const result of [undefined, null, "", " \n ", 42, ["no"], { error: "no" }]) {
      hostileBackend.answer = { body: { success: false, result } };
      const answering = page.waitForResponse(`**${address}`);
      await submitForm(page, name);
      const response = await answering;
      expect(response.status()).toBe(400);
      expect(await response.json()).toEqual({ success: false, result: noReason });
      await expectAlert(page, noReason);
    }
    await recover(hostileBackend, account);
    await submitForm(page, name);
    await expectSuccess(page, name);
  });
}

const user = { username: "ada@example.org", login_token: "a-login-token" };
for (const [what, result] of Object.entries({
  "nothing else": undefined,
  "a text": "Welcome!",
  "a list": [user],
  "a user without a login token": { ...user, login_token: undefined },
  "a user with an empty login token": { ...user, login_token: "" },
  "a user whose login token is a number": { ...user, login_token: 1 },
  "a user whose login token fits into no cookie": { ...user, login_token: "x".repeat(5000) },
  "a user without a name": { ...user, username: "" },
})) {
  test(`login, answered by a yes with ${what}: unexpected, and nobody is logged in`, async ({
    page,
    hostileBackend,
  }) => {
    hostileBackend.answer = { body: { success: true, result } };
    await open(page, "/login");
    await fillForm(page, newAccount());
    const answering = page.waitForResponse("**/user/login");
    await submitForm(page, "login");
    await expectAlert(page, UNEXPECTED);
    const id = (await (await answering).headerValue("x-request-id")) ?? "";
    await expect(page.getByText(`Reference ${id.slice(0, 8)}`, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expectSession(page, false);
  });
}

test("a backend that is too busy to judge a password counts none as wrong", async ({ page, hostileBackend }) => {
  const account = newAccount();
  hostileBackend.answer = { status: 429, body: { success: false, result: "Slow down." } };
  for (let times = 0; times < 12; times++) {
    const busy = await page.request.post("/user/login", { data: account });
    expect(busy.status()).toBe(429);
    expect(await busy.json()).toEqual({ success: false, result: "Slow down." });
  }
  await recover(hostileBackend, account);
  expect((await page.request.post("/user/login", { data: account })).status()).toBe(200);
});

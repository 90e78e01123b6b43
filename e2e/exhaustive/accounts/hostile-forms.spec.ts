import { announced, expect, expectError, expectSession, newAccount, open } from "../../accounts/fixtures";
import type { Answer } from "../../support/hostile-backend";
import {
  answerWith,
  done,
  expectFormSuccess,
  fillForm,
  formNames,
  INTERNALS,
  recover,
  refused,
  submitForm,
  test,
  UNAVAILABLE,
  userOf,
} from "./hostile";

const noReason = { login: "Failed to authenticate user.", register: "An error occurred. Please try again." };

// lib/backend/http-transport.test.ts has the other answers that cannot be read: they all become one outcome.
const unavailable: (Answer | "refused connection")[] = ["500", "html", "stalled", "refused connection"];

for (const name of formNames) {
  for (const answer of unavailable) {
    test(`${name}, answered by ${answer}: a message with a reference, and the next try works`, async ({
      page,
      backend,
      site,
    }) => {
      const account = newAccount();
      await answerWith(backend, answer);
      await open(page, `/${name}`);
      await fillForm(page, account);
      const answering = page.waitForResponse(`**/user/${name}`);
      await submitForm(page, name);
      await expectError(page, UNAVAILABLE);
      const response = await answering;
      const id = (await response.headerValue("x-request-id")) ?? "";
      const reference = id.slice(0, 8);
      expect(response.status()).toBe(503);
      expect(await response.json()).toEqual({ success: false, result: UNAVAILABLE, reference });
      await expect(page.getByText(`Reference ${reference}`, { exact: true })).toBeVisible();
      const received = backend.requests.map(({ call, headers }) => [call, headers["x-request-id"]]);
      expect(received).toEqual(answer === "refused connection" ? [] : [[name, id]]);
      await expect.poll(() => site.logs()).toContain(`"requestId":"${id}"`);
      expect(await page.content()).not.toMatch(INTERNALS);
      await expect(page.getByLabel("Email")).toHaveValue(account.username);
      await expect(page.locator("main [type=password]").first()).toHaveValue(account.password);
      await expectSession(page, false);

      await recover(backend, account.username);
      await submitForm(page, name);
      await expectFormSuccess(page, name);
    });
  }

  test(`${name}, refused: the backend's text as text, or the site's own`, async ({ page, backend }) => {
    const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script> & <b>bold</b>';
    await open(page, `/${name}`);
    await fillForm(page, newAccount());
    for (const [result, shown] of [
      [markup, markup],
      ["x".repeat(301), `${"x".repeat(299)}…`],
      [undefined, noReason[name]],
    ] as const) {
      backend.answer = refused(result);
      const answering = page.waitForResponse(`**/user/${name}`);
      await submitForm(page, name);
      expect(await (await answering).json()).toEqual({ success: false, result: shown });
      await expectError(page, shown);
      await expect(announced(page, "alert").locator("img, script, b")).toHaveCount(0);
      await expect(page.getByText(/^Reference/)).toHaveCount(0);
    }
    await expectSession(page, false);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${name}: the same message and reference, or the backend's text`, async ({ page, backend }) => {
      const account = newAccount();
      await page.goto(`/${name}`);
      await fillForm(page, account);
      const answering = page.waitForResponse(`**/user/${name}`);
      await submitForm(page, name);
      const response = await answering;
      expect(response.status()).toBe(303);
      await expectError(page, UNAVAILABLE);
      const reference = ((await response.headerValue("x-request-id")) ?? "").slice(0, 8);
      expect(reference).toHaveLength(8);
      await expect(page.getByText(`Reference ${reference}`, { exact: true })).toBeVisible();
      expect(await page.content()).not.toMatch(INTERNALS);
      expect(await page.content()).not.toContain(account.password);
      await expectSession(page, false);

      backend.answer = refused("<b>Closed</b>\nfor good");
      await fillForm(page, account);
      await submitForm(page, name);
      await expectError(page, "<b>Closed</b> for good");
      await expect(page.getByText(/^Reference/)).toHaveCount(0);

      await recover(backend, account.username);
      await fillForm(page, account);
      await submitForm(page, name);
      await expect(page).toHaveURL(name === "login" ? "/my-profile" : "/login/message");
    });
  });
}

test("a log-in that succeeds without a usable user is unexpected, and opens no session", async ({ page, backend }) => {
  const user = userOf("ada@example.org");
  await open(page, "/login");
  await fillForm(page, newAccount());
  for (const result of [undefined, { ...user, login_token: "" }, { ...user, login_token: "x".repeat(5000) }]) {
    backend.answer = done(result);
    const answering = page.waitForResponse("**/user/login");
    await submitForm(page, "login");
    expect((await answering).status()).toBe(502);
    await expectError(page, "An unexpected error occurred. Please try again.");
    await expect(page.getByText(/^Reference [\w-]{8}$/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expectSession(page, false);
  }
});

test("a backend that is too busy to check a password counts none as wrong", async ({ request, backend }) => {
  const data = newAccount();
  backend.answer = refused("Slow down.", 429);
  for (let times = 0; times < 12; times++) {
    const busy = await request.post("/user/login", { data });
    expect([busy.status(), await busy.json()]).toEqual([429, { success: false, result: "Slow down." }]);
  }
  await recover(backend, data.username);
  expect((await request.post("/user/login", { data })).status()).toBe(200);
});

import {
  announced,
  expect,
  expectError,
  expectSession,
  fillLogin,
  fillRegister,
  formAt,
  newAccount,
  open,
} from "../../accounts/fixtures";
import { INTERNALS, recover, refused, test } from "./hostile";

const UNAVAILABLE = "Something went wrong. Please try again later.";

// Other answers become one of the outcomes below (lib/backend/http-transport.test.ts), and outcomes become messages
// (lib/auth/backend-refusal.test.ts).
for (const [name, fill] of [
  ["login", fillLogin],
  ["register", fillRegister],
] as const) {
  const path = `/user/${name}` as const;

  test(`${name}, the backend fails: a message with a reference, and the next try works`, async ({
    page,
    backend,
    site,
  }) => {
    const account = newAccount();
    await open(page, `/${name}`);
    await fill(page, account);
    const answering = page.waitForResponse(path);
    await formAt(page, path).submit.click();
    await expectError(page, UNAVAILABLE);
    const response = await answering;
    const id = (await response.headerValue("x-request-id")) ?? "";
    const reference = id.slice(0, 8);
    expect(await response.json()).toEqual({ success: false, result: UNAVAILABLE, reference });
    await expect(page.getByText(`Reference ${reference}`, { exact: true })).toBeVisible();
    expect(backend.requests).toMatchObject([{ call: name, headers: { "x-request-id": id } }]);
    await expect.poll(() => site.logs()).toContain(`"requestId":"${id}"`);
    expect(await page.content()).not.toMatch(INTERNALS);
    await expect(page.getByLabel("Email")).toHaveValue(account.username);
    await expectSession(page, false);

    recover(backend, account.username);
    await formAt(page, path).submit.click();
    await expect(page).toHaveURL(name === "login" ? "/my-profile" : "/login");
  });

  test(`${name}, the backend refuses: its text is shown as text`, async ({ page, backend }) => {
    const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script> & <b>bold</b>';
    backend.answer = refused(markup);
    await open(page, `/${name}`);
    await fill(page, newAccount());
    await formAt(page, path).submit.click();
    await expectError(page, markup);
    await expect(announced(page, "alert").locator("img, script, b")).toHaveCount(0);
    await expect(page.getByText(/^Reference/)).toHaveCount(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${name}: the same message and reference, or the backend's text`, async ({ page, backend }) => {
      const account = newAccount();
      await page.goto(`/${name}`);
      await fill(page, account);
      const answering = page.waitForResponse(path);
      await formAt(page, path).submit.click();
      await expectError(page, UNAVAILABLE);
      const reference = (await (await answering).headerValue("x-request-id"))?.slice(0, 8);
      await expect(page.getByText(`Reference ${reference}`, { exact: true })).toBeVisible();
      expect(await page.content()).not.toContain(account.password);

      backend.answer = refused("<b>Closed</b>\nfor good");
      await fill(page, account);
      await formAt(page, path).submit.click();
      await expectError(page, "<b>Closed</b> for good");
      await expect(page.getByText(/^Reference/)).toHaveCount(0);
    });
  });
}

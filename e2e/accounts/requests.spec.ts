import { createAccount, expect, logIn, newAccount, profileOf, test } from "./fixtures";

const FOREIGN = "This form was sent from another site. Please open this page again and send it from here.";
const forms = ["/user/login", "/user/register", "/user/profile"];

test("a post that cannot be read gets its status and a message, and changes nothing", async ({ request }) => {
  const json = { "content-type": "application/json" };
  const unreadable = "This form could not be read. Please try again.";
  const tooLarge = /^This message is too long to be sent from here\./;
  for (const path of forms) {
    for (const [status, result, headers, data] of [
      [415, unreadable, { "content-type": "text/plain" }, "{}"],
      [400, unreadable, json, '{"username":'],
      [413, expect.stringMatching(tooLarge), json, `{"padding":"${"x".repeat(65_523)}"}`],
    ] as const) {
      const response = await request.post(path, { headers, data });
      expect(response.status(), path).toBe(status);
      expect(await response.json(), path).toEqual({ success: false, result });
      expect(response.headers()["set-cookie"], path).toBeUndefined();
    }
    const longest = await request.post(path, { headers: json, data: `{"padding":"${"x".repeat(65_522)}"}` });
    expect([400, 401], path).toContain(longest.status());
  }
});

// Which requests are foreign is tested in lib/http/same-origin.test.ts.
test("a post from another site is refused on every handler, by a script and by a form", async ({ page }) => {
  await logIn(page, await createAccount(page));
  const account = newAccount();
  const values = { ...account, confirm_password: account.password, kind: "talent", name: "Mallory" };
  const headers = { origin: "https://evil.example" };
  for (const path of [...forms, "/user/logout"]) {
    const script = await page.request.post(path, { headers, data: values });
    expect([script.status(), await script.json()], path).toEqual([403, { success: false, result: FOREIGN }]);
    const form = await page.request.post(path, { headers, form: values, maxRedirects: 0 });
    expect([form.status(), await form.text()], path).toEqual([403, FOREIGN]);
  }
  expect(await profileOf(page), "the session is still open").toMatchObject({ record: null });
  expect((await page.request.post("/user/login", { data: account })).status(), "no account was made").toBe(401);
});

test("the profile page is personal, small, and free of credentials and inline styles", async ({ page }) => {
  const account = await createAccount(page);
  await logIn(page, account);
  const response = await page.goto("/my-profile");
  const html = (await response?.text()) ?? "";
  expect(html).toContain(account.username);
  expect(html).not.toMatch(/\sstyle=|login.?token/i);
  expect(await response?.headerValue("cache-control")).toMatch(/private|no-store/);
  expect((await response?.request().sizes())?.responseBodySize).toBeLessThanOrEqual(14_000);
});

test("of next-auth's endpoints only those that the site uses exist", async ({ request, site }) => {
  for (const action of ["_log", "session", "callback/google", "callback/credentials", "signin", "csrf"]) {
    const data = { code: "planted-by-a-stranger", level: "error" };
    const response = await request.post(`/api/auth/${action}`, { data });
    expect([response.status(), await response.json()], action).toEqual([404, { success: false }]);
    expect(response.headers()["set-cookie"], action).toBeUndefined();
  }
  expect(site.logs()).not.toContain("planted-by-a-stranger");
});

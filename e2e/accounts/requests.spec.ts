import { createAccount, expect, expectSession, logIn, newAccount, profileOf, test } from "./fixtures";

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

test("a post from another site is refused on every handler, by a script and by a form", async ({ page, site }) => {
  await logIn(page, await createAccount(page));
  const account = newAccount();
  const values = { ...account, confirm_password: account.password, kind: "talent", name: "Mallory" };
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: site.url, "sec-fetch-site": "same-site" },
  ];
  for (const path of [...forms, "/user/logout"]) {
    for (const headers of foreign) {
      const script = await page.request.post(path, { headers, data: values });
      expect([script.status(), await script.json()], path).toEqual([403, { success: false, result: FOREIGN }]);
      const form = await page.request.post(path, { headers, form: values, maxRedirects: 0 });
      expect([form.status(), await form.text()], path).toEqual([403, FOREIGN]);
      expect(form.headers()["set-cookie"]).toBeUndefined();
    }
  }
  expect(await profileOf(page)).toMatchObject({ record: null });
  await page.request.post("/user/logout", { headers: { origin: site.url }, maxRedirects: 0 });
  await expectSession(page, false);
  expect((await page.request.post("/user/login", { data: account })).status(), "no account was made").toBe(401);
});

test("no response about a person may be cached", async ({ request }) => {
  const person = await createAccount({ request });
  const wrong = { ...person, password: "wrong" };
  const responses = [
    await request.post("/user/login", { data: wrong }),
    await request.post("/user/login", { form: wrong, maxRedirects: 0 }),
    await request.post("/user/register", { data: { ...person, confirm_password: person.password } }),
    await request.get("/user/profile"),
    await request.post("/user/login", { data: person }),
    await request.get("/user/profile"),
    await request.post("/user/profile", { data: { kind: "talent", name: "Uwase" } }),
    await request.post("/user/login", { form: { ...person }, maxRedirects: 0 }),
    await request.get("/user/session-expired", { maxRedirects: 0 }),
    await request.post("/user/logout", { maxRedirects: 0 }),
  ];
  const statuses = [401, 303, 409, 401, 200, 200, 200, 303, 303, 303];
  expect(responses.map((response) => [response.status(), response.headers()["cache-control"]])).toEqual(
    statuses.map((status) => [status, "no-store"]),
  );
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

test("the session cookie is for the server alone, and the readable one grants nothing", async ({ request }) => {
  const account = await createAccount({ request });
  const response = await request.post("/user/login", { data: account });
  const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
  const [session = "", user = ""] = ["next-auth.session-token=", "user="].map(
    (prefix) => cookies.find(({ value }) => value.startsWith(prefix))?.value ?? "",
  );
  expect(cookies).toHaveLength(2);
  expect(session).toMatch(/; HttpOnly/i);
  for (const cookie of [session, user]) {
    expect(cookie).toMatch(/; Path=\/(;|$)/i);
    expect(cookie).toMatch(/; SameSite=lax/i);
    expect(cookie).toMatch(/; Max-Age=\d+/i);
    expect(cookie).not.toMatch(/; Domain=/i);
  }
  const readable = decodeURIComponent(user.split(/[=;]/)[1] ?? "");
  expect(JSON.parse(readable)).toEqual({ username: account.username, role: "talent" });
  expect(await (await request.get("/api/auth/session")).json()).toEqual({
    user: { username: account.username, role: "talent" },
    expires: expect.any(String),
  });
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

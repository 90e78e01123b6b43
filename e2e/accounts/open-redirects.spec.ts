import {
  createPerson,
  expect,
  fillLogin,
  formAt,
  leaveForGoogle,
  logIn,
  open,
  signInWithGoogle,
  test,
} from "./fixtures";

// lib/forms/callback-url.test.ts has the rule itself; these are the ways into it.
const FOREIGN = "https://evil.example/";

test("a plain form's log-in leads to no other site, by its field or by its page's URL", async ({ page, site }) => {
  const account = await createPerson(page);
  const send = async (form: Record<string, string>, referer: string) => {
    const response = await page.request.post("/user/login", { form, headers: { referer }, maxRedirects: 0 });
    const check = new URL(response.headers().location ?? "", site.url);
    expect(check.pathname).toBe("/user/session-check");
    return site.url + check.searchParams.get("callbackUrl");
  };
  for (const [callbackUrl, target] of [
    [FOREIGN, "/home"],
    [`${site.url}/about-us?a=1#b`, "/about-us?a=1#b"],
  ] as const) {
    expect(await send({ ...account, callbackUrl }, `${site.url}/login`)).toBe(site.url + target);
    const page = `${site.url}/login?callbackUrl=${encodeURIComponent(callbackUrl)}`;
    expect(await send({ ...account }, page)).toBe(site.url + target);
  }
});

test("the check of a session, signed in or out, and the links from page to page lead to no other site", async ({
  page,
}) => {
  const check = () =>
    page.request.get(`/user/session-check?callbackUrl=${encodeURIComponent(FOREIGN)}`, { maxRedirects: 0 });
  expect((await check()).headers().location).toBe("/login/message");
  await logIn(page, await createPerson(page));
  expect((await check()).headers().location).toBe("/my-profile");
  for (const path of ["/forgot-password", "/my-profile"]) {
    const html = await (await page.request.get(`${path}?callbackUrl=${encodeURIComponent(FOREIGN)}`)).text();
    expect(html, path).not.toMatch(/(value|href|action|src)="[^"]*evil/);
  }
});

test("a log-in with JavaScript leads to no other site", async ({ page }) => {
  await open(page, `/login?callbackUrl=${encodeURIComponent(FOREIGN)}`);
  await fillLogin(page, await createPerson(page));
  await formAt(page, "/user/login").submit.click();
  await expect(page).toHaveURL("/home");
});

test("a refused log-in keeps no foreign URL for the next one", async ({ request }) => {
  const form = { ...(await createPerson({ request })), password: "wrong", callbackUrl: FOREIGN };
  const html = await (await request.post("/user/login", { form })).text();
  expect(html).toContain("The email or the password is not right.");
  expect(html).not.toMatch(/(value|href|action|src)="[^"]*evil/);
});

test("next-auth keeps no foreign URL, and redirects to none", async ({ request, site, issuer }) => {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const response = await request.post("/api/auth/signin/google", { data: { csrfToken, callbackUrl: FOREIGN } });
  expect(new URL((await response.json()).result).origin).toBe(issuer.url);
  const { cookies } = await request.storageState();
  const kept = cookies.find(({ name }) => name.endsWith("callback-url"))?.value ?? "";
  expect(decodeURIComponent(kept)).toBe(`${site.url}/home`);
});

test("next-auth's cookie, changed on the way to Google, leads to no other site", async ({ page, site }) => {
  await signInWithGoogle(page, "register");
  await expect(page).toHaveURL("/my-profile");
  await page.request.post("/user/profile", { data: { kind: "talent", name: "Ada" } });
  await page.context().clearCookies();
  await leaveForGoogle(page, "login");
  const value = encodeURIComponent(FOREIGN);
  await page.context().addCookies([{ name: "next-auth.callback-url", value, url: site.url }]);
  await page.getByRole("button", { name: /^Continue as/ }).click();
  await expect(page).toHaveURL("/home");
});

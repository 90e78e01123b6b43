import { createAccount, expect, logIn, type Page, test } from "./fixtures";
import { expectSession, leaveForGoogle, resetPeers, signInWithGoogle } from "./google-person";

const foreign = [
  "https://evil.example/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%09/evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  " https://evil.example",
  "https:evil.example",
  "http://localhost@evil.example",
  "javascript:alert(1)",
  "data:text/html,hi",
  "/user/logout",
  "/api/auth/signout",
];

resetPeers();

async function createPerson(page: Page) {
  const account = await createAccount(page);
  await logIn(page, account);
  await page.request.post("/user/profile", { data: { kind: "talent", name: "Uwase" } });
  await page.context().clearCookies();
  return account;
}

/** Where a browser at the site goes by a Location. */
const goalOf = (location: string | undefined, url: string) => new URL(location ?? "", `${url}/user/login`);

test("a log-in without script leads to no address of another site", async ({ page, site }) => {
  const account = await createPerson(page);
  const send = async (form: Record<string, string>, referer: string) => {
    const response = await page.request.post("/user/login", { form, headers: { referer }, maxRedirects: 0 });
    expect(response.status()).toBe(303);
    return goalOf(response.headers().location, site.url);
  };
  for (const callbackUrl of foreign) {
    const address = `${site.url}/login?callbackUrl=${encodeURIComponent(callbackUrl)}`;
    const goals = [
      await send({ ...account, callbackUrl }, `${site.url}/login`),
      await send({ ...account }, address),
    ].map(({ href }) => href);
    if (callbackUrl.includes("%09")) expect(goals.map((goal) => new URL(goal).origin)).toEqual([site.url, site.url]);
    else expect(goals, callbackUrl).toEqual([`${site.url}/home`, `${site.url}/home`]);
  }
  for (const own of ["/about-us?a=1#b", `${site.url}/about-us?a=1#b`]) {
    const address = `${site.url}/login?callbackUrl=${encodeURIComponent(own)}`;
    const goals = [
      await send({ ...account, callbackUrl: own }, `${site.url}/login`),
      await send({ ...account }, address),
    ];
    expect(goals.map(({ href }) => href)).toEqual(Array(2).fill(`${site.url}/about-us?a=1#b`));
  }
});

test("a log-in that failed keeps no foreign address for the next one", async ({ page, site }) => {
  const account = await createPerson(page);
  const form = { ...account, password: "wrong", callbackUrl: "https://evil.example/" };
  const response = await page.request.post("/user/login", { form });
  expect(new URL(response.url()).origin).toBe(site.url);
  const html = await response.text();
  expect(html).toContain("The email or the password is not right.");
  expect(html).not.toMatch(/(value|href|action|src)="[^"]*evil/);
});

test("next-auth keeps no foreign address", async ({ page, site, issuer }) => {
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  for (const callbackUrl of foreign.filter((address) => address.includes("evil"))) {
    for (const path of ["/api/auth/signin/google", "/api/auth/signout"]) {
      const form = { csrfToken, callbackUrl };
      const response = await page.request.post(path, { form, maxRedirects: 0 });
      const goal = goalOf(response.headers().location, site.url);
      expect([site.url, issuer.url], `${path} ${callbackUrl}`).toContain(goal.origin);
      const kept = (await page.context().cookies()).find(({ name }) => name.endsWith("callback-url"));
      expect(decodeURIComponent(kept?.value ?? ""), callbackUrl).not.toMatch(/^(https?:)?[\\/]*evil|@evil/);
    }
    const query = `?callbackUrl=${encodeURIComponent(callbackUrl)}`;
    for (const path of ["/api/auth/signin", "/api/auth/signout", "/api/auth/error"]) {
      const response = await page.request.get(path + query, { maxRedirects: 0 });
      expect(goalOf(response.headers().location, site.url).origin, path).toBe(site.url);
    }
  }
});

test("a cookie that was changed on the way to Google leads nowhere else", async ({ page, site }) => {
  await signInWithGoogle(page, "register");
  await expect(page).toHaveURL("/my-profile");
  await page.request.post("/user/profile", { data: { kind: "talent", name: "Ada" } });
  await page.context().clearCookies();
  await leaveForGoogle(page, "login");
  await page
    .context()
    .addCookies([
      { name: "next-auth.callback-url", value: encodeURIComponent("https://evil.example/"), url: site.url },
    ]);
  await page.getByRole("button", { name: /^Continue as/ }).click();
  await expect(page).toHaveURL("/home");
});

test("next-auth's sign-out needs its own token, and then ends everything", async ({ page }) => {
  const account = await createPerson(page);
  await logIn(page, account);
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const signOut = (form: Record<string, string>) => page.request.post("/api/auth/signout", { form, maxRedirects: 0 });
  await page.request.get("/api/auth/signout");
  const wrong: Record<string, string>[] = [{}, { csrfToken: "made-up" }, { csrfToken: "" }];
  for (const form of wrong) {
    await signOut(form);
    await expectSession(page, true);
    expect((await page.request.get("/user/profile")).status()).toBe(200);
  }
  const cookies = (await page.context().cookies()).filter(({ name }) => name.endsWith("session-token"));
  await signOut({ csrfToken });
  await expectSession(page, false);
  await page.context().addCookies(cookies);
  expect((await page.request.get("/user/profile")).status(), "the login token has ended too").toBe(401);
});

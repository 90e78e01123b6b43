import {
  createPerson,
  expect,
  fillLogin,
  formAt,
  leaveForGoogle,
  open,
  signInWithGoogle,
  test,
} from "../../accounts/fixtures";

// lib/forms/callback-url.test.ts has the rule itself; these are the ways into it.
const foreign = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/a/..//evil.example",
  "http://localhost@evil.example",
  "javascript:alert(1)",
  "/api/auth/signout",
];

/** Where a browser at the site goes by a Location header. */
const targetOf = (location: string | undefined, url: string) => new URL(location ?? "", `${url}/user/login`);

test("a plain form's log-in leads to no other site, by its field or by its page's URL", async ({ page, site }) => {
  const account = await createPerson(page);
  const send = async (form: Record<string, string>, referer: string) => {
    const response = await page.request.post("/user/login", { form, headers: { referer }, maxRedirects: 0 });
    expect(response.status()).toBe(303);
    return targetOf(response.headers().location, site.url).href;
  };
  const sendBothWays = async (callbackUrl: string) => [
    await send({ ...account, callbackUrl }, `${site.url}/login`),
    await send({ ...account }, `${site.url}/login?callbackUrl=${encodeURIComponent(callbackUrl)}`),
  ];
  for (const callbackUrl of foreign) {
    expect(await sendBothWays(callbackUrl), callbackUrl).toEqual(Array(2).fill(`${site.url}/home`));
  }
  for (const own of ["/about-us?a=1#b", `${site.url}/about-us?a=1#b`]) {
    expect(await sendBothWays(own)).toEqual(Array(2).fill(`${site.url}/about-us?a=1#b`));
  }
});

test("the form's log-in leads to no other site", async ({ page }) => {
  const account = await createPerson(page);
  for (const callbackUrl of ["//evil.example", "javascript:document.write(1)"]) {
    await open(page, `/login?callbackUrl=${encodeURIComponent(callbackUrl)}`);
    await fillLogin(page, account);
    await formAt(page, "/user/login").submit.click();
    await expect(page).toHaveURL("/home");
    await page.context().clearCookies();
  }
});

test("a refused log-in keeps no foreign URL for the next one", async ({ page, site }) => {
  const account = await createPerson(page);
  const form = { ...account, password: "wrong", callbackUrl: "https://evil.example/" };
  const response = await page.request.post("/user/login", { form });
  expect(new URL(response.url()).origin).toBe(site.url);
  const html = await response.text();
  expect(html).toContain("The email or the password is not right.");
  expect(html).not.toMatch(/(value|href|action|src)="[^"]*evil/);
});

test("next-auth keeps no foreign URL, and redirects to none", async ({ request, site, issuer }) => {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  for (const callbackUrl of foreign.filter((url) => url.includes("evil"))) {
    for (const path of ["/api/auth/signin/google", "/api/auth/signout"]) {
      const response = await request.post(path, { form: { csrfToken, callbackUrl }, maxRedirects: 0 });
      const { origin } = targetOf(response.headers().location, site.url);
      expect([site.url, issuer.url], `${path} ${callbackUrl}`).toContain(origin);
      const { cookies } = await request.storageState();
      const kept = cookies.find(({ name }) => name.endsWith("callback-url"))?.value ?? "";
      expect(decodeURIComponent(kept), callbackUrl).not.toMatch(/^(https?:)?[\\/]*evil|@evil/);
    }
    for (const path of ["/api/auth/signin", "/api/auth/signout", "/api/auth/error"]) {
      const query = `?callbackUrl=${encodeURIComponent(callbackUrl)}`;
      const response = await request.get(path + query, { maxRedirects: 0 });
      expect(targetOf(response.headers().location, site.url).origin, path).toBe(site.url);
    }
  }
});

test("next-auth's cookie, changed on the way to Google, leads to no other site", async ({ page, site, google }) => {
  await signInWithGoogle(page, "register");
  await expect(page).toHaveURL("/my-profile");
  await page.request.post("/user/profile", { data: { kind: "talent", name: google.person.email } });
  await page.context().clearCookies();
  await leaveForGoogle(page, "login");
  const value = encodeURIComponent("https://evil.example/");
  await page.context().addCookies([{ name: "next-auth.callback-url", value, url: site.url }]);
  await page.getByRole("button", { name: /^Continue as/ }).click();
  await expect(page).toHaveURL("/home");
});

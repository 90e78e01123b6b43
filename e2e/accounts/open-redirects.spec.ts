import { createPerson, expect, logIn, test } from "./fixtures";

// The rule itself is tested in lib/http/callback-url.test.ts, log-ins with JavaScript in log-in.spec.ts, with Google in
// google.spec.ts. These are log-ins without JavaScript.
const FOREIGN = "https://evil.example/";
const FOREIGN_TARGET = /(value|href|action|src)="[^"]*evil/;

test("a log-in without JavaScript leads to no other site", async ({ request, site }) => {
  const account = await createPerson({ request });
  const send = async (form: Record<string, string>, referer: string) => {
    const response = await request.post("/user/login", { form, headers: { referer }, maxRedirects: 0 });
    const check = new URL(response.headers().location ?? "", site.url);
    expect(check.pathname).toBe("/user/session-check");
    return check.searchParams.get("callbackUrl");
  };
  const login = `${site.url}/login`;
  expect(await send({ ...account, callbackUrl: FOREIGN }, login)).toBe("/home");
  expect(await send({ ...account }, `${login}?callbackUrl=${encodeURIComponent(FOREIGN)}`)).toBe("/home");
  expect(await send({ ...account }, `${login}?callbackUrl=%2Fabout-us%3Fa%3D1%23b`)).toBe("/about-us?a=1#b");
  const form = { ...account, password: "wrong", callbackUrl: FOREIGN };
  const refused = await (await request.post("/user/login", { form })).text();
  expect(refused).toContain("The email or the password is not right.");
  expect(refused).not.toMatch(FOREIGN_TARGET);
});

test("the session check and the links between pages lead to no other site", async ({ request }) => {
  const query = `?callbackUrl=${encodeURIComponent(FOREIGN)}`;
  const check = () => request.get(`/user/session-check${query}`, { maxRedirects: 0 });
  expect((await check()).headers().location).toBe("/login/message");
  await logIn({ request }, await createPerson({ request }));
  expect((await check()).headers().location).toBe("/my-profile");
  for (const path of ["/forgot-password", "/my-profile"])
    expect(await (await request.get(path + query)).text(), path).not.toMatch(FOREIGN_TARGET);
});

test("next-auth keeps no foreign URL, and redirects to none", async ({ request, site, issuer }) => {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const response = await request.post("/api/auth/signin/google", { data: { csrfToken, callbackUrl: FOREIGN } });
  expect(new URL((await response.json()).result).origin).toBe(issuer.url);
  const { cookies } = await request.storageState();
  const kept = cookies.find(({ name }) => name.endsWith("callback-url"))?.value ?? "";
  expect(decodeURIComponent(kept)).toBe(`${site.url}/home`);
});

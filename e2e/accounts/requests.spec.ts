import { brand } from "@/content/company/brand";
import { routes } from "../security/routes";
import { send } from "../support/http";
import { createAccount, expect, logIn, newAccount, profileOf, test } from "./fixtures";

const FOREIGN = `This form was not accepted: it could not be confirmed that it was sent from this site. Please open the page again and send it from there, or write to ${brand.email}.`;

/** A path of every handler that accepts posts; of next-auth's handlers, the one that starts a sign-in. */
const handlers = routes["route handlers"]
  .filter(({ path, allow }) => allow?.includes("POST") && (!path.startsWith("/api/auth/") || path.includes("signin")))
  .map(({ path }) => path);

// Foreign and unreadable requests are told apart in lib/http/index.test.ts.
test("a post from another site is refused on every handler, by a script and by a form", async ({ request }) => {
  await logIn({ request }, await createAccount({ request }));
  const account = newAccount();
  const values = { ...account, confirm_password: account.password, kind: "talent", name: "Mallory" };
  const headers = { origin: "https://evil.example" };
  expect(handlers).toEqual(expect.arrayContaining(["/user/login", "/enquiries", "/api/auth/signin/google"]));
  for (const path of handlers) {
    const script = await request.post(path, { headers, data: values });
    expect([script.status(), await script.text()], path).toEqual([403, expect.stringContaining(FOREIGN)]);
    const form = await request.post(path, { headers, form: values, maxRedirects: 0 });
    expect([form.status(), await form.text()], path).toEqual([403, FOREIGN]);
  }
  expect(await profileOf({ request }), "the session is still open").toMatchObject({ record: null });
  expect((await request.post("/user/login", { data: account })).status(), "no account was made").toBe(401);
});

test("the profile page is small and private, and no response contains credentials", async ({ request, site }) => {
  const account = await createAccount({ request });
  await logIn({ request }, account);
  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const get = (path: string) => send(site.url, path, { headers: { cookie, "accept-encoding": "gzip" } });
  const page = await get("/my-profile");
  expect(page.header("cache-control")).toMatch(/private|no-store/);
  expect(page.text).toContain(account.username);
  expect(page.body.length).toBeLessThanOrEqual(14_000);
  for (const path of ["/my-profile", "/user/profile", "/api/auth/providers"]) {
    const { text } = await get(path);
    expect(text, path).not.toMatch(/login.?token|api.?key|secret/i);
    expect(text.includes(account.password), path).toBe(false);
  }
});

test("of next-auth's endpoints only those that the site uses exist", async ({ request, site }) => {
  for (const action of ["_log", "session", "callback/google", "callback/credentials", "signin", "signout", "csrf"]) {
    const data = { code: "planted-by-a-stranger", level: "error" };
    const response = await request.post(`/api/auth/${action}`, { data });
    expect([response.status(), await response.json()], action).toEqual([404, { success: false }]);
    expect(response.headers()["set-cookie"], action).toBeUndefined();
  }
  expect(site.logs()).not.toContain("planted-by-a-stranger");
});

import { startSite } from "@/lib/testing/site";
import { test as base, expect } from "../../accounts/fixtures";
import { checkHeaders, findAssets, routes } from "../../security/routes";
import { send } from "../../support/http";

const SITE_URL = "https://www.imisozi.example";

/** A site behind a proxy that speaks https. */
const test = base.extend<object, { httpsSite: Awaited<ReturnType<typeof startSite>> }>({
  httpsSite: [
    async ({ issuer }, use) => {
      const site = await startSite({ env: { ...issuer.settings, SITE_URL, HSTS: "two-years-subdomains" } });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ httpsSite }, use) => use(httpsSite),
});
// The tests share one site.
test.describe.configure({ mode: "default" });

// Other headers of a public site are tested in lib/server/response-headers.test.ts and lib/launch/indexing.test.ts.
test("responses have Strict-Transport-Security, for a day if the host is not the site's", async ({ site }) => {
  const chosen = [...Object.values(routes).flatMap((kind) => kind.slice(0, 3)), ...(await findAssets(site.url))];
  expect(await checkHeaders(site.url, chosen, true)).toEqual([]);
});

test("a forged host or scheme changes no response, and no redirect", async ({ site }) => {
  const forged = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "gopher",
    "x-forwarded-port": "666",
    forwarded: "host=evil.example;proto=gopher",
    "x-original-url": "/evil.example",
    "x-rewrite-url": "/evil.example",
  };
  for (const { path, status } of Object.values(routes).flat()) {
    for (const method of status === 405 ? ["POST"] : ["GET", "POST"]) {
      const response = await send(site.url, path, { method, headers: forged });
      const request = `${method} ${path}`;
      if (method === "GET") expect(response.status, request).toBe(status);
      // Location headers may be relative.
      expect(new URL(response.header("location") ?? "/", SITE_URL).origin, request).toBe(SITE_URL);
      const said = response.text.replaceAll(path, "") + response.header("set-cookie");
      expect(said, request).not.toMatch(/evil\.example|gopher|:666/);
    }
  }
});

// The session's own attributes are tested in lib/accounts/session.test.ts.
test("every cookie is secure and bound to the host, and hidden from scripts but for the user's name", async ({
  site,
}) => {
  const headers = { origin: SITE_URL, "content-type": "application/json", "x-forwarded-for": "10.1.2.3" };
  const post = (path: string, data: object, more = {}) =>
    send(site.url, path, { method: "POST", headers: { ...headers, ...more }, body: JSON.stringify(data) });
  const account = { username: "ada@example.org", password: "ridge and hill" };
  await post("/user/register", { ...account, confirm_password: account.password });
  const csrf = await send(site.url, "/api/auth/csrf");
  const cookie = (csrf.headers.get("set-cookie") ?? []).map((one) => one.split(";")[0]).join("; ");
  const cookies = [
    csrf,
    await post("/user/login", account),
    await send(site.url, "/user/login", {
      method: "POST",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      body: "username=ada@example.org&password=wrong",
    }),
    await post("/api/auth/signin/google", { csrfToken: JSON.parse(csrf.text).csrfToken }, { cookie }),
  ].flatMap((response) => response.headers.get("set-cookie") ?? []);
  for (const name of [
    "__Host-next-auth.session-token",
    "user",
    "flash-login-0",
    "csrf-token",
    "callback-url",
    "__Host-google-intent",
    "state",
    "nonce",
    "pkce",
  ])
    expect(cookies.join("\n")).toContain(name);
  const { text: notice } = await send(site.url, "/privacy");
  for (const one of cookies) {
    const [name = ""] = one.replace(/^__(Host|Secure)-/, "").split("=", 1);
    expect(notice).toContain(name.replace(/^flash-.*/, "flash"));
    expect(one).toMatch(/; Secure/i);
    expect(one).not.toMatch(/; Domain/i);
    if (!one.startsWith("user=")) expect(one).toMatch(/; HttpOnly/i);
  }
});

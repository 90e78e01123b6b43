import { startSite } from "@/lib/testing/site";
import { test as base, createAccount, expect } from "../accounts/fixtures";
import { send } from "../support/http";
import { checkHeaders, findAssets, routes } from "./routes";

const SITE_URL = "https://www.imisozi.example";

/** A site behind a proxy that speaks https. */
const test = base.extend<object, { httpsSite: Awaited<ReturnType<typeof startSite>> }>({
  httpsSite: [
    async ({ issuer }, use) => {
      const site = await startSite({ env: { ...issuer.settings, SITE_URL } });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ httpsSite }, use) => use(httpsSite),
});
// One site for all of them.
test.describe.configure({ mode: "default" });

test("responses have Strict-Transport-Security", async ({ site }) => {
  const chosen = [...Object.values(routes).flatMap((kind) => kind.slice(0, 3)), ...(await findAssets(site.url))];
  expect(await checkHeaders(site.url, chosen, true)).toEqual([]);
});

// Which names are public is tested in lib/seo/indexing.test.ts; that a local site is closed, in seo/crawlers.spec.ts.
test("a public site is open to search engines, and its log lists the samples that are left", async ({
  request,
  site,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  expect(robots).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  expect((await request.get("/about-us")).headers()["x-robots-tag"]).toBeUndefined();
  expect(site.logs()).toMatch(/"event":"samples-left","samples":\["content\//);
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

test("every cookie is secure, and the session's is bound to the host", async ({ site, issuer, playwright }) => {
  const request = await playwright.request.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { origin: SITE_URL, "x-forwarded-for": "10.1.2.3" },
    maxRedirects: 0,
  });
  const account = await createAccount({ request });
  const csrf = await request.get("/api/auth/csrf");
  const { csrfToken } = await csrf.json();
  // The context does not send a secure cookie over http by itself.
  const cookie = (csrf.headers()["set-cookie"] ?? "").split("\n").map((one) => one.split(";")[0]);
  const responses = [
    csrf,
    await request.post("/user/login", { data: account }),
    await request.post("/user/login", { form: { ...account, password: "wrong" } }),
    await request.post("/api/auth/signin/google", { data: { csrfToken }, headers: { cookie: cookie.join("; ") } }),
  ];
  expect(await responses.at(-1)?.text()).toContain(issuer.url);
  const cookies = responses.flatMap((response) =>
    response.headersArray().flatMap(({ name, value }) => (name.toLowerCase() === "set-cookie" ? [value] : [])),
  );
  for (const name of [
    "__Host-next-auth.session-token",
    "user",
    "flash-login-0",
    "csrf-token",
    "state",
    "nonce",
    "pkce",
  ])
    expect(cookies.join("\n")).toContain(name);
  for (const one of cookies) {
    expect(one).toMatch(/; Secure/i);
    expect(one).not.toMatch(/; Domain/i);
    if (!one.startsWith("user=")) expect(one).toMatch(/; HttpOnly/i);
  }
  await request.dispose();
});

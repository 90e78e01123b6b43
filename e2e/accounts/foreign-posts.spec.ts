import { createAccount, expect, logIn, newAccount, type Page, test } from "./fixtures";
import { expectSession } from "./google-person";

const FOREIGN = "This form was sent from another site. Please open this page again and send it from here.";

/** What a browser says of a post that a page of ours did not make, for a site at this address. */
const foreignHeaders = (url: string): Record<string, Record<string, string>> => {
  const { port } = new URL(url);
  return {
    "another site": { origin: "https://evil.example" },
    "a page without an origin": { origin: "null" },
    "another port": { origin: url.replace(port, String(Number(port) + 1)) },
    "a name that begins like ours": { origin: `${url}.evil.example` },
    "a name that ends like ours": { origin: url.replace("localhost", "evil-localhost") },
    "a page that only its referer names": { referer: "https://evil.example/login" },
    "another site, by its fetch metadata": { origin: url, "sec-fetch-site": "cross-site" },
    "a neighbour, by its fetch metadata": { origin: url, "sec-fetch-site": "same-site" },
  };
};

const ownHeaders = (url: string): Record<string, string>[] => [
  { origin: url, "sec-fetch-site": "same-origin" },
  { referer: `${url}/login` },
];

async function expectRefused(page: Page, path: string, data: object, url: string) {
  for (const [who, headers] of Object.entries(foreignHeaders(url))) {
    const refused = JSON.stringify({ success: false, result: FOREIGN });
    // A person whose browser was made to send a form reads a sentence.
    for (const [body, answer] of [
      [{ data }, refused],
      [{ form: data as Record<string, string> }, FOREIGN],
    ] as const) {
      const response = await page.request.post(path, { ...body, headers, maxRedirects: 0 });
      expect(response.status(), who).toBe(403);
      expect(await response.text(), who).toBe(answer);
      expect(response.headers()["cache-control"], who).toBe("no-store");
      expect(response.headers()["set-cookie"], who).toBeUndefined();
    }
  }
}

const isLoggedIn = async (page: Page) => (await page.request.get("/user/profile")).status() === 200;

test("nobody is logged in by a post from elsewhere", async ({ page, site }) => {
  const account = await createAccount(page);
  await expectRefused(page, "/user/login", account, site.url);
  await expectSession(page, false);
  for (const headers of ownHeaders(site.url)) {
    expect((await page.request.post("/user/login", { data: account, headers })).status()).toBe(200);
  }
  await expectSession(page, true);
});

test("no account comes of a post from elsewhere", async ({ page, site }) => {
  const account = newAccount();
  const data = { ...account, confirm_password: account.password };
  await expectRefused(page, "/user/register", data, site.url);
  const login = () => page.request.post("/user/login", { data: account });
  expect((await login()).status()).toBe(401);
  expect((await page.request.post("/user/register", { data, headers: ownHeaders(site.url)[0] })).status()).toBe(200);
  expect((await login()).status()).toBe(200);
});

test("no profile comes of a post from elsewhere", async ({ page, site }) => {
  await logIn(page, await createAccount(page));
  const data = { kind: "talent", name: "Uwase" };
  await expectRefused(page, "/user/profile", data, site.url);
  const profile = async () => (await (await page.request.get("/user/profile")).json()).result.record;
  expect(await profile()).toBeNull();
  const saved = await page.request.post("/user/profile", { data, headers: ownHeaders(site.url)[0] });
  expect(saved.status()).toBe(200);
  expect(await profile()).toMatchObject({ name: "Uwase" });
});

test("no session ends by a post from elsewhere", async ({ page, site }) => {
  await logIn(page, await createAccount(page));
  await expectRefused(page, "/user/logout", {}, site.url);
  expect(await isLoggedIn(page)).toBe(true);
  const [headers] = ownHeaders(site.url);
  const ended = await page.request.post("/user/logout", { headers, maxRedirects: 0 });
  expect([ended.status(), ended.headers().location]).toEqual([303, "/"]);
  await expectSession(page, false);
});

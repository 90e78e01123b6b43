import { randomUUID } from "node:crypto";
import { startBackend } from "../peers/backend";
import { startSite } from "../peers/site";
import { createAccount, expect, goodModes, logIn, type Mode, newAccount, open, type Page, test } from "./fixtures";
import { loginTokenOf } from "./session-token";

/** A site whose key and whose logs, the backend's included, a test can look for and into. */
async function startPair(mode: Mode) {
  const backend = mode === "remote" ? await startBackend() : undefined;
  const apiKey = backend?.apiKey ?? randomUUID();
  const site = await startSite({ env: backend?.settings ?? { BACKEND_API_KEY: apiKey } });
  const stop = async () => {
    await site.stop();
    await backend?.stop();
  };
  return { ...site, apiKey, stop, allLogs: () => site.logs() + (backend?.logs() ?? "") };
}
type Pair = Awaited<ReturnType<typeof startPair>>;

const paired = test.extend<{ pair: Pair }>({
  pair: async ({ mode }, use) => {
    const pair = await startPair(mode);
    await use(pair);
    await pair.stop();
  },
  site: async ({ pair }, use) => use(pair),
});

/** Every body that the page's browser is sent from here on. */
function collectBodies(page: Page) {
  const pending: Promise<string>[] = [];
  page.on("response", (response) => {
    const { method, url } = { method: response.request().method(), url: response.url() };
    // A redirect has no body, and one that a navigation has thrown away cannot be read.
    pending.push(
      response
        .text()
        .then((text) => `${method} ${url}\n${text}`)
        .catch(() => ""),
    );
  });
  return async () => (await Promise.all(pending)).filter(Boolean);
}

/** A whole life of an account: made, refused once, logged in, given a profile, looked at. */
async function liveThrough(page: Page, account: ReturnType<typeof newAccount>) {
  await createAccount(page, account);
  await page.request.post("/user/login", { data: { ...account, password: `${account.password}, wrongly` } });
  await open(page, "/login");
  await page.getByLabel("Email").fill(account.username);
  await page.locator("#login-password").fill(account.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/my-profile");
  await page.getByRole("radio", { name: /Talent/ }).check();
  await page.getByLabel("Name").fill("Uwase Keza");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  for (const path of ["/", "/home", "/about-us", "/my-profile"]) await open(page, path);
}

for (const mode of goodModes) {
  paired.describe(`on the ${mode} backend`, () => {
    paired.use({ mode });

    paired("no secret reaches the browser or a log", async ({ page, pair }) => {
      const account = { ...newAccount(), password: randomUUID() };
      const bodies = collectBodies(page);
      await liveThrough(page, account);
      const token = await loginTokenOf(page, pair);
      expect(token.length).toBeGreaterThan(20);
      const secrets = { token, password: account.password, key: pair.apiKey, secret: pair.settings.NEXTAUTH_SECRET };

      const asked = ["/api/auth/session", "/user/profile", "/api/auth/csrf", "/api/auth/providers"].map(async (path) =>
        (await page.request.get(path)).text(),
      );
      asked.push((await page.request.post("/user/login", { data: account })).text());
      const shown = [...(await bodies()), ...(await Promise.all(asked))];
      expect(
        shown.some((body) => body.includes(account.username)),
        "the bodies are those of this person",
      ).toBe(true);
      const kept = await page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]));
      expect(kept).toContain("talent");
      const readable = (await page.context().cookies()).filter(({ httpOnly }) => !httpOnly).map(({ value }) => value);

      for (const [name, secret] of Object.entries(secrets)) {
        const seen = [...shown, kept, ...readable].filter((text) => text.includes(secret));
        expect(seen, `the ${name} is seen by the browser`).toEqual([]);
      }
      await expect.poll(pair.allLogs).toContain('"event":"login"');
      for (const [name, secret] of Object.entries({ ...secrets, address: account.username.split("@")[0] ?? "" })) {
        expect(pair.allLogs().includes(secret), `the ${name} is in a log`).toBe(false);
      }
    });

    paired("the session says who it is, and no more", async ({ page }) => {
      const account = await createAccount(page);
      await logIn(page, account);
      expect(await (await page.request.get("/api/auth/session")).json()).toEqual({
        user: { username: account.username, role: "talent" },
        expires: expect.any(String),
      });
      const profile = await (await page.request.get("/user/profile")).json();
      expect(profile).toEqual({
        success: true,
        result: { username: account.username, role: "talent", record: null },
      });
    });
  });
}

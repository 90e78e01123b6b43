import { createHash } from "node:crypto";
import Database from "better-sqlite3";
import { createAccount, expect, logIn, open, type Page, test } from "./fixtures";
import { expectAlert, expectSession } from "./google-person";
import { loginTokenOf } from "./session-token";

const ENDED = "Your login has ended. Please log in again.";
const NOT_LOGGED_IN = { success: false, result: "User not logged in for protected request." };

const ways = {
  "was deleted": "DELETE FROM login_tokens WHERE token_hash = ?",
  "has expired": "UPDATE login_tokens SET expires_at = created_at - 1 WHERE token_hash = ?",
};

type Site = Parameters<typeof loginTokenOf>[1] & { dataDir: string };

/** Does to the login token, in the backend's database, what the statement says. */
async function revoke(page: Page, site: Site, statement: string) {
  const hash = createHash("sha256")
    .update(await loginTokenOf(page, site))
    .digest("base64url");
  const db = new Database(`${site.dataDir}/site.db`);
  try {
    expect(db.prepare(statement).run(hash).changes).toBe(1);
  } finally {
    db.close();
  }
}

const storedUser = (page: Page) => page.evaluate(() => localStorage.getItem("user"));

for (const [how, statement] of Object.entries(ways)) {
  test.describe(`a login token that ${how}`, () => {
    test("a script is told so, and the cookies are taken back", async ({ page, site }) => {
      await logIn(page, await createAccount(page));
      await open(page, "/");
      expect(JSON.parse((await storedUser(page)) ?? "null")).toMatchObject({ role: "talent" });
      await revoke(page, site, statement);

      const response = await page.request.get("/user/profile");
      expect(response.status()).toBe(401);
      expect(await response.json()).toEqual(NOT_LOGGED_IN);
      expect(response.headers()["cache-control"]).toBe("no-store");
      await expectSession(page, false);
      await page.reload();
      expect(await storedUser(page)).toBeNull();
      const main = page.getByRole("navigation", { name: "Main" });
      await expect(main.getByRole("link", { name: "Contact Us", exact: true })).toBeVisible();
    });

    test("the profile leads to the log-in, which says why and leads back", async ({ page, site }) => {
      const account = await createAccount(page);
      await logIn(page, account);
      await open(page, "/my-profile");
      await revoke(page, site, statement);

      await page.reload();
      await expect(page).toHaveURL(/\/login\?/);
      await expectAlert(page, ENDED);
      await expectSession(page, false);
      expect(await storedUser(page)).toBeNull();
      await page.getByLabel("Email").fill(account.username);
      await page.locator("#login-password").fill(account.password);
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await expect(page).toHaveURL("/my-profile");
    });

    test("the profile's form saves nothing with it", async ({ page, site, expectedTrouble }) => {
      expectedTrouble.push(/responded with a status of 401/);
      const account = await createAccount(page);
      await logIn(page, account);
      await open(page, "/my-profile");
      await revoke(page, site, statement);
      await page.getByRole("radio", { name: /Organization/ }).check();
      await page.getByLabel("Name").fill("Uwase and Co");
      const answering = page.waitForResponse("**/user/profile");
      await page.getByRole("button", { name: "Save profile" }).click();
      const answer = await answering;
      expect([answer.status(), await answer.json()]).toEqual([401, NOT_LOGGED_IN]);
      await expectAlert(page, ENDED);
      await expectSession(page, false);
      await logIn(page, account);
      const profile = await (await page.request.get("/user/profile")).json();
      expect(profile.result).toMatchObject({ role: "talent", record: null });
    });
  });
}

test("another login of the same person goes on", async ({ page, browser, site }) => {
  const account = await createAccount(page);
  await logIn(page, account);
  const context = await browser.newContext({ baseURL: site.url });
  const other = await context.newPage();
  await logIn(other, account);
  await revoke(page, site, ways["was deleted"]);
  await page.goto("/my-profile");
  await expectAlert(page, ENDED);
  await other.goto("/my-profile");
  await expect(other).toHaveURL("/my-profile");
  await context.close();
});

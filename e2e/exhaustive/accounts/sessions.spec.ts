import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { launchOptions } from "@/lib/testing/browser";
import {
  announced,
  createPerson,
  expect,
  expectError,
  expectSignedInHeader,
  fillLogin,
  fillRegister,
  formAt,
  googleButton,
  hold,
  logIn,
  newAccount,
  newAddress,
  open,
  revokeSession,
  storedUser,
  test,
} from "../../accounts/fixtures";
import { mainNavigation } from "../../frame/fixtures";

const ENDED = "Your login has ended. Please log in again.";

// It saves no profile: accounts/profile.spec.ts.
test.describe("a login that has ended elsewhere", () => {
  test("is noticed when a page needs it", async ({ page }) => {
    await logIn(page, await createPerson(page));
    await open(page, "/about-us");
    await revokeSession(page);
    await mainNavigation(page).getByRole("link", { name: "My Profile" }).click();
    await expectError(page, ENDED);
    await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
    await expectSignedInHeader(page, false);
  });

  test("is claimed by the log-in page neither before nor after it is looked up", async ({ page, allowedErrors }) => {
    allowedErrors.push(/responded with a status of 401/);
    const account = await createPerson(page);
    await logIn(page, account);
    await open(page, "/about-us");
    await revokeSession(page);
    const { release } = await hold(page, "/user/profile");
    await open(page, "/login");
    await expect(announced(page, "status")).toHaveCount(0);
    release();
    await expectError(page, ENDED);
    expect(await storedUser(page)).toBeNull();
    await fillLogin(page, account);
    await formAt(page, "/user/login").submit.click();
    await expect(page).toHaveURL("/home");
  });
});

test("a log-in works while the browser's storage is full", async ({ page }) => {
  const account = await createPerson(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, "/login");
  await fillLogin(page, account);
  await formAt(page, "/user/login").submit.click();
  await expect(page).toHaveURL("/home");
  await expectSignedInHeader(page, true);
});

const COOKIES_NEEDED = /Please allow cookies for this site and try again/;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a browser that blocks cookies, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    const cookieless = test.extend({
      page: async ({ site }, use) => {
        const folder = mkdtempSync(path.join(tmpdir(), "cookieless-"));
        mkdirSync(path.join(folder, "Default"));
        const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
        writeFileSync(path.join(folder, "Default", "Preferences"), JSON.stringify(settings));
        const context = await chromium.launchPersistentContext(folder, {
          ...launchOptions,
          baseURL: site.url,
          javaScriptEnabled,
          extraHTTPHeaders: { "x-forwarded-for": newAddress() },
        });
        await use(await context.newPage());
        await context.close();
        rmSync(folder, { recursive: true });
      },
    });

    cookieless(
      "learns at the log-in and from the answers to other forms that it needs them",
      async ({ page, request }) => {
        await page.goto("/login");
        await fillLogin(page, await createPerson({ request }));
        await formAt(page, "/user/login").submit.click();
        await expectError(page, COOKIES_NEEDED);
        expect(await page.context().cookies()).toEqual([]);
        if (javaScriptEnabled) {
          await page.goto("/login");
          await googleButton(page, "login").click();
        } else {
          await page.goto("/register");
          await fillRegister(page, newAccount(), "another one");
          await formAt(page, "/user/register").submit.click();
        }
        await expectError(page, COOKIES_NEEDED);
      },
    );
  });
}

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { launchOptions } from "@/lib/testing/browser";
import {
  announced,
  createAccount,
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
  openWithoutScripts,
  type Page,
  revokeSession,
  storedUser,
  test,
} from "../../accounts/fixtures";
import { drawerOf, mainNavigation, PHONE } from "../../frame/fixtures";

const ENDED = "Your login has ended. Please log in again.";

test.describe("the header", () => {
  /** In every frame from the first on: which parts that depend on the session are visible. */
  const watchFrames = (page: Page) =>
    page.addInitScript(() => {
      const seen = new Set<string>();
      Reflect.set(globalThis, "seen", seen);
      const look = () => {
        for (const box of document.querySelectorAll("header .bar-button, #subscribe-email")) {
          if (box.checkVisibility()) seen.add(box.id || (box.textContent ?? ""));
        }
        requestAnimationFrame(look);
      };
      look();
    });

  /** Layout shifts from now on, without those of the font: they depend on the fonts of the machine. */
  const watchShifts = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const shifts: number[] = [];
      Reflect.set(globalThis, "shifts", shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"));
      }).observe({ type: "layout-shift" });
    });

  for (const { who, isSignedIn, seen } of [
    { who: "signed in", isSignedIn: true, seen: ["My Profile"] },
    { who: "signed out", isSignedIn: false, seen: ["Contact Us", "subscribe-email"] },
  ]) {
    test(`${who}, is right before any script arrives, and nothing flashes or moves afterwards`, async ({ page }) => {
      if (isSignedIn) await logIn(page, await createAccount(page));
      await watchFrames(page);
      const startReact = await openWithoutScripts(page, "/");
      await expectSignedInHeader(page, isSignedIn);
      await watchShifts(page);
      await startReact();
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => Reflect.get(globalThis, "shifts"))).toEqual([]);
      expect(await page.evaluate(() => [...(Reflect.get(globalThis, "seen") as Set<string>)])).toEqual(seen);
    });
  }

  // The bar's link: accounts/profile.spec.ts.
  test("leads to the profile from the drawer", async ({ page }) => {
    await logIn(page, await createAccount(page));
    await page.setViewportSize(PHONE);
    await open(page, "/about-us");
    const { hamburger, drawer } = drawerOf(page);
    await hamburger.click();
    await expect(drawer.getByRole("link", { name: "Contact Us", exact: true })).toBeHidden();
    await drawer.getByRole("link", { name: "My Profile" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Profile");
  });

  test("follows the session: to another account, and out", async ({ page }) => {
    await logIn(page, await createAccount(page));
    await open(page, "/about-us");
    const second = await createAccount(page);
    await logIn(page, second);
    await open(page, "/about-us");
    expect(await storedUser(page)).toEqual({ username: second.username, role: "talent" });
    await page.context().clearCookies();
    await open(page, "/");
    await expectSignedInHeader(page, false);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("ignores a stored user that cannot be read", async ({ page }) => {
    await open(page, "/");
    for (const broken of ["{", "null", '{"username":""}']) {
      await page.evaluate((value) => localStorage.setItem("user", value), broken);
      await page.reload({ waitUntil: "domcontentloaded" });
      await expectSignedInHeader(page, false);
    }
  });
});

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

const COOKIES_NEEDED =
  "Please allow cookies for this site and try again. Without them you cannot log in, and the answer to this form cannot be shown.";

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

    cookieless("learns at the log-in that it needs them, with a profile or without", async ({ page, request }) => {
      for (const account of [await createPerson({ request }), await createAccount({ request })]) {
        await page.goto("/login");
        await fillLogin(page, account);
        await formAt(page, "/user/login").submit.click();
        await expectError(page, COOKIES_NEEDED);
        expect(await page.context().cookies()).toEqual([]);
      }
    });

    cookieless("learns it from the answers to the other forms", async ({ page }) => {
      await page.goto("/forgot-password");
      await page.getByLabel("Email").fill(newAccount().username);
      await page.getByRole("button", { name: "Send the link" }).click();
      await expectError(page, COOKIES_NEEDED);
      if (javaScriptEnabled) {
        await page.goto("/login");
        await googleButton(page, "login").click();
      } else {
        await page.goto("/register");
        await fillRegister(page, newAccount(), "another one");
        await formAt(page, "/user/register").submit.click();
      }
      await expectError(page, COOKIES_NEEDED);
    });

    cookieless("learns it from a new password that is refused", async ({ page, request, site }) => {
      const { username } = await createAccount({ request });
      const env = { ...process.env, ...site.settings, DATA_DIR: site.dataDir };
      const link = execFileSync("npm", ["run", "-s", "accounts", "--", "reset", username], { env, encoding: "utf8" });
      await page.goto(link.trim());
      await page.getByLabel("New password").fill("short");
      await page.getByLabel("Confirm password").fill("short");
      await page.getByRole("button", { name: "Change the password" }).click();
      await expect(page.getByText(COOKIES_NEEDED)).toBeVisible();
    });

    cookieless("is shown the plain form at the address of an answer", async ({ page }) => {
      for (const form of ["/login", "/register", "/forgot-password"]) {
        await page.goto(`${form}/message`);
        await expect(page.getByLabel("Email")).toBeVisible();
        await expect(announced(page, "alert")).toHaveCount(0);
      }
    });
  });
}

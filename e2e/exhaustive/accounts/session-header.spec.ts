import {
  createAccount,
  createPerson,
  expect,
  expectError,
  expectSignedInHeader,
  fillLogin,
  formAt,
  logIn,
  open,
  openWithoutScripts,
  type Page,
  storedUser,
  test,
} from "../../accounts/fixtures";
import { drawerOf } from "../../frame/fixtures";

const mainLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

test("it is right before any script of the page arrives", async ({ page }) => {
  const { username } = await createAccount(page);
  await logIn(page, { username, password: "ridge and hill" });
  for (const path of ["/", "/services/web-applications"]) {
    await openWithoutScripts(page, path);
    await expectSignedInHeader(page, true);
    expect(await storedUser(page)).toEqual({ username, role: "talent" });
    await page.evaluate(() => localStorage.clear());
  }
});

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
  test(`${who}, nothing else flashes and nothing moves while the page loads`, async ({ page }) => {
    if (isSignedIn) await logIn(page, await createAccount(page));
    await watchFrames(page);
    const startReact = await openWithoutScripts(page, "/");
    await watchShifts(page);
    await startReact();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => Reflect.get(globalThis, "shifts"))).toEqual([]);
    expect(await page.evaluate(() => [...(Reflect.get(globalThis, "seen") as Set<string>)])).toEqual(seen);
  });
}

test("bar and drawer lead to the profile", async ({ page }) => {
  await logIn(page, await createAccount(page));
  await open(page, "/about-us");
  await mainLink(page, "My Profile").click();
  await expect(page).toHaveURL("/my-profile");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about-us");
  const { hamburger, drawer } = drawerOf(page);
  await hamburger.click();
  await expect(drawer.getByRole("link", { name: "Contact Us", exact: true })).toBeHidden();
  await drawer.getByRole("link", { name: "My Profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Profile");
});

test("it follows the session: to another account, and out", async ({ page }) => {
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

test("a login that has ended elsewhere is noticed when a page needs it", async ({ page }) => {
  await logIn(page, await createPerson(page));
  await open(page, "/about-us");
  const cookies = await page.context().cookies();
  await page.request.post("/user/logout", { maxRedirects: 0 });
  await page.context().addCookies(cookies);
  await mainLink(page, "My Profile").click();
  await expectError(page, "Your login has ended. Please log in again.");
  await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
  await expectSignedInHeader(page, false);
});

test("a stored user without a session is forgotten by the log-in page", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/status of 401/);
  const account = await createPerson(page);
  await open(page, "/about-us");
  await page.evaluate(() => localStorage.setItem("user", '{"username":"a@example.rw","role":"talent"}'));
  await page.reload();
  await expectSignedInHeader(page, true);
  await open(page, "/login");
  await expectError(page, "Your login has ended. Please log in again.");
  await expectSignedInHeader(page, false);
  expect(await storedUser(page)).toBeNull();
  await fillLogin(page, account);
  await formAt(page, "/user/login").submit.click();
  await expect(page).toHaveURL("/home");
});

test("a stored user that cannot be read is ignored", async ({ page }) => {
  await open(page, "/");
  for (const broken of ["{", "null", '{"username":""}']) {
    await page.evaluate((value) => localStorage.setItem("user", value), broken);
    await page.reload({ waitUntil: "domcontentloaded" });
    await expectSignedInHeader(page, false);
  }
});

import { drawerOf } from "./drawers";
import { expect, open, type Page, test } from "./fixtures";

const USER = JSON.stringify({ username: "a@example.rw", role: "talent" });

const store = (page: Page, user: string) => page.addInitScript((value) => localStorage.setItem("user", value), user);

async function expectKnown(page: Page, isKnown: boolean) {
  const main = page.getByRole("navigation", { name: "Main" });
  const profile = main.getByRole("link", { name: "My Profile" });
  const contact = main.getByRole("link", { name: "Contact Us", exact: true });
  await expect(isKnown ? profile : contact).toBeVisible();
  await expect(isKnown ? contact : profile).toBeHidden();
  await expect(page.getByLabel("Your email")).toBeVisible({ visible: !isKnown });
  await expect(page.getByText("We'll never share your email.")).toBeVisible({ visible: !isKnown });
}

test("a stored user sees My Profile instead of Contact Us, and no e-mail form", async ({ page, expectedTrouble }) => {
  // The log-in page looks up whom the storage names, and nobody is logged in.
  expectedTrouble.push(/responded with a status of 401/);
  await store(page, USER);
  await open(page, "/");
  await expectKnown(page, true);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My Profile" }).click();
  await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
});

test("nobody stored: Contact Us, and the e-mail form", async ({ page }) => {
  await open(page, "/");
  await expectKnown(page, false);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact-us");
});

for (const broken of ["", "null", "{", "[]", '"a@example.rw"', '{"role":"talent"}', '{"username":""}']) {
  test(`${broken || "an empty text"} in the storage is nobody`, async ({ page }) => {
    await store(page, broken);
    await open(page, "/");
    await expectKnown(page, false);
  });
}

test("the drawer's button follows the stored user as well", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await store(page, USER);
  await open(page, "/about-us");
  const { hamburger, drawer } = drawerOf(page);
  await hamburger.click();
  await expect(drawer.getByRole("link", { name: "My Profile" })).toBeVisible();
  await expect(drawer.getByRole("link", { name: "Contact Us", exact: true })).toBeHidden();
});

test("the right button is there before any of the page's scripts", async ({ page }) => {
  await store(page, USER);
  // They never arrive, and never fail either.
  await page.route("**/_next/static/chunks/*.js", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await expectKnown(page, true);
});

for (const [who, user] of [
  ["a stored user", USER],
  ["nobody", ""],
] as const) {
  test(`nothing moves while the page of ${who} comes to life`, async ({ page }) => {
    await store(page, user);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/_next/static/chunks/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    // What the arrival of the font moves is another matter: it depends on the fonts of the machine.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const shifts: number[] = [];
      Reflect.set(globalThis, "shifts", shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"));
      }).observe({ type: "layout-shift" });
    });
    release();
    await page.locator("header button[aria-expanded]").first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => Reflect.get(globalThis, "shifts"))).toEqual([]);
  });
}

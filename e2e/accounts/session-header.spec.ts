import { drawerOf } from "../drawers";
import { createAccount, expect, goodModes, logIn, open, type Page, test } from "./fixtures";
import { expectKnown, storedUser } from "./forms";

const CHUNKS = "**/_next/static/chunks/*.js";
const STATIC_PAGES = ["/", "/home", "/about-us", "/services/ui-design", "/solution/repz"];

/** Signed in by cookie: the page's own script has never run in this browser. */
async function signIn(page: Page) {
  const account = await createAccount(page);
  await logIn(page, account);
  return account;
}

for (const mode of goodModes) {
  test.describe(`the header on the ${mode} backend`, () => {
    test.use({ mode });

    test("it is right before any of the page's scripts", async ({ page }) => {
      const { username } = await signIn(page);
      // They never arrive, and never fail either.
      await page.route(CHUNKS, () => {});
      for (const path of STATIC_PAGES) {
        await page.goto(path, { waitUntil: "commit" });
        await page.evaluate(() => localStorage.clear());
        await page.goto(path, { waitUntil: "commit" });
        await page.locator("footer").waitFor();
        await expectKnown(page, true);
        expect(await storedUser(page)).toEqual({ username, role: "talent" });
      }
    });

    test("what came from a session goes with it", async ({ page }) => {
      await open(page, "/");
      await expectKnown(page, false);
      await signIn(page);
      await open(page, "/");
      await expectKnown(page, true);
      await page.context().clearCookies();
      await open(page, "/about-us");
      await expectKnown(page, false);
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
      await open(page, "/");
      await expectKnown(page, false);
    });

    test("another person's session takes the place of the one before", async ({ page }) => {
      const first = await signIn(page);
      await open(page, "/about-us");
      expect(await storedUser(page)).toEqual({ username: first.username, role: "talent" });
      const second = await signIn(page);
      await open(page, "/about-us");
      expect(await storedUser(page)).toEqual({ username: second.username, role: "talent" });
    });

    test("the button and the drawer's lead to the profile", async ({ page }) => {
      await signIn(page);
      await open(page, "/about-us");
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My Profile" }).click();
      await expect(page).toHaveURL("/my-profile");
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, "/about-us");
      const { hamburger, drawer } = drawerOf(page);
      await hamburger.click();
      await expect(drawer.getByRole("link", { name: "Contact Us", exact: true })).toBeHidden();
      await drawer.getByRole("link", { name: "My Profile" }).click();
      await expect(page).toHaveURL("/my-profile");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Profile");
    });
  });
}

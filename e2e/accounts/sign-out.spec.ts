import { createAccount, expect, goodModes, logIn, open, type Page, test } from "./fixtures";
import { createPerson, expectKnown, storedUser } from "./forms";

const signOut = (page: Page) => page.getByRole("button", { name: "Sign out" }).click();
const LOGIN = "/login?callbackUrl=%2Fmy-profile";

for (const mode of goodModes) {
  test.describe(`signing out on the ${mode} backend`, () => {
    test.use({ mode });

    for (const [who, create] of [
      ["with a profile", createPerson],
      ["without one", createAccount],
    ] as const) {
      test(`nothing is left of the session of somebody ${who}`, async ({ page }) => {
        await logIn(page, await create(page));
        await open(page, "/my-profile");
        await expectKnown(page, true);
        const cookies = await page.context().cookies();
        await signOut(page);
        await expect(page).toHaveURL("/");
        await expectKnown(page, false);
        expect(await page.context().cookies()).toEqual([]);
        expect(await storedUser(page)).toBeNull();
        expect(await page.evaluate(() => localStorage.length)).toBe(0);
        await page.goto("/my-profile");
        await expect(page).toHaveURL(LOGIN);

        // Whoever kept the cookies has nothing in them: the login has ended at the backend.
        await page.context().addCookies(cookies);
        expect((await page.request.get("/user/profile")).status()).toBe(401);
        await page.context().addCookies(cookies);
        expect(await (await page.request.get("/api/auth/session")).json()).toEqual({});
        expect(await page.context().cookies()).toEqual([]);
      });
    }

    test("another tab follows when it loads its next page", async ({ page, context }) => {
      await logIn(page, await createPerson(page));
      const [home, profile] = [await context.newPage(), await context.newPage()];
      await open(home, "/");
      await open(profile, "/my-profile");
      await open(page, "/my-profile");
      await expectKnown(home, true);
      await signOut(page);
      await expect(page).toHaveURL("/");
      await home.reload();
      await expectKnown(home, false);
      expect(await storedUser(home)).toBeNull();
      await profile.reload();
      await expect(profile).toHaveURL(LOGIN);
      await expectKnown(profile, false);
    });

    test("one browser's sign-out leaves another's session as it is", async ({ page, browser, site }) => {
      const account = await createPerson(page);
      await logIn(page, account);
      const context = await browser.newContext({ baseURL: site.url });
      const other = await context.newPage();
      await logIn(other, account);
      await open(page, "/my-profile");
      await signOut(page);
      await expect(page).toHaveURL("/");
      await open(other, "/my-profile");
      await expect(other.getByRole("definition").first()).toHaveText(account.username);
      await context.close();
    });
  });
}

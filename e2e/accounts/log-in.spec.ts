import { openWithStoppedClock } from "../fixtures";
import { createAccount, expect, goodModes, open, test } from "./fixtures";
import { announced, createPerson, expectArrival, expectKnown, fillLogin, formAt, hold, storedUser } from "./forms";

const DONE = "Authenticated successfully! Reloading...";

for (const mode of goodModes) {
  test.describe(`logging in on the ${mode} backend`, () => {
    test.use({ mode });

    test("it says that it is at work and that it is done, reloads, looks for the profile and goes on", async ({
      page,
    }) => {
      const account = await createAccount(page);
      await openWithStoppedClock(page, "/login");
      const { submit } = formAt(page, "/user/login");
      await expect(submit).toHaveAccessibleName("Login");
      await page.evaluate(() => Reflect.set(globalThis, "isOldPage", true));
      const isOldPage = () => page.evaluate(() => Reflect.get(globalThis, "isOldPage") ?? false);
      const steps: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        const isStep = request.resourceType() === "document" || pathname.startsWith("/user/");
        if (isStep) steps.push(`${request.method()} ${pathname}`);
      });

      const letAnswer = await hold(page, "/user/login", "POST");
      const letLookUp = await hold(page, "/user/profile");
      await fillLogin(page, account);
      await submit.click();
      await expect(submit).toHaveAccessibleName("Logging in...");
      await expect(announced(page, "status")).toHaveCount(0);
      letAnswer();
      await expect(announced(page, "status")).toHaveText([DONE]);
      await expect(announced(page, "alert")).toHaveCount(0);
      await expect(submit).toHaveAccessibleName("Logging in...");
      expect(await storedUser(page)).toEqual({ username: account.username, role: "talent" });
      expect(await isOldPage()).toBe(true);
      expect(steps).toEqual(["POST /user/login"]);

      const reloaded = page.waitForEvent("load");
      await page.clock.resume();
      await reloaded;
      await expect.poll(() => steps).toContain("GET /user/profile");
      expect(await isOldPage()).toBe(false);
      await expect(announced(page, "status")).toHaveText([DONE]);
      await expect(page).toHaveURL("/login");
      letLookUp();
      await expectArrival(page, "/my-profile");
      expect(steps).toEqual(["POST /user/login", "GET /login", "GET /user/profile", "GET /my-profile"]);
    });

    for (const kind of ["talent", "organization"] as const) {
      test(`somebody with a profile as ${kind} comes home, and the browser keeps who it is and no more`, async ({
        page,
      }) => {
        const account = await createPerson(page, kind);
        await open(page, "/login");
        await expectKnown(page, false);
        await fillLogin(page, account);
        await page.locator("#login-password").press("Enter");
        await expectArrival(page, "/home");
        await expectKnown(page, true);
        expect(await storedUser(page)).toEqual({ username: account.username, role: kind });
        const cookies = await page.context().cookies();
        expect(cookies.find(({ name }) => name === "next-auth.session-token")).toMatchObject({ httpOnly: true });
        // Nothing that a script can read opens anything.
        expect(await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }))).not.toMatch(/token/i);
      });
    }

    test("an address is known in other letters, too", async ({ page }) => {
      const account = await createPerson(page);
      await open(page, "/login");
      await fillLogin(page, { ...account, username: account.username.toUpperCase() });
      await formAt(page, "/user/login").submit.click();
      await expectArrival(page, "/home");
      expect(await storedUser(page)).toEqual({ username: account.username, role: "talent" });
    });
  });
}

import { createAccount, expect, goodModes, logIn, open, test } from "./fixtures";
import { createPerson, expectArrival, expectKnown, fillLogin, formAt, storedUser } from "./forms";

const loginFor = (callbackUrl: string) => `/login?callbackUrl=${encodeURIComponent(callbackUrl)}`;

for (const mode of goodModes) {
  test.describe(`after the log-in on the ${mode} backend`, () => {
    test.use({ mode });

    for (const isAbsolute of [false, true]) {
      const what = isAbsolute ? "a whole address" : "a path";
      test(`somebody with a profile goes to the page of this site that ${what} names`, async ({ page, origin }) => {
        const place = "/about-us?from=login#team";
        const account = await createPerson(page);
        await open(page, loginFor(isAbsolute ? origin + place : place));
        await fillLogin(page, account);
        await formAt(page, "/user/login").submit.click();
        await expectArrival(page, place);
      });
    }

    test("somebody without one makes it first", async ({ page }) => {
      const account = await createAccount(page);
      await open(page, loginFor("/about-us"));
      await fillLogin(page, account);
      await formAt(page, "/user/login").submit.click();
      await expectArrival(page, "/my-profile");
    });

    test("whoever is signed in already goes on at once", async ({ page }) => {
      const account = await createPerson(page);
      await logIn(page, account);
      const posts: string[] = [];
      page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
      await page.goto("/login");
      await expectArrival(page, "/home");
      await page.goto(loginFor("/about-us"));
      await expectArrival(page, "/about-us");
      await logIn(page, await createAccount(page));
      await page.goto(loginFor("/about-us"));
      await expectArrival(page, "/my-profile");
      expect(posts).toEqual([]);
    });

    test("a stored user without a session is forgotten", async ({ page, expectedTrouble }) => {
      expectedTrouble.push(/status of 401/);
      await open(page, "/about-us");
      await page.evaluate(() => localStorage.setItem("user", '{"username":"a@example.rw","role":"talent"}'));
      await page.reload();
      await expectKnown(page, true);
      await open(page, "/login");
      await expectKnown(page, false);
      expect(await storedUser(page)).toBeNull();
      await expect(page).toHaveURL("/login");

      await fillLogin(page, await createAccount(page));
      await formAt(page, "/user/login").submit.click();
      await expectArrival(page, "/my-profile");
    });
  });
}

const foreign = ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:document.write(1)"];
for (const callbackUrl of [...foreign, "/login", "/user/ended", "/.//evil.example"]) {
  test(`nobody is led to ${callbackUrl}`, async ({ page, origin }) => {
    const account = await createPerson(page);
    const places: string[] = [];
    page.on("request", (request) => request.resourceType() === "document" && places.push(request.url()));
    await page.goto(loginFor(callbackUrl));
    await fillLogin(page, account);
    await formAt(page, "/user/login").submit.click();
    await expectArrival(page, "/home");
    const login = origin + loginFor(callbackUrl);
    expect(places).toEqual([login, login, `${origin}/home`]);
  });
}

import { createAccount, expect, logIn, open, type Page, test } from "./fixtures";
import { announced, createPerson, expectKnown, fillLogin, formAt, hold, storedUser } from "./forms";

const ENDED = "Your login has ended. Please log in again.";
const signOut = (page: Page) => page.request.post("/user/logout", { maxRedirects: 0 });

/** Ends the login of a page's browser at the backend, and leaves its cookies as they are. */
async function endLogin(page: Page) {
  const cookies = await page.context().cookies();
  await signOut(page);
  await page.context().addCookies(cookies);
}

test("a form that was opened for one account does not save to another", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/responded with a status of 409/);
  const [ada, zola] = [await createPerson(page), await createPerson(page, "organization")];
  await logIn(page, ada);
  await open(page, "/my-profile");
  await signOut(page);
  await logIn(page, zola);
  await page.getByLabel("Name").fill("Written by the other one");
  await formAt(page, "/user/profile").submit.click();
  await expect(announced(page, "alert")).toHaveText(
    "You have logged in with another account since you opened this page. Reload it to see that one.",
  );
  await expect(page.getByLabel("Name")).toHaveValue("Written by the other one");
  const { result } = await (await page.request.get("/user/profile")).json();
  expect(result).toMatchObject({ username: zola.username, record: { name: "Uwase Keza" } });
});

test("a second browser learns which kind of account it is", async ({ page, browser, site }) => {
  const account = await createAccount(page);
  const context = await browser.newContext({ baseURL: site.url });
  const other = await context.newPage();
  await logIn(other, account);
  await logIn(page, account);
  await page.request.post("/user/profile", { data: { kind: "organization", name: "Keza and Co" } });
  await open(other, "/my-profile");
  await expect(other.getByLabel("Name")).toHaveValue("Keza and Co");
  await expect(other.getByRole("definition").nth(1)).toHaveText("Organization");
  await other.getByLabel("Name").fill("Keza and Daughters");
  await formAt(other, "/user/profile").submit.click();
  await expect(announced(other, "status")).toHaveText("Your profile is saved.");
  await expect.poll(() => storedUser(other)).toMatchObject({ role: "organization" });
  await page.reload();
  await context.close();
});

test("a login that has ended leaves the header when the page is left", async ({ page }) => {
  await logIn(page, await createPerson(page));
  await open(page, "/about-us");
  await expectKnown(page, true);
  await endLogin(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My Profile" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(announced(page, "alert")).toHaveText(ENDED);
  await expectKnown(page, false);
  expect(await storedUser(page)).toBeNull();
});

test("a refused save takes the stored user back", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/responded with a status of 401/);
  await logIn(page, await createPerson(page));
  await open(page, "/my-profile");
  await endLogin(page);
  await formAt(page, "/user/profile").submit.click();
  await expect(announced(page, "alert")).toHaveText(ENDED);
  await expectKnown(page, false);
  expect(await storedUser(page)).toBeNull();
});

test("the way back does not show the profile of somebody who has signed out in another tab", async ({ page }) => {
  await logIn(page, await createPerson(page));
  await open(page, "/about-us");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My Profile" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Uwase Keza");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
  await signOut(page);
  await page.goBack();
  await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
  await expectKnown(page, false);
});

test("nobody is told that they are logged in before it is known", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/responded with a status of 401/);
  await logIn(page, await createPerson(page));
  await open(page, "/about-us");
  await endLogin(page);
  const release = await hold(page, "/user/profile");
  await open(page, "/login");
  await expect(announced(page, "status")).toHaveCount(0);
  release();
  await expect(announced(page, "alert")).toHaveText(ENDED);
});

test("a log-in goes on where the browser's storage is full", async ({ page }) => {
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
  await expectKnown(page, true);
});

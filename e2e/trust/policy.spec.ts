import { publicPaths } from "../../content/routes";
import { test as base, createAccount, expect, logIn, open, type Page } from "../accounts/fixtures";
import { fillLogin, fillRegister, formAt } from "../accounts/forms";
import { newPerson, signInWithGoogle } from "../accounts/google-person";
import { drawerOf } from "../drawers";
import { menuOf } from "../panels";
import { specMenus } from "../spec-menus";
import { type Violation, watchViolations } from "./violations";

const test = base.extend<{ violations: Violation[] }>({
  violations: [
    async ({ context }, use) => {
      const violations = await watchViolations(context);
      await use(violations);
      expect(violations, "what a page's own policy kept out of it").toEqual([]);
    },
    { auto: true },
  ],
});

const PARTS = 4;
for (let part = 0; part < PARTS; part++) {
  test(`no page violates its policy, to its end and back, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.slow();
    const paths = publicPaths().filter((_, i) => i % PARTS === part);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      await open(page, path);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => scrollTo(0, 0));
    }
  });
}

test("nor does what is not there, nor a page that a link leads to without a load", async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 404/);
  for (const path of ["/nothing", "/services/nothing", "/unsubscribe/x"]) await page.goto(path);
  await open(page, "/");
  for (const href of ["/about-us", "/dedicated-team", "/contact-us", "/login"]) {
    await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), href);
    await expect(page).toHaveURL(href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL("/contact-us");
});

test("nor do menus and drawer", async ({ page }) => {
  await open(page, "/");
  for (const menu of specMenus) {
    const { button, panel } = menuOf(page, menu);
    await button.click();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const { hamburger, drawer, close } = drawerOf(page);
  await hamburger.click();
  await expect(drawer).toBeVisible();
  for (const row of await drawer.locator("summary").all()) await row.click();
  await close.click();
  await expect(drawer).toBeHidden();
});

test("nor do the company's forms, refused and sent", async ({ page }) => {
  await open(page, "/contact-us");
  const contact = page.locator('form[action="/enquiries"]');
  await contact.getByRole("button").click();
  const typed = { name: "Uwase", email: "uwase@example.rw", subject: "A register", message: "It has to work." };
  for (const [name, value] of Object.entries(typed)) await contact.locator(`[name="${name}"]`).fill(value);
  await contact.getByRole("button").click();
  await expect(page.getByRole("status").filter({ hasText: /\S/ }).first()).toBeVisible();
  await open(page, "/");
  await page.getByLabel("Your email").fill("uwase@example.rw");
  await page.getByLabel("Your email").press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /\S/ }).first()).toBeVisible();
  for (const path of ["/?answer=1", "/home?answer=1", "/contact-us?answer=1", "/login?answer=1", "/register?answer=1"])
    await open(page, path);
});

async function submit(page: Page, address: "/user/login" | "/user/register" | "/user/profile") {
  const answered = page.waitForResponse(`**${address}`);
  await formAt(page, address).submit.click();
  return (await answered).status();
}

test("nor do log-in, registration and profile", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/status of 401/);
  const account = await createAccount(page);
  await open(page, "/register");
  await fillRegister(page, { ...account, username: `new-${account.username}` });
  expect(await submit(page, "/user/register")).toBe(200);
  await open(page, "/login");
  await fillLogin(page, { ...account, password: "not the password" });
  expect(await submit(page, "/user/login")).toBe(401);
  await logIn(page, account);
  await open(page, "/my-profile");
  await page.getByRole("radio", { name: "Talent" }).check();
  await page.getByLabel("Name").fill("Uwase");
  expect(await submit(page, "/user/profile")).toBe(200);
  await expect(page.getByRole("heading", { name: "Your profile", exact: true })).toBeVisible();
  await open(page, "/home");
  await open(page, "/my-profile");
  await page
    .getByRole("button", { name: /log ?out|sign out/i })
    .first()
    .click();
  await expect(page).toHaveURL("/");
});

test("nor does the way to Google and back", async ({ page, issuer, expectedTrouble }) => {
  Object.assign(issuer, { person: newPerson() });
  expectedTrouble.push(new RegExp(`^request to another host: ${issuer.url}/`));
  await signInWithGoogle(page, "register");
  await expect(page).toHaveURL("/my-profile");
  await page.context().clearCookies();
  await signInWithGoogle(page, "login");
  await expect(page).toHaveURL("/my-profile");
});

import { createAccount, expect, logIn, newAccount, type Page, test } from "./fixtures";
import { announced, createPerson, fillLogin, fillRegister, hold } from "./forms";

const CHUNKS = "**/_next/static/chunks/*.js";

/** Opens a page whose scripts wait until they are let go. */
async function openBare(page: Page, path: string) {
  const release = await hold(page, CHUNKS);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  return async () => {
    release();
    await page.locator("html[data-ready]").waitFor();
  };
}

test("what is typed into the log-in before the scripts arrive stays", async ({ page }) => {
  const account = newAccount();
  const comeToLife = await openBare(page, "/login");
  await fillLogin(page, account);
  await comeToLife();
  await expect(page.getByLabel("Email")).toHaveValue(account.username);
  await expect(page.locator("#login-password")).toHaveValue(account.password);
});

test("what is typed into the registration before the scripts arrive stays", async ({ page }) => {
  const account = newAccount();
  const comeToLife = await openBare(page, "/register");
  await fillRegister(page, account);
  await comeToLife();
  await expect(page.getByLabel("Email")).toHaveValue(account.username);
  await expect(page.locator("#register-confirm")).toHaveValue(account.password);
});

for (const [who, create] of [
  ["without a profile", createAccount],
  ["with a profile", createPerson],
] as const) {
  test(`what somebody ${who} types before the scripts arrive stays`, async ({ page }) => {
    await logIn(page, await create(page));
    const comeToLife = await openBare(page, "/my-profile");
    await page.getByLabel("Name").fill("Typed early");
    await page.getByLabel("What should we know?").fill("Typed early, too");
    await comeToLife();
    await expect(page.getByLabel("Name")).toHaveValue("Typed early");
    await expect(page.getByLabel("What should we know?")).toHaveValue("Typed early, too");
  });
}

test("which kind of account somebody chose before the scripts arrived stays, and is saved", async ({ page }) => {
  await logIn(page, await createAccount(page));
  const comeToLife = await openBare(page, "/my-profile");
  const talent = page.getByRole("radio", { name: /Talent/ });
  await talent.check();
  await page.getByLabel("Name").fill("Typed early");
  await comeToLife();
  await expect(talent).toBeChecked();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(announced(page, "status")).toHaveText("Your profile is saved.");
});

import { type Account, createAccount, expect, logIn, type Page } from "./fixtures";

export type Address = "/user/login" | "/user/register" | "/user/profile";

/** The form that posts to an address, and its button. */
export function formAt(page: Page, address: Address) {
  const form = page.locator(`form[action="${address}"]`);
  return { form, submit: form.locator('button[type="submit"]') };
}

/** The parts of a page that are announced, as far as they say anything. */
export const announced = (page: Page, role: "alert" | "status") =>
  page.getByRole("main").getByRole(role).filter({ hasText: /\S/ });

export async function fillLogin(page: Page, { username, password }: Account) {
  await page.getByLabel("Email").fill(username);
  await page.locator("#login-password").fill(password);
}

export async function fillRegister(page: Page, { username, password }: Account, confirmed = password) {
  await page.getByLabel("Email").fill(username);
  await page.locator("#register-password").fill(password);
  await page.locator("#register-confirm").fill(confirmed);
}

/** Where a log-in ends, after a reload, a look-up and another page. */
export const expectArrival = (page: Page, path: string) => expect(page).toHaveURL(path, { timeout: 15_000 });

/** Keeps a kind of request waiting until it is let go. */
export async function hold(page: Page, address: string, method = "GET") {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  });
  return () => release();
}

export type Kind = "talent" | "organization";

/** An account with a profile record, made past the forms. Nobody is logged in after it. */
export async function createPerson(page: Page, kind: Kind = "talent"): Promise<Account> {
  const account = await createAccount(page);
  await logIn(page, account);
  const response = await page.request.post("/user/profile", { data: { kind, name: "Uwase Keza" } });
  expect(await response.json()).toMatchObject({ success: true });
  await page.context().clearCookies();
  return account;
}

export const storedUser = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null"));

/** Whether the bar, and the home page's form where it is, are as for somebody who is signed in. */
export async function expectKnown(page: Page, isKnown: boolean) {
  const main = page.getByRole("navigation", { name: "Main" });
  const profile = main.getByRole("link", { name: "My Profile" });
  const contact = main.getByRole("link", { name: "Contact Us", exact: true });
  await expect(isKnown ? profile : contact).toBeVisible();
  await expect(isKnown ? contact : profile).toBeHidden();
  if (/^\/(home)?$/.test(new URL(page.url()).pathname)) {
    await expect(page.getByLabel("Your email")).toBeVisible({ visible: !isKnown });
  }
}

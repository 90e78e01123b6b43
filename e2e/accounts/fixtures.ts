import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { startSite } from "@/lib/testing/site";
import { expect, open, type Page } from "../fixtures";
import { mainNavigation } from "../frame/fixtures";
import { startIssuer } from "../support/issuer";
import { test as base, mailSettings } from "../support/mailbox";

type Site = Awaited<ReturnType<typeof startSite>>;
type Issuer = Awaited<ReturnType<typeof startIssuer>>;

interface WorkerFixtures {
  issuer: Issuer;
  accountSite: Site;
}

interface TestFixtures {
  /** The site that `page` and `request` use. */
  site: Site;
  /** The issuer with a person that no other test has. The site may call its host. */
  google: Issuer;
}

/**
 * Tests forms on a site of its own, with the embedded backend, a mail server, and an OpenID issuer in Google's place.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  issuer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
    async ({}, use) => {
      const issuer = await startIssuer();
      await use(issuer);
      await issuer.stop();
    },
    { scope: "worker" },
  ],
  accountSite: [
    async ({ issuer, mailbox }, use) => {
      const site = await startSite({ env: { ...issuer.settings, ...mailSettings(mailbox) } });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ accountSite }, use) => use(accountSite),
  baseURL: async ({ site }, use) => use(site.url),
  google: [
    async ({ issuer, allowedErrors }, use) => {
      Object.assign(issuer, { person: newPerson(), fault: undefined });
      allowedErrors.push(new RegExp(`^request to another host: ${issuer.url}/`));
      await use(issuer);
      await issuer.start();
    },
    { auto: true },
  ],
});

export interface Account {
  username: string;
  password: string;
}
type Kind = "talent" | "organization";
/** A page, or `{ request }` for a test without a browser. */
type Client = { request: APIRequestContext };

export const newAccount = (): Account => ({
  username: `uwase-${randomUUID()}@example.org`,
  password: "ridge and hill",
});

/** Registers an account by JSON, without the form. */
export async function createAccount({ request }: Client, account = newAccount()): Promise<Account> {
  const response = await request.post("/user/register", {
    data: { ...account, confirm_password: account.password },
  });
  if (!response.ok()) throw new Error(`The account was not created: ${await response.text()}`);
  return account;
}

/** Logs in by JSON, without the form; a page is signed in from its next navigation on. */
export async function logIn({ request }: Client, account: Account) {
  const response = await request.post("/user/login", { data: account });
  if (!response.ok()) throw new Error(`The log-in failed: ${await response.text()}`);
}

/** Makes an account with a profile record, by JSON. A page is signed in from its next navigation on. */
export async function signUp({ request }: Client, kind: Kind = "talent", username?: string): Promise<Account> {
  const account = await createAccount({ request }, { ...newAccount(), ...(username && { username }) });
  await logIn({ request }, account);
  const response = await request.post("/user/profile", { data: { kind, name: "Uwase Keza" } });
  expect(await response.json()).toMatchObject({ success: true });
  return account;
}

/** Makes an account with a profile record, and logs out again. */
export async function createPerson({ request }: Client, kind?: Kind, username?: string): Promise<Account> {
  const account = await signUp({ request }, kind, username);
  await request.post("/user/logout", { maxRedirects: 0 });
  return account;
}

/** The form that posts to a path, and its button. */
export function formAt(page: Page, path: "/user/login" | "/user/register" | "/user/profile") {
  const form = page.locator(`form[action="${path}"]`);
  return { form, submit: form.locator('button[type="submit"]') };
}

export async function fillLogin(page: Page, { username, password }: Account) {
  await page.getByLabel("Email").fill(username);
  await page.locator("#login-password").fill(password);
}

export async function fillRegister(page: Page, { username, password }: Account, confirmed = password) {
  await page.getByLabel("Email").fill(username);
  await page.locator("#register-password").fill(password);
  await page.locator("#register-confirm_password").fill(confirmed);
}

/** The summary of a form's errors. */
export const errorSummary = (page: Page) => page.getByRole("main").getByRole("group", { name: "There is a problem" });

/** The errors or successes that screen readers are given: in notes that take the focus, and in live regions. */
export function announced(page: Page, role: "alert" | "status") {
  const main = page.getByRole("main");
  if (role === "status") return main.locator("[role=group].note:not(:has(h2))");
  const live = main.locator("[aria-live=assertive]").filter({ hasText: /\S/ });
  return errorSummary(page).getByRole("listitem").or(live);
}

/** Expects exactly this error to be announced. */
export const expectError = (page: Page, text: string) => expect(announced(page, "alert")).toHaveText([text]);
/** Expects exactly this success to be announced, and no error. */
export async function expectSuccess(page: Page, text: string) {
  await expect(announced(page, "status")).toHaveText([text]);
  await expect(announced(page, "alert")).toHaveCount(0);
}

export const storedUser = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null"));

export const logOutButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Log out", exact: true });

/** Expects the header, and the hero of the home page, to be those of a signed-in visitor or not. */
export async function expectSignedInHeader(page: Page, isSignedIn: boolean) {
  const main = mainNavigation(page);
  const profile = main.getByRole("link", { name: "My Profile" });
  const contact = main.getByRole("link", { name: "Contact Us", exact: true });
  await expect(isSignedIn ? profile : contact).toBeVisible();
  await expect(isSignedIn ? contact : profile).toBeHidden();
  if (/^\/(home)?$/.test(new URL(page.url()).pathname)) {
    await expect(page.getByLabel("Your email")).toBeVisible({ visible: !isSignedIn });
    const hero = page.getByRole("main").locator("section").first();
    await expect(hero.getByRole("link", { name: "Contact Us" })).toBeVisible({ visible: isSignedIn });
  }
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** Revokes the session at the backend, while the browser keeps its cookies. */
export async function revokeSession(page: Page) {
  const cookies = await page.context().cookies();
  await page.request.post("/user/logout", { maxRedirects: 0 });
  await page.context().addCookies(cookies);
}

/** Expects the browser to hold a session (its cookie, and the readable one beside it) or none. */
export async function expectSession(page: Page, isOpen: boolean) {
  const names = (await cookieNames(page)).filter((name) => name === "user" || name.endsWith("session-token"));
  expect(names.sort()).toEqual(isOpen ? ["next-auth.session-token", "user"] : []);
}

/** The profile record of the session, as the site's API returns it. */
export async function profileOf({ request }: Client) {
  const { result } = await (await request.get("/user/profile")).json();
  return result as { username: string; role: Kind; record: { name: string; phone: string; about: string } | null };
}

type Intent = "login" | "register";

const newPerson = () => ({
  sub: randomUUID(),
  email: `ada-${randomUUID()}@example.org`,
  email_verified: true,
});

export const googleButton = (page: Page, intent: Intent) =>
  page.getByRole("button", { name: { login: "Login with Google", register: "Register with Google" }[intent] });

/** Opens the form and presses its Google button, which leads to the issuer's page. */
export async function leaveForGoogle(page: Page, intent: Intent, search = "") {
  await open(page, `/${intent}${search}`);
  await googleButton(page, intent).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
}

/** Opens the form, leaves for Google and agrees there. */
export async function signInWithGoogle(page: Page, intent: Intent, search = "") {
  await leaveForGoogle(page, intent, search);
  await page.getByRole("button", { name: /^Continue as/ }).click();
}

/** Expects the cookies of a sign-in at Google to be deleted after it, however it ended. */
export const expectNoGoogleCookies = async (page: Page) =>
  expect((await cookieNames(page)).filter((name) => /state|pkce|nonce|intent/i.test(name))).toEqual([]);

/** Expects a failed sign-in to end on the form that it began on, with its message and without a session. */
export async function expectGoogleFailure(page: Page, intent: Intent, text: string) {
  await expectError(page, text);
  await expect(page).toHaveURL((url) => url.pathname === `/${intent}`);
  await expectSession(page, false);
  await expectNoGoogleCookies(page);
}

export { expect, fillSilently, hold, type Locator, newAddress, open, openWithoutScripts, type Page } from "../fixtures";

import { randomUUID } from "node:crypto";
import { expect, open, type Page, test } from "./fixtures";

export const intents = ["login", "register"] as const;
export type Intent = (typeof intents)[number];

export const googleButton = (page: Page, intent: Intent) =>
  page.getByRole("button", { name: { login: "Login with Google", register: "Register with Google" }[intent] });

/** Somebody with an account at the issuer that no other test has. */
export const newPerson = () => ({
  sub: randomUUID(),
  email: `ada-${randomUUID()}@example.org`,
  email_verified: true,
});

/** Opens the form and leaves it for the issuer's page, by its button. */
export async function leaveForGoogle(page: Page, intent: Intent, search = "") {
  await open(page, `/${intent}${search}`);
  await googleButton(page, intent).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
}

/** Goes to the issuer and agrees there to whatever it does. */
export async function signInWithGoogle(page: Page, intent: Intent, search = "") {
  await leaveForGoogle(page, intent, search);
  await page.getByRole("button", { name: /^Continue as/ }).click();
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** What keeps the way to Google and back is gone after it, however it ended. */
export async function expectNoLeftovers(page: Page) {
  const names = await cookieNames(page);
  expect(names.filter((name) => /state|pkce|nonce|intent/i.test(name))).toEqual([]);
}

export async function expectSession(page: Page, isOpen: boolean) {
  const names = await cookieNames(page);
  const expected = isOpen ? ["next-auth.session-token", "user"] : [];
  expect(names.filter((name) => name === "user" || name.endsWith("session-token")).sort()).toEqual(expected);
}

/** The one message that is announced, word for word. */
export const expectAlert = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ })).toHaveText([text]);

/** Where a sign-in that failed ends: on the form that it began on, with its message and without a session. */
export async function expectFailure(page: Page, intent: Intent, text: string) {
  await expectAlert(page, text);
  expect(new URL(page.url()).pathname).toBe(`/${intent}`);
  await expectSession(page, false);
  await expectNoLeftovers(page);
}

/** Before each test of a file: the issuer's page is no other host that a page should not call, and it works. */
export function resetPeers() {
  test.beforeEach(async ({ issuer, hostileBackend, expectedTrouble }) => {
    Object.assign(issuer, { person: newPerson(), fault: undefined });
    await issuer.start();
    hostileBackend.reset();
    expectedTrouble.push(new RegExp(`^request to another host: ${issuer.url}/`));
  });
  test.afterEach(async ({ issuer, hostileBackend }) => {
    issuer.fault = undefined;
    await issuer.start();
    hostileBackend.reset();
  });
}

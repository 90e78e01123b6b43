import { decode } from "next-auth/jwt";
import type { Page } from "./fixtures";

const SESSION = "next-auth.session-token";

/** The session cookie of a page's browser. */
export async function sessionCookieOf(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === SESSION);
  if (!cookie) throw new Error("Nobody is logged in.");
  return cookie;
}

/** The login token that only the site can read, with what it reads it. */
export async function loginTokenOf(page: Page, { settings }: { settings: { NEXTAUTH_SECRET: string } }) {
  const { value: token } = await sessionCookieOf(page);
  const claims = await decode({ token, secret: settings.NEXTAUTH_SECRET });
  if (typeof claims?.login_token !== "string") throw new Error("The session holds no login token.");
  return claims.login_token;
}

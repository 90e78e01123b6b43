import { decode, encode } from "next-auth/jwt";
import * as messages from "@/content/messages";
import { type Credentials, ProtectedRequestError, type Role, toRole, type User } from "@/lib/backend";
import { withCallback } from "@/lib/callback-url";
import { CLOCK_TOLERANCE_MS } from "@/lib/clock";
import { cookieLifetimes } from "@/lib/cookies";
import { isHttps } from "@/lib/env";
import { redirectWithFlash } from "@/lib/forms/flash";
import { type CookieReader, deleteCookie, jsonResponse, setCookie } from "@/lib/http";
import { getSecret } from "@/lib/secret";
import { logInForm } from "./log-in.form";

const SESSION_TTL_SECONDS = cookieLifetimes["next-auth.session-token"];

/** Who is logged in. Stored in the encrypted session cookie; the login token never reaches a script. */
export interface Session extends Credentials {
  role: Role;
}

/** next-auth's session cookie. `__Host-` binds it to this host and https. */
export const sessionCookie = {
  name: `${isHttps ? "__Host-" : ""}next-auth.session-token`,
  options: { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps },
} as const;

/** Tells the page's script who is logged in, to be copied to local storage (lib/browser). Grants nothing. */
const userCookie = { name: "user", options: { ...sessionCookie.options, httpOnly: false } } as const;

export const toSession = ({ username, role, login_token }: User): Session => ({
  username,
  role: toRole(role),
  login_token,
});

/** What a script may know of a session. */
export const publicUser = ({ username, role }: Session) => ({ username, role });

/** Sets the session cookie and the readable one. */
export async function openSession(response: Response, session: Session) {
  const value = await encode({ token: { ...session }, secret: getSecret(), maxAge: SESSION_TTL_SECONDS });
  setCookie(response, sessionCookie.name, value, { ...sessionCookie.options, maxAge: SESSION_TTL_SECONDS });
  const user = JSON.stringify(publicUser(session));
  setCookie(response, userCookie.name, user, { ...userCookie.options, maxAge: SESSION_TTL_SECONDS });
}

export function closeSession(response: Response) {
  for (const { name, options } of [sessionCookie, userCookie]) deleteCookie(response, name, options);
}

/** Whether a browser keeps cookies of a session, which may have ended or, after a change of the secret, be unreadable. */
export const hasSessionCookies = (cookies: CookieReader) =>
  [sessionCookie, userCookie].some(({ name }) => cookies.get(name) !== undefined);

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

async function readClaims(cookies: CookieReader): Promise<Record<string, unknown> | undefined> {
  const token = cookies.get(sessionCookie.name)?.value;
  try {
    const claims = token ? await decode({ token, secret: getSecret() }) : null;
    // Opened while the clock ran ahead, it would last for longer than a session may.
    const isFromTheFuture = Number(claims?.iat) * 1000 > Date.now() + CLOCK_TOLERANCE_MS;
    return claims && !isFromTheFuture ? claims : undefined;
  } catch {
    // Expired, or not made by us.
    return undefined;
  }
}

/**
 * The session that a request's cookies carry. A protected request needs username and login token (spec, section 6).
 * @throws ProtectedRequestError "not-logged-in" if there is no session, "invalid-user" if one of the two is missing.
 */
export async function requireSession(cookies: CookieReader): Promise<Session> {
  const claims = await readClaims(cookies);
  if (!claims) throw new ProtectedRequestError("not-logged-in");
  const { username, login_token, role } = claims;
  if (!isText(username) || !isText(login_token)) throw new ProtectedRequestError("invalid-user");
  return { username, login_token, role: toRole(role) };
}

/** The session, or undefined. */
export async function readSession(cookies: CookieReader): Promise<Session | undefined> {
  try {
    return await requireSession(cookies);
  } catch (error) {
    if (error instanceof ProtectedRequestError) return undefined;
    throw error;
  }
}

/** The session has ended, for a script: 401 with the reason, and the cookies are deleted. */
export function sessionExpired(error = new ProtectedRequestError("not-logged-in")): Response {
  const response = jsonResponse({ success: false, result: error.message }, { status: 401 });
  closeSession(response);
  return response;
}

/** The session has ended, for a page or a plain form: redirects to the login page, which returns to the page that was asked for. */
export async function redirectExpired(callbackUrl: string): Promise<Response> {
  const response = await redirectWithFlash(logInForm, { message: messages.account.signedOut, callbackUrl });
  closeSession(response);
  return response;
}

/** The session has ended, for a post from the profile page: a plain form is redirected, a script gets 401. */
export const respondExpired = ({ isPlain, callbackUrl }: { isPlain: boolean; callbackUrl: string | undefined }) =>
  isPlain ? redirectExpired(withCallback("/my-profile", callbackUrl)) : sessionExpired();

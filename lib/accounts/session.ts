import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { decode, encode } from "next-auth/jwt";
import * as messages from "@/content/messages";
import { type CallContext, type Credentials, normalizeUsername, type Role, toRole, type User } from "@/lib/backend";
import { redirectWithFlash } from "@/lib/forms/flash";
import type { FindSession, SentPost } from "@/lib/forms/handle";
import { type CookieReader, deleteCookie, jsonResponse, setCookie } from "@/lib/http";
import { withCallback } from "@/lib/http/callback-url";
import { cookieLifetimes } from "@/lib/http/cookies";
import { log } from "@/lib/log";
import { referenceOf } from "@/lib/log/reference";
import { isHttps } from "@/lib/settings/env";
import { getSecret } from "@/lib/settings/secret";
import { logInForm } from "./forms";

const SESSION_TTL_SECONDS = cookieLifetimes["next-auth.session-token"];

/** The person who is logged in. Stored in the encrypted session cookie; the login token never reaches a script. */
export interface Session extends Credentials {
  role: Role;
}

/** The reasons for not sending a protected request. Texts are verbatim from the specification. */
const protectedRequestTexts = {
  "not-logged-in": "User not logged in for protected request.",
  "invalid-user": "Invalid user data for protected request.",
} as const;

export class ProtectedRequestError extends Error {
  override name = "ProtectedRequestError";
  constructor(code: keyof typeof protectedRequestTexts) {
    super(protectedRequestTexts[code]);
  }
}

const prefix = isHttps ? "__Host-" : "";
/** The options of a cookie that scripts cannot read. */
export const cookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps } as const;

/** A cookie that scripts cannot read, bound to this host and to https if the site has it. */
export const hostCookie = <Name extends string>(name: Name) =>
  ({ name: `${prefix}${name}`, options: cookieOptions }) as const;

/** next-auth's session cookie. */
export const sessionCookie = hostCookie("next-auth.session-token");

/**
 * The cookie of Google's proof while an account is being linked (link-google.ts). It ends with that account's session.
 */
export const pendingLinkCookie = hostCookie("google-link");

/**
 * The cookie that tells scripts of the page who is logged in, to be copied to local storage (lib/browser). Grants
 * nothing.
 */
const userCookie = { name: "user", options: { ...cookieOptions, httpOnly: false } } as const;

export const toSession = ({ username, role, login_token }: User): Session => ({
  username,
  role: toRole(role),
  login_token,
});

/** The part of a session that scripts may know. */
export const publicUser = ({ username, role }: Session) => ({ username, role });

/** Tells whether two usernames are of one account. */
export const isSameUsername = (a: string, b: string) => normalizeUsername(a) === normalizeUsername(b);

/**
 * Tells by the hidden `username` whether a form was rendered for another account that was logged in to this browser
 * before.
 */
const isForOtherAccount = (values: Record<string, unknown>, { username }: Session) =>
  typeof values.username === "string" && !isSameUsername(values.username, username);

/** Sets the cookies of a new session, and deletes the pending link of the one before it. */
export async function openSession(response: Response, session: Session) {
  await updateSession(response, session);
  deleteCookie(response, pendingLinkCookie.name, pendingLinkCookie.options);
}

/** Sets the session cookie and the readable one. */
export async function updateSession(response: Response, session: Session) {
  const value = await encode({ token: { ...session }, secret: getSecret(), maxAge: SESSION_TTL_SECONDS });
  setCookie(response, sessionCookie.name, value, { ...cookieOptions, maxAge: SESSION_TTL_SECONDS });
  const user = JSON.stringify(publicUser(session));
  setCookie(response, userCookie.name, user, { ...userCookie.options, maxAge: SESSION_TTL_SECONDS });
}

/** Deletes the cookies of a session, and its pending link. */
export function closeSession(response: Response) {
  for (const cookie of [sessionCookie, userCookie, pendingLinkCookie])
    deleteCookie(response, cookie.name, cookie.options);
}

/**
 * Tells whether a browser has session cookies. Their session may have ended or, after a change of the secret, be
 * unreadable.
 */
export const hasSessionCookies = (cookies: CookieReader) =>
  [sessionCookie, userCookie].some(({ name }) => cookies.get(name) !== undefined);

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

async function readClaims(cookies: CookieReader): Promise<Record<string, unknown> | undefined> {
  const token = cookies.get(sessionCookie.name)?.value;
  try {
    return (token && (await decode({ token, secret: getSecret() }))) || undefined;
  } catch {
    // The token has expired, or was not made by us.
    return undefined;
  }
}

/**
 * Reads the session from a request's cookies. A protected request needs username and login token (spec, section 6).
 * @throws ProtectedRequestError "not-logged-in" if there is no session, "invalid-user" if one of the two is missing.
 */
export async function requireSession(cookies: CookieReader): Promise<Session> {
  const claims = await readClaims(cookies);
  if (!claims) throw new ProtectedRequestError("not-logged-in");
  const { username, login_token, role } = claims;
  if (!isText(username) || !isText(login_token)) throw new ProtectedRequestError("invalid-user");
  return { username, login_token, role: toRole(role) };
}

/** Reads the session, if there is one. */
export async function readSession(cookies: CookieReader): Promise<Session | undefined> {
  try {
    return await requireSession(cookies);
  } catch (error) {
    if (error instanceof ProtectedRequestError) return undefined;
    throw error;
  }
}

/** The session of a page that needs one. Redirects to the login page if there is none, and from there to `path`. */
export async function requirePageSession(path?: string): Promise<Session> {
  const stored = await cookies();
  const session = await readSession(stored);
  if (session) return session;
  if (hasSessionCookies(stored)) redirectExpiredPage(path);
  redirect(withCallback("/login", path ?? "/my-profile"));
}

/**
 * Redirects to a handler that deletes the cookies, as a page cannot, and on to the login page, which says that the
 * login has ended.
 */
export function redirectExpiredPage(path?: string): never {
  redirect(withCallback("/user/session-check", path));
}

/** Tells a script that the session has ended: 401 with the reason, and the cookies are deleted. */
export function sessionExpired(error = new ProtectedRequestError("not-logged-in")): Response {
  const response = jsonResponse({ success: false, result: error.message }, { status: 401 });
  closeSession(response);
  return response;
}

/**
 * Redirects a page or a plain form whose session has ended to the login page, which returns to the page that was asked
 * for.
 */
export async function redirectExpired(callbackUrl: string): Promise<Response> {
  const response = await redirectWithFlash(logInForm, { message: messages.account.signedOut, callbackUrl });
  closeSession(response);
  return response;
}

/**
 * Redirects to the login page without a session: the backend does not accept the login token that it has just issued.
 */
export async function redirectTokenRejected({ requestId }: CallContext, callbackUrl?: string): Promise<Response> {
  log.warn({ event: "login", outcome: "profile-refused", requestId });
  const flash = { message: messages.account.profileRefused, reference: referenceOf(requestId), callbackUrl };
  const response = await redirectWithFlash(logInForm, flash);
  closeSession(response);
  return response;
}

/** Responds to a post from the profile page whose session has ended: a plain form is redirected, a script gets 401. */
export const respondExpired = async ({ isPlain, callbackUrl }: Pick<SentPost, "isPlain" | "callbackUrl">) =>
  isPlain ? redirectExpired(withCallback("/my-profile", callbackUrl)) : sessionExpired();

/** Finds the session that a form requires. Responds if it has ended, or belongs to another account than the form. */
export const sessionOfPost: FindSession<Session> = async (post) => {
  const session = await readSession(post.request.cookies);
  if (!session) return { response: await respondExpired(post) };
  return isForOtherAccount(post.values, session)
    ? { response: { status: 409, message: messages.account.otherAccount } }
    : { session };
};

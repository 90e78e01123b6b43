import "server-only";
import { decode, encode } from "next-auth/jwt";
import { ProtectedRequestError, type Role, toRole, type User } from "@/lib/backend/contract";
import { isHttps } from "@/lib/env";
import { addCookie, removeCookie } from "@/lib/http/cookies";
import { getSecret } from "@/lib/secret";
import { credentialsOf } from "./protected-request";

export const SESSION_TTL_SECONDS = 30 * 24 * 60 * 60;

/** Who is logged in, as the encrypted session cookie keeps it. The login token never leaves the server. */
export interface Session {
  username: string;
  role: Role;
  login_token: string;
}

/** next-auth's session cookie. `__Host-` binds it to this host, https and the whole site. */
export const sessionCookie = {
  name: `${isHttps ? "__Host-" : ""}next-auth.session-token`,
  options: { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps },
} as const;

/**
 * Tells the page's own script who is logged in, as long as the session lasts: it keeps a copy in local storage
 * (`components/layout/early-script.tsx`). Nothing is granted by it.
 */
const userCookie = { name: "user", options: { ...sessionCookie.options, httpOnly: false } } as const;

export const toSession = ({ username, role, login_token }: User): Session => ({
  username,
  role: toRole(role),
  login_token,
});

/** What a browser may know of a session. */
export const publicUser = ({ username, role }: Session) => ({ username, role });

export async function openSession(response: Response, session: Session) {
  const value = await encode({ token: { ...session }, secret: getSecret(), maxAge: SESSION_TTL_SECONDS });
  addCookie(response, sessionCookie.name, value, { ...sessionCookie.options, maxAge: SESSION_TTL_SECONDS });
  showUser(response, session);
}

const setCookieOf = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${sessionCookie.name}=`));

/** Whether an answer of next-auth's opens a session. */
export const setsSession = (response: Response) =>
  setCookieOf(response)?.startsWith(`${sessionCookie.name}=ey`) ?? false;

/** Whether it takes one back. */
export const endsSession = (response: Response) =>
  setCookieOf(response)?.startsWith(`${sessionCookie.name}=;`) ?? false;

/** Sets the readable cookie alone, where next-auth has set the session's. */
export function showUser(response: Response, session: Session) {
  const value = JSON.stringify(publicUser(session));
  addCookie(response, userCookie.name, value, { ...userCookie.options, maxAge: SESSION_TTL_SECONDS });
}

export function closeSession(response: Response) {
  for (const { name, options } of [sessionCookie, userCookie]) removeCookie(response, name, options);
}

interface Cookies {
  get: (name: string) => { value: string } | undefined;
}

async function readClaims(cookies: Cookies): Promise<unknown> {
  const token = cookies.get(sessionCookie.name)?.value;
  try {
    return token && (await decode({ token, secret: getSecret() }));
  } catch {
    // Expired, or not made by us.
    return undefined;
  }
}

/**
 * The session that a request's cookies carry.
 * @throws ProtectedRequestError where there is none, or it lacks what a protected request needs.
 */
export async function requireSession(cookies: Cookies): Promise<Session> {
  const claims = await readClaims(cookies);
  return { ...credentialsOf(claims || undefined), role: toRole((claims as Partial<Session>).role) };
}

/** The same where a session may be missing. */
export async function readSession(cookies: Cookies): Promise<Session | undefined> {
  try {
    return await requireSession(cookies);
  } catch (error) {
    if (error instanceof ProtectedRequestError) return undefined;
    throw error;
  }
}

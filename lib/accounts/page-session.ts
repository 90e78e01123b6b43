import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { withCallback } from "@/lib/http/callback-url";
import { hasSessionCookies, readSession, type Session } from "./session";

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

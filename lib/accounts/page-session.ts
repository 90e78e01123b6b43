import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { withCallback } from "@/lib/callback-url";
import { hasSessionCookies, readSession, type Session } from "./session";

/** The session of a page that needs one. Without one it redirects to the login page, and from there to `path`. */
export async function requirePageSession(path?: string): Promise<Session> {
  const stored = await cookies();
  const session = await readSession(stored);
  if (session) return session;
  if (hasSessionCookies(stored)) redirectExpiredPage(path);
  redirect(withCallback("/login", path ?? "/my-profile"));
}

/** Has the cookies deleted, which a page cannot do, and the login page say that the login has ended. */
export function redirectExpiredPage(path?: string): never {
  redirect(withCallback("/user/session-check", path));
}

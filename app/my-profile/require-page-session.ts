import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { readSession, type Session } from "@/lib/auth/session";
import { withCallback } from "@/lib/forms/callback-url";

/** The session that a page of the profile is for. Signed out, redirects to the login page, and from there to `path`. */
export async function requirePageSession(path = "/my-profile"): Promise<Session> {
  const session = await readSession(await cookies());
  return session ?? redirect(withCallback("/login", path));
}

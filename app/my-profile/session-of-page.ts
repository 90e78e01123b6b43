import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { readSession, type Session } from "@/lib/auth/session";

/** The session that a page of the profile is for. Signed out, redirects to the login page and back. */
export async function sessionOfPage(): Promise<Session> {
  const session = await readSession(await cookies());
  return session ?? redirect("/login?callbackUrl=%2Fmy-profile");
}

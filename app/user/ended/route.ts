import type { NextRequest } from "next/server";
import { endSessionOfPage } from "@/lib/auth/ended-session";
import { findProfile } from "@/lib/auth/profile";
import { readSession } from "@/lib/auth/session";
import { redirectTo } from "@/lib/http/form-answer";
import { contextOf } from "@/lib/http/requests";

/** Where the profile page sends a session whose login token has ended: a page cannot take its cookies back. */
export async function GET(request: NextRequest) {
  const session = await readSession(request.cookies);
  const hasEnded = !session || (await findProfile(session, contextOf(request))).kind === "ended";
  return hasEnded ? endSessionOfPage() : redirectTo("/my-profile");
}

import type { NextRequest } from "next/server";
import { redirectExpired } from "@/lib/auth/log-out";
import { findProfile } from "@/lib/auth/profile";
import { readSession } from "@/lib/auth/session";
import { contextOf } from "@/lib/http/request";
import { redirectTo } from "@/lib/http/response";

/** The profile page redirects here if the login token has expired: a page cannot delete cookies. */
export async function GET(request: NextRequest) {
  const session = await readSession(request.cookies);
  const isExpired = !session || (await findProfile(session, contextOf(request))).kind === "expired";
  return isExpired ? redirectExpired() : redirectTo("/my-profile");
}

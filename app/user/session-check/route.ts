import type { NextRequest } from "next/server";
import { redirectExpired } from "@/lib/auth/log-out";
import { findProfile } from "@/lib/auth/profile";
import { readSession } from "@/lib/auth/session";
import { siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { contextOf } from "@/lib/http/request";
import { redirectTo } from "@/lib/http/response";

/**
 * Redirects to the page that was asked for, or to the login page if the session has ended or the browser did not keep it. A
 * log-in without JavaScript ends here, and so does the profile page if the login token has expired or its cookie cannot be read: a page
 * cannot delete cookies.
 */
export async function GET(request: NextRequest) {
  const { searchParams } = request.nextUrl;
  const page = toCallbackPath(searchParams.get("callbackUrl") ?? undefined, siteUrl) ?? "/my-profile";
  const session = await readSession(request.cookies);
  const isExpired = !session || (await findProfile(session, contextOf(request))).kind === "expired";
  return isExpired ? redirectExpired(page) : redirectTo(page);
}

import type { NextRequest } from "next/server";
import { contextOf, redirectTo } from "@/lib/http";
import { toCallbackPath } from "@/lib/http/callback-url";
import { siteUrl } from "@/lib/settings/env";
import { findProfile } from "./profile";
import { readSession, redirectExpired } from "./session";

/**
 * Redirects to the page that was asked for, or to the login page if the session has ended or the browser did not keep
 * it. A log-in without JavaScript ends here. The profile page redirects here if the login token has expired or its
 * cookie cannot be read, as a page cannot delete cookies.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const page = toCallbackPath(searchParams.get("callbackUrl") ?? undefined, siteUrl) ?? "/my-profile";
  const session = await readSession(request.cookies);
  const isExpired = !session || (await findProfile(session, contextOf(request))).kind === "expired";
  return isExpired ? redirectExpired(page) : redirectTo(page);
}

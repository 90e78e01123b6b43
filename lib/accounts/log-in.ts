import type { NextRequest } from "next/server";
import { accounts } from "@/lib/backend";
import { handleForm } from "@/lib/forms/handle";
import { contextOf, jsonResponse, type RequestContext, redirectTo } from "@/lib/http";
import { toCallbackPath, withCallback } from "@/lib/http/callback-url";
import { siteUrl } from "@/lib/settings/env";
import { logInForm } from "./forms";
import { findNextPage, findProfile } from "./profile";
import { toRefusal, withPasswordLimit } from "./refusal";
import {
  openSession,
  publicUser,
  readSession,
  redirectExpired,
  redirectTokenRejected,
  type Session,
  toSession,
} from "./session";

/**
 * Logs in with email and password. A script reloads the page after it (components/forms/use-after-login.ts); a plain
 * form is redirected.
 */
export const POST = handleForm(logInForm, {
  limit: "login",
  async submit({ form, input, isPlain, callbackUrl, context, attempt }) {
    const checked = await withPasswordLimit(input.username, context, () => accounts.logIn(input, context));
    if ("refusal" in checked) return checked.refusal;
    const { result } = checked;
    if (!result.ok) return toRefusal(result, form.texts);
    await attempt.refund();
    const session = toSession(result.value);
    const response = isPlain
      ? await redirectNext(session, callbackUrl, context)
      : jsonResponse({ success: true, result: publicUser(session) });
    if (!response) return redirectTokenRejected(context, callbackUrl);
    await openSession(response, session);
    return response;
  },
});

/**
 * Looks the profile up after a log-in without JavaScript, and redirects by a request that shows whether the browser has
 * kept the session.
 */
async function redirectNext(session: Session, callbackUrl: string | undefined, context: RequestContext) {
  const page = await findNextPage(session, callbackUrl, context);
  return page && redirectTo(withCallback("/user/session-check", page));
}

/**
 * Redirects to the page that was asked for, or to the login page if the session has ended or the browser did not keep
 * it. A log-in without JavaScript ends here. The profile page redirects here if the login token has expired or its
 * cookie cannot be read, as a page cannot delete cookies.
 */
export async function checkSession(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const page = toCallbackPath(searchParams.get("callbackUrl") ?? undefined, siteUrl) ?? "/my-profile";
  const session = await readSession(request.cookies);
  const isExpired = !session || (await findProfile(session, contextOf(request))).kind === "expired";
  return isExpired ? redirectExpired(page) : redirectTo(page);
}

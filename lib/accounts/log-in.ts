import { accounts } from "@/lib/backend";
import { handleForm } from "@/lib/forms/handle";
import { jsonResponse, type RequestContext, redirectTo } from "@/lib/http";
import { withCallback } from "@/lib/http/callback-url";
import { logInForm } from "./forms";
import { withPasswordLimit } from "./password-limit";
import { findNextPage } from "./profile";
import { toRefusal } from "./refusal";
import { openSession, publicUser, redirectTokenRejected, type Session, toSession } from "./session";

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

import "server-only";
import { backend } from "@/lib/backend";
import { withCallback } from "@/lib/callback-url";
import { handleForm } from "@/lib/forms/handle";
import { jsonResponse, redirectTo } from "@/lib/http";
import { logInForm } from "./log-in.form";
import { findNextPage } from "./profile";
import { toRefusal, withPasswordLimit } from "./refusal";
import { openSession, publicUser, toSession } from "./session";

export const POST = handleForm(logInForm, {
  limit: "login",
  async submit({ form, input, isPlain, callbackUrl, context, attempt }) {
    const checked = await withPasswordLimit(input.username, context, () => backend("login", { body: input }, context));
    if ("refusal" in checked) return checked.refusal;
    const { outcome } = checked;
    if (outcome.kind !== "done") return toRefusal(outcome, form.texts);
    await attempt.refund();
    const session = toSession(outcome.result);
    // The next request shows whether the browser has kept the session.
    const response = isPlain
      ? redirectTo(withCallback("/user/session-check", await findNextPage(session, callbackUrl, context)))
      : jsonResponse({ success: true, result: publicUser(session) });
    await openSession(response, session);
    return response;
  },
});

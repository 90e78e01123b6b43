import * as messages from "@/content/messages";
import { accounts, type Result } from "@/lib/backend";
import { type FormPost, handleForm, type Refusal, respondDone } from "@/lib/forms/handle";
import { accountFeatures } from "./features";
import { changePasswordForm, type linkGoogleForm, withPasswordRule } from "./forms";
import { toRefusal, withPasswordLimit } from "./refusal";
import { isForOtherAccount, readSession, respondExpired, type Session } from "./session";

/** Changes the password, and logs the account out everywhere else. */
export const POST = handleForm(withPasswordRule(changePasswordForm, accountFeatures.passwordHint), {
  limit: "login",
  submit: (post) =>
    submitWithPassword(post, messages.password.changedHere, (session) =>
      accounts.changePassword(session, post.input, post.context),
    ),
});

/** A new password that is not accepted, or a Google account that is taken. */
const NEW_VALUE_REFUSED = [400, 409];

/**
 * Submits a change of the session's account by a call that checks its password. Wrong ones count as wrong log-ins do.
 * @param message the success message of the profile page
 */
export async function submitWithPassword(
  post: FormPost<typeof changePasswordForm | typeof linkGoogleForm>,
  message: string,
  call: (session: Session) => Promise<Result<unknown>>,
): Promise<Response | Refusal> {
  const { form, request, values, context, attempt } = post;
  const session = await readSession(request.cookies);
  if (!session) return respondExpired(post);
  if (isForOtherAccount(values, session)) return { status: 409, message: messages.account.otherAccount };
  const checked = await withPasswordLimit(session.username, context, () => call(session), NEW_VALUE_REFUSED);
  if ("refusal" in checked) return checked.refusal;
  const { result } = checked;
  if (!result.ok) return result.reason === "unauthorized" ? respondExpired(post) : toRefusal(result, form.texts);
  await attempt.refund();
  return respondDone(post, { message }, { on: changePasswordForm });
}

import type { Result } from "@/lib/backend";
import { type FormPost, type Refusal, respondDone } from "@/lib/forms/handle";
import { changePasswordForm, type linkGoogleForm } from "./forms";
import { toRefusal, withPasswordLimit } from "./refusal";
import { respondExpired, type Session } from "./session";

/** Statuses of a backend that refuses a new password, or a Google account that is taken. */
const NEW_VALUE_REFUSED = [400, 409];

/**
 * Submits a change of the session's account by a call that checks its password. Wrong ones count as wrong log-ins do.
 * @param message the success message of the profile page
 */
export async function submitWithPassword(
  post: FormPost<typeof changePasswordForm | typeof linkGoogleForm, Session>,
  message: string,
  change: () => Promise<Result<unknown>>,
): Promise<Response | Refusal> {
  const { form, session, context, attempt } = post;
  const checked = await withPasswordLimit(session.username, context, change, NEW_VALUE_REFUSED);
  if ("refusal" in checked) return checked.refusal;
  const { result } = checked;
  if (!result.ok) return result.reason === "unauthorized" ? respondExpired(post) : toRefusal(result, form.texts);
  await attempt.refund();
  return respondDone(post, { message }, { on: changePasswordForm });
}

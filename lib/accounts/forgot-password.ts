import * as messages from "@/content/messages";
import { accounts, normalizeUsername } from "@/lib/backend";
import { handleForm, respondDone, tooMany } from "@/lib/forms/handle";
import { countAttempt } from "@/lib/rate-limit";
import { forgotPasswordForm } from "./forms";
import { toRefusal } from "./refusal";
import { setResetCallback } from "./reset-password";

/** Has a link to choose a new password mailed. The response does not reveal whether there is an account. */
export const POST = handleForm(forgotPasswordForm, {
  limit: "resetRequest",
  async submit(post) {
    const { form, input, callbackUrl, context } = post;
    const account = normalizeUsername(input.username);
    const ofDay = await countAttempt("resetMailOfDay", account);
    if (!ofDay.isAllowed) return tooMany(ofDay, messages.password.tooManyMails);
    const recent = await countAttempt("resetMail", account);
    const refund = () => Promise.all([ofDay, recent].map((one) => one.isAllowed && one.refund())).catch(() => {});
    // The account's owner has the earlier mails.
    if (!recent.isAllowed) await refund();
    else {
      const result = await accounts.requestReset(input.username, context);
      if (!result.ok) {
        // No mail is queued.
        await refund();
        if (result.reason === "missing") return { status: 501, message: messages.password.unavailable };
        return toRefusal(result, form.texts);
      }
    }
    const response = await respondDone(post, { message: messages.password.mailed, callbackUrl });
    if (callbackUrl) setResetCallback(response, callbackUrl);
    return response;
  },
});

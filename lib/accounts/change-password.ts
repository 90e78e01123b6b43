import * as messages from "@/content/messages";
import { accounts } from "@/lib/backend";
import { handleForm } from "@/lib/forms/handle";
import { accountFeatures } from "./features";
import { changePasswordForm, withPasswordRule } from "./forms";
import { sessionOfPost } from "./session";
import { submitWithPassword } from "./submit-with-password";

/** Changes the password, and logs the account out everywhere else. */
export const POST = handleForm(withPasswordRule(changePasswordForm, accountFeatures.passwordHint), {
  limit: "login",
  session: sessionOfPost,
  submit: (post) =>
    submitWithPassword(post, messages.password.changedHere, () =>
      accounts.changePassword(post.session, post.input, post.context),
    ),
});

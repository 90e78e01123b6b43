import { backend } from "@/lib/backend";
import { handleForm, respondDone } from "@/lib/forms/handle";
import { accountFeatures } from "./features";
import { logInForm, registerForm, withPasswordRule } from "./forms";
import { toRefusal } from "./refusal";

/** Creates an account; the person then logs in. */
export const POST = handleForm(withPasswordRule(registerForm, accountFeatures.passwordHint), {
  limit: "registration",
  async submit(post) {
    const { form, input, callbackUrl, context } = post;
    const outcome = await backend("register", { body: input }, context);
    if (outcome.kind !== "done") return toRefusal(outcome, form.texts);
    const { username } = input;
    const flash = { message: form.texts.done, values: { username }, callbackUrl };
    return respondDone(post, flash, { on: logInForm, result: { username } });
  },
});

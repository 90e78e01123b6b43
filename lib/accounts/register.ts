import { accounts } from "@/lib/backend";
import { handleForm, respondDone } from "@/lib/forms/handle";
import { accountFeatures } from "./features";
import { logInForm, registerForm, withPasswordRule } from "./forms";
import { toRefusal } from "./refusal";

/** Creates an account; the person then logs in. */
export const POST = handleForm(withPasswordRule(registerForm, accountFeatures.passwordHint), {
  limit: "registration",
  async submit(post) {
    const { form, input, callbackUrl, context } = post;
    const result = await accounts.register(input, context);
    if (!result.ok) return toRefusal(result, form.texts);
    const { username } = input;
    const flash = { message: form.texts.done, values: { username }, callbackUrl };
    return respondDone(post, flash, { on: logInForm, result: { username } });
  },
});

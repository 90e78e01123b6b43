import { toRefusal } from "@/lib/auth/backend-refusal";
import { backend } from "@/lib/backend";
import { forms } from "@/lib/forms/registry";
import { acceptForm, handleForm } from "@/lib/http/form-handler";

export const POST = (request: Request) =>
  handleForm(request, "register", async (post) => {
    const { input, callbackUrl, context } = post;
    const outcome = await backend("register", { body: input }, context);
    if (outcome.kind !== "done") return toRefusal(outcome, forms.register.failure);
    const { username } = input;
    return acceptForm(post, { values: { username }, callbackUrl }, { username });
  });

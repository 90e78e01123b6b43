import * as messages from "@/content/messages";
import { register } from "@/lib/auth/register";
import { acceptForm, callbackOf, handleForm } from "@/lib/http/form-handler";

export const POST = (request: Request) =>
  handleForm(request, {
    page: "/register",
    submit: async (values, context, isForm) => {
      const refusal = await register(values, context);
      if (refusal) return refusal;
      const username = String(values.username).trim();
      const flash = {
        message: messages.register.done,
        values: { username },
        callbackUrl: callbackOf(values, request),
      };
      return acceptForm(isForm, "/login", flash, { username });
    },
  });

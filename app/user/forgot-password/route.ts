import * as messages from "@/content/messages";
import { requestPasswordReset } from "@/lib/auth/password";
import { setResetCallback } from "@/lib/auth/reset-callback";
import { acceptForm, callbackOf, handleForm } from "@/lib/http/form-handler";

export const POST = (request: Request) =>
  handleForm(request, {
    page: "/forgot-password",
    submit: async (values, context, isForm) => {
      const refusal = await requestPasswordReset(values, context);
      if (refusal) return refusal;
      const callbackUrl = callbackOf(values, request);
      const response = await acceptForm(isForm, "/forgot-password", { message: messages.password.mailed, callbackUrl });
      if (callbackUrl) setResetCallback(response, callbackUrl);
      return response;
    },
  });

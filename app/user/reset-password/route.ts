import { messages } from "@/content/messages";
import { resetPassword } from "@/lib/auth/password";
import { closeSession } from "@/lib/auth/session";
import { redirectWithFlash } from "@/lib/http/flash-message";
import { handleForm } from "@/lib/http/form-handler";
import { jsonResponse } from "@/lib/http/json";

export const POST = (request: Request) =>
  handleForm(request, {
    page: "/reset-password",
    submit: async (values, context, isForm) => {
      const refusal = await resetPassword(values, context);
      if (refusal) return { refusal };
      const response = isForm
        ? await redirectWithFlash("/login", { message: messages.password.changed, isSuccess: true })
        : jsonResponse({ success: true, result: null });
      closeSession(response);
      return response;
    },
  });

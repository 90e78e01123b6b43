import { messages } from "@/content/messages";
import { requestPasswordReset } from "@/lib/auth/password";
import { redirectWithFlash } from "@/lib/http/flash-message";
import { handleForm } from "@/lib/http/form-handler";
import { jsonResponse } from "@/lib/http/json";

export const POST = (request: Request) =>
  handleForm(request, {
    page: "/forgot-password",
    submit: async (values, context, isForm) => {
      const refusal = await requestPasswordReset(values, context);
      if (refusal) return { refusal };
      return isForm
        ? redirectWithFlash("/forgot-password", { message: messages.password.mailed, isSuccess: true })
        : jsonResponse({ success: true, result: null });
    },
  });

import { messages } from "@/content/messages";
import { requestPasswordReset } from "@/lib/auth/password";
import { acceptForm, handleForm } from "@/lib/http/form-handler";

export const POST = (request: Request) =>
  handleForm(request, {
    page: "/forgot-password",
    submit: async (values, context, isForm) =>
      (await requestPasswordReset(values, context)) ??
      acceptForm(isForm, "/forgot-password", { message: messages.password.mailed }),
  });

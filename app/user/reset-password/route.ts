import { messages } from "@/content/messages";
import { resetPassword } from "@/lib/auth/password";
import { closeSession } from "@/lib/auth/session";
import { acceptForm, handleForm } from "@/lib/http/form-handler";

export const POST = (request: Request) =>
  handleForm(request, {
    page: "/reset-password",
    submit: async (values, context, isForm) => {
      const refusal = await resetPassword(values, context);
      if (refusal) return refusal;
      const response = await acceptForm(isForm, "/login", { message: messages.password.changed });
      closeSession(response);
      return response;
    },
  });

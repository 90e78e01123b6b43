import { messages } from "@/content/messages";
import { register } from "@/lib/auth/register";
import { redirectWithFlash } from "@/lib/http/flash-message";
import { handleForm } from "@/lib/http/form-handler";
import { jsonResponse } from "@/lib/http/json";

export const POST = (request: Request) =>
  handleForm(request, {
    page: "/register",
    submit: async (values, context, isForm) => {
      const refusal = await register(values, context);
      if (refusal) return { refusal };
      const username = String(values.username).trim();
      return isForm
        ? redirectWithFlash("/login", { message: messages.register.done, isSuccess: true, values: { username } })
        : jsonResponse({ success: true, result: { username } });
    },
  });

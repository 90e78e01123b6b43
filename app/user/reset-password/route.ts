import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { resetPassword } from "@/lib/auth/password";
import { deleteResetCallback, readResetCallback } from "@/lib/auth/reset-callback";
import { closeSession } from "@/lib/auth/session";
import { acceptForm, handleForm } from "@/lib/http/form-handler";

export const POST = (request: NextRequest) =>
  handleForm(request, {
    page: "/reset-password",
    submit: async (values, context, isForm) => {
      const refusal = await resetPassword(values, context);
      if (refusal) return refusal;
      const callbackUrl = readResetCallback(request.cookies);
      const response = await acceptForm(isForm, "/login", { message: messages.password.changed, callbackUrl });
      closeSession(response);
      deleteResetCallback(response);
      return response;
    },
  });

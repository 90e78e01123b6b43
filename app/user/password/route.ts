import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { changePassword, withSession } from "@/lib/auth/password";
import { handleForm } from "@/lib/http/form-handler";

export const POST = (request: NextRequest) =>
  handleForm(request, {
    page: "/my-profile",
    name: "security",
    submit: (values, context, isForm) =>
      withSession(request, isForm, messages.password.changedHere, (session) =>
        changePassword(values, session, context),
      ),
  });

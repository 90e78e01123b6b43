import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { linkGoogle, withSession } from "@/lib/auth/password";
import { deletePendingGoogle, readPendingGoogle } from "@/lib/auth/pending-google";
import { handleForm } from "@/lib/http/form-handler";

export const POST = (request: NextRequest) =>
  handleForm(request, {
    page: "/my-profile/link-google",
    submit: async (values, context, isForm) => {
      const pending = await readPendingGoogle(request.cookies, "google-link");
      if (!pending) return { status: 400, message: messages.google.linkExpired };
      const response = await withSession(request, isForm, messages.google.linked, (session) =>
        linkGoogle(values, pending.idToken, session, context),
      );
      if (response instanceof Response) deletePendingGoogle(response, "google-link");
      return response;
    },
  });

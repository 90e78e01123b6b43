import type { NextRequest } from "next/server";
import { messages } from "@/content/messages";
import { deleteLinkToken, readLinkToken } from "@/lib/auth/google-link";
import { linkGoogle, withSession } from "@/lib/auth/password";
import { handleForm } from "@/lib/http/form-handler";

export const POST = (request: NextRequest) =>
  handleForm(request, {
    page: "/my-profile/link-google",
    submit: async (values, context, isForm) => {
      const token = await readLinkToken(request.cookies);
      if (!token) return { status: 400, message: messages.google.linkExpired };
      const response = await withSession(request, isForm, messages.google.linked, (session) =>
        linkGoogle(values, token, session, context),
      );
      if (response instanceof Response) deleteLinkToken(response);
      return response;
    },
  });

import { logIn } from "@/lib/auth/log-in";
import { findNextPage } from "@/lib/auth/profile";
import { openSession, publicUser } from "@/lib/auth/session";
import { withCallback } from "@/lib/forms/callback-url";
import { callbackOf, handleForm } from "@/lib/http/form-handler";
import { jsonResponse, redirectTo } from "@/lib/http/response";

export const POST = (request: Request) =>
  handleForm(request, {
    page: "/login",
    submit: async (values, context, isForm) => {
      const login = await logIn(values, context);
      if ("refusal" in login) return login.refusal;
      const { session } = login;
      const response = isForm
        ? redirectTo(
            withCallback("/user/session-check", await findNextPage(session, callbackOf(values, request), context)),
          )
        : jsonResponse({ success: true, result: publicUser(session) });
      await openSession(response, session);
      return response;
    },
  });

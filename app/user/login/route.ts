import { logIn } from "@/lib/auth/log-in";
import { findNextPage } from "@/lib/auth/profile";
import { openSession, publicUser } from "@/lib/auth/session";
import { withCallback } from "@/lib/forms/callback-url";
import { handleForm } from "@/lib/http/form-handler";
import { jsonResponse, redirectTo } from "@/lib/http/response";

export const POST = (request: Request) =>
  handleForm(request, "login", async ({ input, isForm, callbackUrl, context }) => {
    const login = await logIn(input, context);
    if ("refusal" in login) return login.refusal;
    const { session } = login;
    const response = isForm
      ? redirectTo(withCallback("/user/session-check", await findNextPage(session, callbackUrl, context)))
      : jsonResponse({ success: true, result: publicUser(session) });
    await openSession(response, session);
    return response;
  });

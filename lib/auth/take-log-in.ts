import "server-only";
import type { Asked } from "@/lib/http/asked";
import { callbackOf } from "@/lib/http/callback";
import { redirectTo } from "@/lib/http/form-answer";
import { answerJson } from "@/lib/http/json";
import { takePost } from "@/lib/http/take-post";
import { logIn } from "./log-in";
import { pageAfterLogin } from "./profile";
import { openSession, publicUser } from "./session";

/** Takes the login form's post. */
export const takeLogIn = (request: Asked) =>
  takePost(request, "/login", async (values, context, isForm) => {
    const login = await logIn(values, context);
    if ("refusal" in login) return login;
    const { session } = login;
    const response = isForm
      ? redirectTo(await pageAfterLogin(session, callbackOf(values, request), context))
      : answerJson({ success: true, result: publicUser(session) });
    await openSession(response, session);
    return response;
  });

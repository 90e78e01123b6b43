import type { NextRequest } from "next/server";
import { logIn } from "@/lib/auth/log-in";
import { pageAfterLogin } from "@/lib/auth/profile";
import { openSession, publicUser } from "@/lib/auth/session";
import { callbackOf } from "@/lib/http/callback";
import { redirectTo } from "@/lib/http/form-answer";
import { answerJson } from "@/lib/http/json";
import { takePost } from "@/lib/http/take-post";

export const POST = (request: NextRequest) =>
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

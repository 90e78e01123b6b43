import type { NextRequest } from "next/server";
import { takePost } from "@/lib/auth/answer-post";
import { redirectTo } from "@/lib/auth/form-answer";
import { logIn } from "@/lib/auth/log-in";
import { pageAfterLogin } from "@/lib/auth/profile";
import { openSession, publicUser } from "@/lib/auth/session";
import { callbackOf } from "@/lib/http/callback";
import { answerJson } from "@/lib/http/json";

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

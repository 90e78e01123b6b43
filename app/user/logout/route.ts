import type { NextRequest } from "next/server";
import { messages } from "@/content/messages";
import { logOut } from "@/lib/auth/log-out";
import { closeSession, readSession } from "@/lib/auth/session";
import { redirectTo } from "@/lib/http/form-answer";
import { answerJson } from "@/lib/http/json";
import { contextOf } from "@/lib/http/requests";
import { isSameOrigin } from "@/lib/http/same-origin";

export async function POST(request: NextRequest) {
  if (!isSameOrigin(request)) {
    return answerJson({ success: false, result: messages.account.foreignPost }, { status: 403 });
  }
  await logOut(await readSession(request.cookies), contextOf(request));
  const response = redirectTo("/");
  closeSession(response);
  return response;
}

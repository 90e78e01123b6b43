import type { NextRequest } from "next/server";
import { logOut } from "@/lib/auth/log-out";
import { closeSession, readSession } from "@/lib/auth/session";
import { redirectTo } from "@/lib/http/form-answer";
import { contextOf } from "@/lib/http/requests";
import { isSameOrigin } from "@/lib/http/same-origin";
import { refuseForeign } from "@/lib/http/take-post";

export async function POST(request: NextRequest) {
  if (!isSameOrigin(request)) return refuseForeign(request);
  await logOut(await readSession(request.cookies), contextOf(request));
  const response = redirectTo("/");
  closeSession(response);
  return response;
}

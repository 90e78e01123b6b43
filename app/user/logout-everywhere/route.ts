import type { NextRequest } from "next/server";
import { messages } from "@/content/messages";
import { logOut } from "@/lib/auth/log-out";
import { closeSession, readSession } from "@/lib/auth/session";
import { redirectWithFlash } from "@/lib/http/flash-message";
import { rejectCrossSite } from "@/lib/http/form-handler";
import { contextOf } from "@/lib/http/request-context";
import { isSameOrigin } from "@/lib/http/same-origin";

export async function POST(request: NextRequest) {
  if (!isSameOrigin(request)) return rejectCrossSite(request);
  await logOut(await readSession(request.cookies), contextOf(request), true);
  const response = await redirectWithFlash("/login", { message: messages.password.loggedOut, isSuccess: true });
  closeSession(response);
  return response;
}

import type { NextRequest } from "next/server";
import { logOut } from "@/lib/auth/log-out";
import { closeSession, readSession } from "@/lib/auth/session";
import { redirectTo } from "@/lib/http/flash-message";
import { rejectCrossSite } from "@/lib/http/form-handler";
import { contextOf } from "@/lib/http/request-context";
import { isSameOrigin } from "@/lib/http/same-origin";

export async function POST(request: NextRequest) {
  if (!isSameOrigin(request)) return rejectCrossSite(request);
  await logOut(await readSession(request.cookies), contextOf(request));
  const response = redirectTo("/");
  closeSession(response);
  return response;
}

import "server-only";
import type { NextRequest } from "next/server";
import { answerJson } from "@/lib/http/json";
import { contextOf } from "@/lib/http/requests";
import { logOut } from "./log-out";
import { type AuthRouteContext, runNextAuth } from "./next-auth";
import { findProfile } from "./profile";
import { closeSession, endsSession, readSession } from "./session";

/** next-auth's answer to who is logged in; a cookie that was copied before its owner signed out is nobody. */
export async function showSession(request: NextRequest, context: AuthRouteContext) {
  const session = await readSession(request.cookies);
  if (!session || (await findProfile(session, contextOf(request))).kind !== "ended")
    return runNextAuth(request, context);
  const response = answerJson({});
  closeSession(response);
  return response;
}

/** next-auth's own sign-out ends as much as ours: the login token, and what the page's script is told. */
export async function signOutOfNextAuth(request: NextRequest, context: AuthRouteContext) {
  const session = await readSession(request.cookies);
  const response = await runNextAuth(request, context);
  // It takes the cookie back only where its own token against foreign posts is right.
  if (!endsSession(response)) return response;
  await logOut(session, contextOf(request));
  closeSession(response);
  return response;
}

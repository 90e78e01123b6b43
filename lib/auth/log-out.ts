import "server-only";
import type { NextRequest } from "next/server";
import { messages } from "@/content/messages";
import { backend } from "@/lib/backend";
import { type CallContext, ProtectedRequestError } from "@/lib/backend/contract";
import { redirectWithFlash } from "@/lib/http/flash-message";
import { acceptForm, type Refusal, rejectCrossSite } from "@/lib/http/form-handler";
import { jsonResponse } from "@/lib/http/json";
import { contextOf } from "@/lib/http/request-context";
import { isSameOrigin } from "@/lib/http/same-origin";
import { log } from "@/lib/logger";
import { type AuthRouteContext, runNextAuth } from "./next-auth";
import type { Answer } from "./password";
import { findProfile } from "./profile";
import { closeSession, closesSession, readSession, type Session } from "./session";

/** Revokes login tokens at the backend. If the backend cannot, the person is logged out here all the same. */
async function logOut(session: Session | undefined, context: CallContext, isEverywhere = false) {
  if (!session) return;
  const outcome = await backend(isEverywhere ? "logoutEverywhere" : "logout", { credentials: session }, context);
  log.info({ event: "logout", outcome: outcome.kind, requestId: context.requestId });
}

/** Handles a post that logs out: check the origin, revoke, delete the cookies. */
export async function handleLogOut(
  request: NextRequest,
  respond: () => Response | Promise<Response>,
  isEverywhere = false,
): Promise<Response> {
  if (!isSameOrigin(request)) return rejectCrossSite(request);
  await logOut(await readSession(request.cookies), contextOf(request), isEverywhere);
  const response = await respond();
  closeSession(response);
  return response;
}

/** Session expired, for a script: 401 with the reason, and the cookies are deleted. */
export function sessionExpired(error = new ProtectedRequestError("not-logged-in")): Response {
  const response = jsonResponse({ success: false, result: error.message }, { status: 401 });
  closeSession(response);
  return response;
}

/** Session expired, for a page: redirects to the login page, which returns to the profile. */
export async function redirectExpired(): Promise<Response> {
  const response = await redirectWithFlash("/login", {
    message: messages.account.signedOut,
    callbackUrl: "/my-profile",
  });
  closeSession(response);
  return response;
}

/** Responds to a post for the session's account: with a message on the profile page, or in JSON. */
export async function respondToOwner(
  request: NextRequest,
  isForm: boolean,
  message: string,
  act: (session: Session) => Promise<Answer>,
): Promise<Response | { refusal: Refusal }> {
  const session = await readSession(request.cookies);
  const answer = session ? await act(session) : "expired";
  if (answer === "expired") return isForm ? redirectExpired() : sessionExpired();
  if (answer !== "done") return answer;
  return acceptForm(isForm, "/my-profile", { form: "security", message });
}

/** next-auth's session endpoint. A cookie that was copied before its owner logged out is no session. */
export async function showSession(request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const session = await readSession(request.cookies);
  if (!session || (await findProfile(session, contextOf(request))).kind !== "expired")
    return runNextAuth(request, context);
  const response = jsonResponse({});
  closeSession(response);
  return response;
}

/** next-auth's sign-out endpoint revokes the login token, too, unless next-auth rejects its CSRF token. */
export async function signOutOfNextAuth(request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const session = await readSession(request.cookies);
  const response = await runNextAuth(request, context);
  if (!closesSession(response)) return response;
  await logOut(session, contextOf(request));
  closeSession(response);
  return response;
}

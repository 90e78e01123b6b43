import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { backend } from "@/lib/backend";
import { ProtectedRequestError } from "@/lib/backend/contract";
import { withCallback } from "@/lib/forms/callback-url";
import type { FormName } from "@/lib/forms/registry";
import { redirectWithFlash } from "@/lib/http/flash-message";
import type { FormPost } from "@/lib/http/form-handler";
import { contextOf, isSameOrigin, rejectCrossSite } from "@/lib/http/request";
import { jsonResponse } from "@/lib/http/response";
import { log } from "@/lib/logger";
import { closeSession, readSession } from "./session";

/**
 * Handles a post that logs out: check the origin, revoke login tokens at the backend, delete the cookies. If the backend cannot
 * revoke, the person is logged out here all the same.
 */
export async function handleLogOut(
  request: NextRequest,
  call: "logout" | "logoutEverywhere",
  respond: (isRevoked: boolean) => Response | Promise<Response>,
): Promise<Response> {
  if (!isSameOrigin(request)) return rejectCrossSite(request);
  const session = await readSession(request.cookies);
  const context = contextOf(request);
  const outcome = session && (await backend(call, { credentials: session }, context));
  if (outcome) log.info({ event: "logout", outcome: outcome.kind, requestId: context.requestId });
  const response = await respond(outcome?.kind === "done");
  closeSession(response);
  return response;
}

/** Session expired, for a script: 401 with the reason, and the cookies are deleted. */
export function sessionExpired(error = new ProtectedRequestError("not-logged-in")): Response {
  const response = jsonResponse({ success: false, result: error.message }, { status: 401 });
  closeSession(response);
  return response;
}

/** Session expired, for a page or a form: redirects to the login page, which returns to the page that was asked for. */
export async function redirectExpired(callbackUrl: string): Promise<Response> {
  const response = await redirectWithFlash("/login", { message: messages.account.signedOut, callbackUrl });
  closeSession(response);
  return response;
}

/** Session expired, for a post from the profile page: a plain form is redirected, a script gets 401. */
export const respondExpired = ({ isForm, callbackUrl }: Pick<FormPost<FormName>, "isForm" | "callbackUrl">) =>
  isForm ? redirectExpired(withCallback("/my-profile", callbackUrl)) : sessionExpired();

import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { accounts } from "@/lib/backend";
import { redirectWithFlash } from "@/lib/forms/flash";
import { contextOf, isSameOrigin, rejectCrossSite } from "@/lib/http";
import { log } from "@/lib/log";
import { logInForm } from "./forms";
import { closeSession, readSession } from "./session";

/** Logs out of this browser. */
export const logOut = (request: NextRequest) =>
  handleLogOut(request, accounts.logOut, () =>
    redirectWithFlash(logInForm, { message: messages.account.loggedOut, isSuccess: true }),
  );

/** Logs out everywhere. */
export const logOutEverywhere = (request: NextRequest) =>
  handleLogOut(request, accounts.logOutEverywhere, (isRevoked) =>
    redirectWithFlash(logInForm, {
      message: isRevoked ? messages.password.loggedOut : messages.password.loggedOutHere,
      isSuccess: isRevoked,
    }),
  );

/**
 * Handles a post that logs out: check the origin, revoke login tokens at the backend, delete the cookies. If the
 * backend cannot revoke, the person is logged out here all the same.
 */
async function handleLogOut(
  request: NextRequest,
  revoke: typeof accounts.logOut,
  respond: (isRevoked: boolean) => Promise<Response>,
): Promise<Response> {
  if (!isSameOrigin(request)) return rejectCrossSite(request);
  const session = await readSession(request.cookies);
  const context = contextOf(request);
  const result = session && (await revoke(session, context));
  if (result) log.info({ event: "logout", outcome: result.ok ? "done" : result.reason, requestId: context.requestId });
  const response = await respond(result?.ok === true);
  closeSession(response);
  return response;
}

import "server-only";
import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { backend } from "@/lib/backend";
import { normalizeUsername } from "@/lib/backend/contract";
import { backendExtensions, env } from "@/lib/env";
import { changePasswordSchema, forgotPasswordSchema, linkGoogleSchema, resetPasswordSchema } from "@/lib/forms/schemas";
import { acceptForm, firstIssue, outcomeOf, type Refusal, tooMany } from "@/lib/http/form-handler";
import type { RequestContext } from "@/lib/http/request";
import { emailFingerprint, log } from "@/lib/logger";
import { countAttempt, forgetAttempts } from "@/lib/rate-limit";
import { toRefusal } from "./backend-refusal";
import { TOO_MANY_REQUESTS, withPasswordLimit } from "./log-in";
import { respondExpired } from "./log-out";
import { readSession, type Session, toSession } from "./session";

/** Whether a link to choose a new password can be mailed. The embedded backend needs a mail server for it. */
export const canMailReset = backendExtensions.includes("password-reset") && Boolean(env.BACKEND_URL || env.SMTP_URL);

/** Has a link to choose a new password mailed. @returns why not. An unknown address is no reason. */
export async function requestPasswordReset(values: unknown, context: RequestContext): Promise<Refusal | undefined> {
  const input = forgotPasswordSchema.safeParse(values);
  if (!input.success) return firstIssue(input.error);
  const byAddress = await countAttempt("resetRequest", context.address);
  if (!byAddress.isAllowed) return tooMany(byAddress);
  // The owner has the earlier mails, and the response does not reveal whether there is an account.
  const byAccount = await countAttempt("resetMail", normalizeUsername(input.data.username));
  if (!byAccount.isAllowed) return undefined;
  const outcome = await backend("requestPasswordReset", { body: input.data }, context);
  // No mail is queued.
  if (outcome.kind !== "done") await byAccount.refund().catch(() => {});
  if (outcome.kind === "missing") return { status: 501, message: messages.password.unavailable };
  return outcome.kind === "done" ? undefined : toRefusal(outcome, messages.account);
}

/**
 * A link to choose a new password: its token and, if the backend says it, the account's address and whether its profile record
 * is deleted; or why it does not work.
 */
type ResetLink = { token: string; username?: string; deletesProfile?: boolean } | { problem: string };

/** Looks a link to choose a new password up when it is opened, which does not use it up. */
export async function openResetLink(token: string | undefined, context: RequestContext): Promise<ResetLink> {
  if (!token) return { problem: messages.account.resetIncomplete };
  const attempt = await countAttempt("resetLink", context.address);
  if (!attempt.isAllowed) return { token };
  const outcome = await backend("checkPasswordReset", { body: { token } }, context);
  if (outcome.kind === "done") {
    const { username, deletes_profile: deletesProfile } = outcome.result;
    return { token, username, deletesProfile };
  }
  // Otherwise nothing is known of the link, until the new password is posted.
  const isSpent = outcome.kind === "refused" && outcome.status !== TOO_MANY_REQUESTS;
  return isSpent ? { problem: outcome.reason ?? messages.backend.resetExpired } : { token };
}

/** Sets the password of a link's account, which is logged out everywhere. @returns why not. */
export async function resetPassword(values: unknown, context: RequestContext): Promise<Refusal | undefined> {
  const input = resetPasswordSchema.safeParse(values);
  if (!input.success) return firstIssue(input.error);
  const attempt = await countAttempt("login", context.address);
  if (!attempt.isAllowed) return tooMany(attempt);
  const outcome = await backend("resetPassword", { body: input.data }, context);
  const refusal = outcome.kind === "done" ? undefined : toRefusal(outcome, messages.account);
  log.info({ event: "password-reset", outcome: outcomeOf(refusal), requestId: context.requestId });
  // From the backend only: the visitor could name any account.
  if (outcome.kind === "done" && outcome.result) await forgetAttempts(normalizeUsername(outcome.result.username));
  return refusal;
}

/** Done, session expired, or refused. */
type AccountResult = "done" | "expired" | Refusal;

/** Changes the password, and logs the account out everywhere else. */
export async function changePassword(
  values: unknown,
  session: Session,
  context: RequestContext,
): Promise<AccountResult> {
  const input = changePasswordSchema.safeParse(values);
  if (!input.success) return firstIssue(input.error);
  return withPassword("password-change", session, context, () =>
    backend("changePassword", { credentials: session, body: input.data }, context),
  );
}

/** Lets a Google account, by its ID token, open the session's account, too. */
export async function linkGoogle(
  values: unknown,
  token: string,
  session: Session,
  context: RequestContext,
): Promise<AccountResult> {
  const input = linkGoogleSchema.safeParse(values);
  if (!input.success) return firstIssue(input.error);
  return withPassword("google-link", session, context, () =>
    backend("googleLink", { credentials: session, body: { token, ...input.data } }, context),
  );
}

/** Google's ID token is refused, the account is linked to another Google account, the backend is too busy. */
const REASONS_OF_GOOGLE = [400, 401, 409, TOO_MANY_REQUESTS];

/**
 * Logs in with Google to the unconfirmed account of its address: with the account's password, which keeps it and its profile,
 * or without, which deletes both.
 */
export async function settleGoogleConflict(
  values: unknown,
  mayDelete: boolean,
  { idToken: token, email }: { idToken: string; email: string },
  context: RequestContext,
): Promise<{ session: Session } | { refusal: Refusal }> {
  const attempt = await countAttempt("googleLogin", context.address);
  if (!attempt.isAllowed) return { refusal: tooMany(attempt) };
  const logIn = (answer: { password: string } | { take_over: true }) =>
    backend("googleLogin", { body: { token, ...answer } }, context);
  const withGivenPassword = async () => {
    const input = linkGoogleSchema.safeParse(values);
    if (!input.success) return { refusal: firstIssue(input.error) };
    return withPasswordLimit(email, context, () => logIn(input.data), REASONS_OF_GOOGLE);
  };
  const checked = mayDelete ? { outcome: await logIn({ take_over: true }) } : await withGivenPassword();
  if ("refusal" in checked) return checked;
  const { outcome } = checked;
  log.info({
    event: "google-conflict",
    outcome: outcome.kind,
    who: emailFingerprint(email),
    requestId: context.requestId,
  });
  return outcome.kind === "done"
    ? { session: toSession(outcome.result) }
    : { refusal: toRefusal(outcome, messages.account) };
}

/** A new password that is not accepted, a Google account that is taken, a backend that is too busy. */
const OTHER_REASONS = [400, 409, TOO_MANY_REQUESTS];

/** Makes a call that checks the account's password: wrong ones count as wrong log-ins do. */
async function withPassword(
  event: string,
  session: Session,
  context: RequestContext,
  call: () => ReturnType<typeof backend<"changePassword" | "googleLink">>,
): Promise<AccountResult> {
  const checked = await withPasswordLimit(session.username, context, call, OTHER_REASONS);
  if ("refusal" in checked) return checked.refusal;
  const { outcome } = checked;
  log.info({ event, outcome: outcome.kind, who: emailFingerprint(session.username), requestId: context.requestId });
  if (outcome.kind === "done") return "done";
  return outcome.kind === "unauthorized" ? "expired" : toRefusal(outcome, messages.account);
}

/** Responds to a post for the session's account: with a message on the profile page, or in JSON. */
export async function withSession(
  request: NextRequest,
  isForm: boolean,
  message: string,
  act: (session: Session) => Promise<AccountResult>,
): Promise<Response | Refusal> {
  const session = await readSession(request.cookies);
  const answer = session ? await act(session) : "expired";
  if (answer === "expired") return respondExpired(isForm, request);
  if (answer !== "done") return answer;
  return acceptForm(isForm, "/my-profile", { form: "security", message });
}

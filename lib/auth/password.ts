import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { backend } from "@/lib/backend";
import { normalizeUsername } from "@/lib/backend/contract";
import { backendExtensions, env } from "@/lib/env";
import { type FormInput, forms } from "@/lib/forms/registry";
import { acceptForm, type FormPost, type Refusal } from "@/lib/http/form-handler";
import type { RequestContext } from "@/lib/http/request";
import { countAttempt, forgetAttempts } from "@/lib/rate-limit";
import { toRefusal } from "./backend-refusal";
import { TOO_MANY_REQUESTS, withPasswordLimit } from "./log-in";
import { respondExpired } from "./log-out";
import { readSession, type Session } from "./session";

/** Whether a link to choose a new password can be mailed. The embedded backend needs a mail server for it. */
export const canMailReset = backendExtensions.includes("passwords") && Boolean(env.BACKEND_URL || env.SMTP_URL);

/** Has a link to choose a new password mailed. @returns why not. An unknown address is no reason. */
export async function requestPasswordReset(
  body: FormInput<"forgot-password">,
  context: RequestContext,
): Promise<Refusal | undefined> {
  // The owner has the earlier mails, and the response does not reveal whether there is an account.
  const byAccount = await countAttempt("resetMail", normalizeUsername(body.username));
  if (!byAccount.isAllowed) return undefined;
  const outcome = await backend("requestPasswordReset", { body }, context);
  // No mail is queued.
  if (outcome.kind !== "done") await byAccount.refund().catch(() => {});
  if (outcome.kind === "missing") return { status: 501, message: messages.password.unavailable };
  return outcome.kind === "done" ? undefined : toRefusal(outcome, forms["forgot-password"].failure);
}

/** A link to choose a new password: its token and, if the backend says it, the account's address; or why it does not work. */
type ResetLink = { token: string; username?: string } | { problem: string };

/** Looks a link to choose a new password up when it is opened, which does not use it up. */
export async function openResetLink(token: string | undefined, context: RequestContext): Promise<ResetLink> {
  if (!token) return { problem: messages.account.resetIncomplete };
  const attempt = await countAttempt("resetLink", context.address);
  if (!attempt.isAllowed) return { token };
  const outcome = await backend("checkPasswordReset", { body: { token } }, context);
  if (outcome.kind === "done") return { token, username: outcome.result.username };
  // Otherwise nothing is known of the link, until the new password is posted.
  const isSpent = outcome.kind === "refused" && outcome.status !== TOO_MANY_REQUESTS;
  return isSpent ? { problem: outcome.reason ?? messages.backend.resetExpired } : { token };
}

/** Sets the password of a link's account, which is logged out everywhere. @returns why not. */
export async function resetPassword(
  body: FormInput<"reset-password">,
  context: RequestContext,
): Promise<Refusal | undefined> {
  const outcome = await backend("resetPassword", { body }, context);
  if (outcome.kind !== "done") return toRefusal(outcome, forms["reset-password"].failure);
  // From the backend only: the visitor could name any account.
  if (outcome.result) await forgetAttempts(normalizeUsername(outcome.result.username));
  return undefined;
}

/** A new password that is not accepted, or a Google account that is taken. */
const NEW_VALUE_REFUSED = [400, 409];

/**
 * Handles a post from the security section for the session's account, by a call that checks its password: wrong ones count as
 * wrong log-ins do.
 */
export async function withSession<Name extends "change-password" | "google-link">(
  { cookies }: NextRequest,
  post: FormPost<Name>,
  call: (session: Session) => ReturnType<typeof backend<"changePassword" | "googleLink">>,
): Promise<Response | Refusal> {
  const session = await readSession(cookies);
  if (!session) return respondExpired(post);
  const checked = await withPasswordLimit(session.username, post.context, () => call(session), NEW_VALUE_REFUSED);
  if ("refusal" in checked) return checked.refusal;
  const { outcome } = checked;
  if (outcome.kind === "unauthorized") return respondExpired(post);
  return outcome.kind === "done" ? acceptForm(post) : toRefusal(outcome, forms[post.name].failure);
}

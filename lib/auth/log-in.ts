import "server-only";
import * as messages from "@/content/messages";
import { backend } from "@/lib/backend";
import { normalizeUsername, type Outcome } from "@/lib/backend/contract";
import { type LoginInput, loginSchema } from "@/lib/forms/schemas";
import { firstIssue, outcomeOf, type Refusal, tooMany } from "@/lib/http/form-handler";
import type { RequestContext } from "@/lib/http/request";
import { emailFingerprint, log } from "@/lib/logger";
import { countAttempt, lastResetOf } from "@/lib/rate-limit";
import { toRefusal } from "./backend-refusal";
import { type Session, toSession } from "./session";

/** The status of a backend that is too busy to check a password or a link. */
export const TOO_MANY_REQUESTS = 429;

/**
 * Makes a call in which the backend checks an account's password, unless too many were wrong: by account and client address
 * together, so that others can hardly lock its owner out, and by account alone.
 * @param otherReasons statuses of a refusal that say nothing of the password.
 */
export async function withPasswordLimit<T>(
  username: string,
  { address }: RequestContext,
  call: () => Promise<Outcome<T>>,
  otherReasons: readonly number[] = [TOO_MANY_REQUESTS],
): Promise<{ outcome: Outcome<T> } | { refusal: Refusal }> {
  const name = normalizeUsername(username);
  const account = `${name} ${await lastResetOf(name)}`;
  const byAddress = await countAttempt("wrongPassword", `${account} ${address}`);
  if (!byAddress.isAllowed) return { refusal: tooMany(byAddress) };
  const byAccount = await countAttempt("wrongPasswordAnywhere", account);
  if (!byAccount.isAllowed) {
    await byAddress.refund();
    return { refusal: tooMany(byAccount) };
  }
  const outcome = await call();
  const isWrong = outcome.kind === "refused" && !otherReasons.includes(outcome.status);
  if (!isWrong) await Promise.all([byAddress.refund(), byAccount.refund()]);
  return { outcome };
}

type LogIn = { session: Session } | { refusal: Refusal };

/** Logs a person in: validate, rate-limit by address and wrong passwords, ask the backend. */
export async function logIn(values: unknown, context: RequestContext): Promise<LogIn> {
  const input = loginSchema.safeParse(values);
  if (!input.success) return { refusal: firstIssue(input.error) };

  const result = await authenticate(input.data, context);
  const refusal = "refusal" in result ? result.refusal : undefined;
  const { requestId } = context;
  const who = emailFingerprint(input.data.username);
  log.info({ event: "login", outcome: outcomeOf(refusal), who, status: refusal?.status, requestId });
  return result;
}

async function authenticate(body: LoginInput, context: RequestContext): Promise<LogIn> {
  const attempt = await countAttempt("login", context.address);
  if (!attempt.isAllowed) return { refusal: tooMany(attempt) };
  const checked = await withPasswordLimit(body.username, context, () => backend("login", { body }, context));
  if ("refusal" in checked) return checked;
  const { outcome } = checked;
  return outcome.kind === "done"
    ? { session: toSession(outcome.result) }
    : { refusal: toRefusal(outcome, messages.login) };
}

import { type Failure, normalizeUsername, type Result } from "@/lib/backend";
import type { FailureTexts } from "@/lib/forms/define";
import { type Refusal, tooMany } from "@/lib/forms/handle";
import type { RequestContext } from "@/lib/http";
import { countAttempt, lastResetOf } from "@/lib/rate-limit";

// The refusals of the forms of accounts: after too many wrong passwords, and when the backend has failed or refused.

/** The status of a backend that is too busy to check a password or a link. */
export const TOO_MANY_REQUESTS = 429;

/**
 * Makes a call in which the backend checks an account's password, unless too many were wrong: by account and client
 * address together, so that it is hard for others to lock the owner out, and by account alone.
 * @param otherReasons statuses of a refusal that say nothing of the password, beside that of a backend that is too
 * busy.
 */
export async function withPasswordLimit<T>(
  username: string,
  { address }: RequestContext,
  call: () => Promise<Result<T>>,
  otherReasons: readonly number[] = [],
): Promise<{ result: Result<T> } | { refusal: Refusal }> {
  const name = normalizeUsername(username);
  const account = `${name} ${await lastResetOf(name)}`;
  const byAddress = await countAttempt("wrongPassword", `${account} ${address}`);
  if (!byAddress.isAllowed) return { refusal: tooMany(byAddress) };
  const byAccount = await countAttempt("wrongPasswordAnywhere", account);
  if (!byAccount.isAllowed) {
    await byAddress.refund();
    return { refusal: tooMany(byAccount) };
  }
  const result = await call();
  const isRefused = !result.ok && result.reason === "refused";
  const isWrong = isRefused && ![TOO_MANY_REQUESTS, ...otherReasons].includes(result.status);
  if (!isWrong) await Promise.all([byAddress.refund(), byAccount.refund()]);
  return { result };
}

const RETRY_AFTER_SECONDS = 5;

/** The refusal of a form whose backend call failed, in the client's words (spec, section 8). */
export function toRefusal(failure: Failure, texts: FailureTexts & { noReason: string }): Refusal {
  switch (failure.reason) {
    case "unavailable":
      return { status: 503, message: texts.unavailable, isServerFault: true, retryAfterSeconds: RETRY_AFTER_SECONDS };
    case "unusable":
      return { status: 503, message: texts.unexpected ?? texts.noReason, isServerFault: true };
    default: {
      const { status, message = texts.noReason, errors } = failure;
      return { status: status >= 400 && status < 500 ? status : 400, message, errors };
    }
  }
}

import { backend } from "@/lib/backend";
import { normalizeUsername, type Outcome } from "@/lib/backend/contract";
import { type FormInput, forms } from "@/lib/forms/registry";
import { type Refusal, tooMany } from "@/lib/http/form-handler";
import type { RequestContext } from "@/lib/http/request";
import { countAttempt, lastResetOf } from "@/lib/rate-limit";
import { toRefusal } from "./backend-refusal";
import { type Session, toSession } from "./session";

/** The status of a backend that is too busy to check a password or a link. */
export const TOO_MANY_REQUESTS = 429;

/**
 * Makes a call in which the backend checks an account's password, unless too many were wrong: by account and client address
 * together, so that others can hardly lock its owner out, and by account alone.
 * @param otherReasons statuses of a refusal that say nothing of the password, beside that of a backend that is too busy.
 */
export async function withPasswordLimit<T>(
  username: string,
  { address }: RequestContext,
  call: () => Promise<Outcome<T>>,
  otherReasons: readonly number[] = [],
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
  const isWrong = outcome.kind === "refused" && ![TOO_MANY_REQUESTS, ...otherReasons].includes(outcome.status);
  if (!isWrong) await Promise.all([byAddress.refund(), byAccount.refund()]);
  return { outcome };
}

/** Checks an account's password at the backend. @returns its session, or why there is none. */
export async function logIn(
  body: FormInput<"login">,
  context: RequestContext,
): Promise<{ session: Session } | { refusal: Refusal }> {
  const checked = await withPasswordLimit(body.username, context, () => backend("login", { body }, context));
  if ("refusal" in checked) return checked;
  const { outcome } = checked;
  return outcome.kind === "done"
    ? { session: toSession(outcome.result) }
    : { refusal: toRefusal(outcome, forms.login.failure) };
}

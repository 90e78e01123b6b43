import "server-only";
import { messages } from "@/content/messages";
import { backend } from "@/lib/backend";
import { normalizeUsername, type Outcome } from "@/lib/backend/contract";
import { loginSchema } from "@/lib/forms/schemas";
import { firstIssue, outcomeOf, type Refusal, tooMany } from "@/lib/http/form-handler";
import type { RequestContext } from "@/lib/http/request-context";
import { hashOf, log } from "@/lib/logger";
import { countAttempt } from "@/lib/rate-limit";
import { toRefusal } from "./backend-refusal";
import { type Session, toSession } from "./session";

/** The backend is too busy to check it. */
const TOO_MANY_REQUESTS = 429;

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
  const account = normalizeUsername(username);
  const here = await countAttempt("wrongPassword", `${account} ${address}`);
  if (!here.isAllowed) return { refusal: tooMany(here) };
  const anywhere = await countAttempt("wrongPasswordAnywhere", account);
  if (!anywhere.isAllowed) {
    await here.refund();
    return { refusal: tooMany(anywhere) };
  }
  const outcome = await call();
  const isWrong = outcome.kind === "refused" && !otherReasons.includes(outcome.status);
  if (!isWrong) await Promise.all([here.refund(), anywhere.refund()]);
  return { outcome };
}

/** Logs a person in: validate, rate-limit by address and wrong passwords, ask the backend. */
export async function logIn(
  values: unknown,
  context: RequestContext,
): Promise<{ session: Session } | { refusal: Refusal }> {
  const input = loginSchema.safeParse(values);
  if (!input.success) return { refusal: firstIssue(input.error) };
  const { username, password } = input.data;

  const who = hashOf(username);
  const byAddress = await countAttempt("login", context.address);
  if (!byAddress.isAllowed) return refuse(tooMany(byAddress), context, who);
  const checked = await withPasswordLimit(username, context, () =>
    backend("login", { body: { username, password } }, context),
  );
  if ("refusal" in checked) return refuse(checked.refusal, context, who);
  const { outcome } = checked;
  if (outcome.kind !== "done") return refuse(toRefusal(outcome, messages.login), context, who);
  log.info({ event: "login", outcome: "done", who, requestId: context.requestId });
  return { session: toSession(outcome.result) };
}

function refuse(refusal: Refusal, { requestId }: RequestContext, who: string) {
  log.info({ event: "login", outcome: outcomeOf(refusal), who, status: refusal.status, requestId });
  return { refusal };
}

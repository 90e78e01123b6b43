import "server-only";
import { messages } from "@/content/messages";
import { backend } from "@/lib/backend";
import { normalizeUsername } from "@/lib/backend/contract";
import { loginSchema } from "@/lib/forms/schemas";
import { firstIssue, outcomeOf, type Refusal, tooMany } from "@/lib/http/refusal";
import type { RequestContext } from "@/lib/http/requests";
import { countAttempt } from "@/lib/limits";
import { hashOf, log } from "@/lib/log";
import { toRefusal } from "./backend-refusal";
import { type Session, toSession } from "./session";

const TOO_MANY_REQUESTS = 429;

/** Logs a person in with what the login form sent. */
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
  const onAccount = await countAttempt("wrongPassword", normalizeUsername(username));
  if (!onAccount.isAllowed) return refuse(tooMany(onAccount), context, who);

  const outcome = await backend("login", { body: { username, password } }, context);
  // Only a password that was judged wrong counts against the account, not a backend that is too busy to judge.
  const isJudged = outcome.kind === "refused" && outcome.status !== TOO_MANY_REQUESTS;
  if (!isJudged) await onAccount.giveBack();
  if (outcome.kind !== "done") return refuse(toRefusal(outcome, messages.login), context, who);
  log.info({ event: "login", outcome: "done", who, requestId: context.requestId });
  return { session: toSession(outcome.result) };
}

function refuse(refusal: Refusal, { requestId }: RequestContext, who: string) {
  log.info({ event: "login", outcome: outcomeOf(refusal), who, status: refusal.status, requestId });
  return { refusal };
}

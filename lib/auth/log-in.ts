import "server-only";
import { messages } from "@/content/messages";
import { backend } from "@/lib/backend";
import { normalizeUsername } from "@/lib/backend/contract";
import { loginSchema } from "@/lib/forms/schemas";
import { firstIssue, outcomeOf, type Refusal, tooMany } from "@/lib/http/form-handler";
import type { RequestContext } from "@/lib/http/request-context";
import { hashOf, log } from "@/lib/logger";
import { countAttempt } from "@/lib/rate-limit";
import { toRefusal } from "./backend-refusal";
import { type Session, toSession } from "./session";

const TOO_MANY_REQUESTS = 429;

/** Logs a person in: validate, rate-limit by address and by account, ask the backend. */
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
  const byAccount = await countAttempt("wrongPassword", normalizeUsername(username));
  if (!byAccount.isAllowed) return refuse(tooMany(byAccount), context, who);

  const outcome = await backend("login", { body: { username, password } }, context);
  // Only a wrong password counts against the account, not a backend that is too busy to check it.
  const isWrongPassword = outcome.kind === "refused" && outcome.status !== TOO_MANY_REQUESTS;
  if (!isWrongPassword) await byAccount.refund();
  if (outcome.kind !== "done") return refuse(toRefusal(outcome, messages.login), context, who);
  log.info({ event: "login", outcome: "done", who, requestId: context.requestId });
  return { session: toSession(outcome.result) };
}

function refuse(refusal: Refusal, { requestId }: RequestContext, who: string) {
  log.info({ event: "login", outcome: outcomeOf(refusal), who, status: refusal.status, requestId });
  return { refusal };
}

import "server-only";
import { messages } from "@/content/messages";
import { backend } from "@/lib/backend";
import { type RegisterInput, registerSchema } from "@/lib/forms/schemas";
import { firstIssue, outcomeOf, type Refusal, tooMany } from "@/lib/http/refusal";
import type { RequestContext } from "@/lib/http/requests";
import { countAttempt } from "@/lib/limits";
import { hashOf, log } from "@/lib/log";
import { toRefusal } from "./backend-refusal";

const texts = { ...messages.register, unexpected: messages.register.noReason };

/** Opens an account with what the register form sent. @returns why not, or undefined once it is there. */
export async function register(values: unknown, context: RequestContext): Promise<Refusal | undefined> {
  const input = registerSchema.safeParse(values);
  if (!input.success) return firstIssue(input.error);

  const refusal = await tryToRegister(input.data, context);
  const { requestId } = context;
  const who = hashOf(input.data.username);
  log.info({ event: "register", outcome: outcomeOf(refusal), who, status: refusal?.status, requestId });
  return refusal;
}

async function tryToRegister(body: RegisterInput, context: RequestContext): Promise<Refusal | undefined> {
  const attempt = await countAttempt("registration", context.address);
  if (!attempt.isAllowed) return tooMany(attempt);
  const outcome = await backend("register", { body }, context);
  return outcome.kind === "done" ? undefined : toRefusal(outcome, texts);
}

import "server-only";
import * as messages from "@/content/messages";
import { backend } from "@/lib/backend";
import { type RegisterInput, registerSchema } from "@/lib/forms/schemas";
import { firstIssue, outcomeOf, type Refusal, tooMany } from "@/lib/http/form-handler";
import type { RequestContext } from "@/lib/http/request";
import { emailFingerprint, log } from "@/lib/logger";
import { countAttempt } from "@/lib/rate-limit";
import { toRefusal } from "./backend-refusal";

/** Creates an account from the register form. @returns why not, or undefined once it exists. */
export async function register(values: unknown, context: RequestContext): Promise<Refusal | undefined> {
  const input = registerSchema.safeParse(values);
  if (!input.success) return firstIssue(input.error);

  const refusal = await createAccount(input.data, context);
  const { requestId } = context;
  const who = emailFingerprint(input.data.username);
  log.info({ event: "register", outcome: outcomeOf(refusal), who, status: refusal?.status, requestId });
  return refusal;
}

async function createAccount(body: RegisterInput, context: RequestContext): Promise<Refusal | undefined> {
  const attempt = await countAttempt("registration", context.address);
  if (!attempt.isAllowed) return tooMany(attempt);
  const outcome = await backend("register", { body }, context);
  return outcome.kind === "done" ? undefined : toRefusal(outcome, messages.register);
}

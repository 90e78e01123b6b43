import "server-only";
import { messages } from "@/content/messages";
import { backend } from "@/lib/backend";
import type { Outcome, User } from "@/lib/backend/contract";
import { type Refusal, tooMany } from "@/lib/http/refusal";
import type { RequestContext } from "@/lib/http/requests";
import { countAttempt } from "@/lib/limits";
import { log } from "@/lib/log";
import { type Session, toSession } from "./session";

export type GoogleIntent = "login" | "register";

const texts = messages.google;

/** What is said where Google, or the way back from it, failed before a backend was asked. */
export const googleFailure: Record<GoogleIntent, Refusal> = {
  login: { status: 502, message: texts.loginFailed, isOurs: true },
  register: { status: 502, message: texts.registerFailed, isOurs: true },
};

/** Logs in or registers with the ID token that Google gave. */
export async function openGoogleAccount(
  intent: GoogleIntent,
  token: string,
  context: RequestContext,
): Promise<{ session: Session } | { refusal: Refusal }> {
  const attempt = await countAttempt(intent === "login" ? "googleLogin" : "googleRegistration", context.address);
  if (!attempt.isAllowed) return { refusal: tooMany(attempt) };
  const outcome = await (intent === "login" ? logIn(token, context) : register(token, context));
  log.info({ event: `google-${intent}`, outcome: outcome.kind, requestId: context.requestId });
  return outcome.kind === "done" ? { session: toSession(outcome.result) } : { refusal: refusalOf[intent](outcome) };
}

const logIn = (token: string, context: RequestContext) => backend("googleLogin", { body: { token } }, context);

async function register(token: string, context: RequestContext): Promise<Outcome<User>> {
  const outcome = await backend("googleRegister", { body: { token } }, context);
  // It said yes without handing out a login: the account is there to be logged in to.
  return outcome.kind === "unusable" ? logIn(token, context) : outcome;
}

type Failed = Exclude<Outcome<User>, { kind: "done" }>;

const refusalOf: Record<GoogleIntent, (outcome: Failed) => Refusal> = {
  login: (outcome) =>
    "status" in outcome ? { status: 400, message: outcome.reason ?? texts.loginFailed } : googleFailure.login,
  // Only the client's two texts.
  register: (outcome) =>
    "status" in outcome ? { status: 400, message: texts.registerRefused } : googleFailure.register,
};

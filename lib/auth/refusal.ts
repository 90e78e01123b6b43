import "server-only";
import { messages } from "@/content/messages";
import type { CallContext, Outcome } from "@/lib/backend/contract";
import type { Attempt } from "./limits";

/** Why a form was not accepted: what the visitor reads, and how the answer says it to a script. */
export interface Refusal {
  status: number;
  message: string;
  retryAfterSeconds?: number;
  /** It failed on our side: the visitor is given the request's reference. */
  isOurs?: boolean;
}

/** The first thing that a schema found wrong. */
export const firstIssue = ({ issues }: { issues: { message: string }[] }): Refusal => ({
  status: 400,
  message: issues[0]?.message ?? messages.field.required,
});

export const tooMany = ({ retryAfterSeconds }: Extract<Attempt, { isAllowed: false }>): Refusal => ({
  status: 429,
  message: messages.account.tooManyAttempts(Math.ceil(retryAfterSeconds / 60)),
  retryAfterSeconds,
});

interface Texts {
  noReason: string;
  unexpected: string;
  unavailable: string;
}

/** What a form says of a backend's refusal or silence, in the client's words. */
export function toRefusal(outcome: Exclude<Outcome<unknown>, { kind: "done" }>, texts: Texts): Refusal {
  switch (outcome.kind) {
    case "unavailable":
      return { status: 503, message: texts.unavailable, isOurs: true };
    case "unusable":
      return { status: 502, message: texts.unexpected, isOurs: true };
    default: {
      const { status, reason } = outcome;
      return { status: status >= 400 && status < 500 ? status : 400, message: reason ?? texts.noReason };
    }
  }
}

const REFERENCE_LENGTH = 8;

/** What a visitor can name when they ask us about a request that failed on our side. */
export const referenceOf = ({ requestId }: CallContext) => requestId.slice(0, REFERENCE_LENGTH);

import "server-only";
import { messages } from "@/content/messages";
import type { Attempt } from "@/lib/limits";
import type { RequestContext } from "./requests";

/** Why a form was not accepted: what the visitor reads, and how the answer says it to a script. */
export interface Refusal {
  status: number;
  message: string;
  /** The field that it is about. */
  field?: string;
  retryAfterSeconds?: number;
  /** It failed on our side: the visitor is given the request's reference. */
  isOurs?: boolean;
}

/** The first thing that a schema found wrong. */
export function firstIssue({ issues: [issue] }: { issues: { message: string; path: PropertyKey[] }[] }): Refusal {
  const [field] = issue?.path ?? [];
  const message = issue?.message ?? messages.field.required;
  return { status: 400, message, ...(typeof field === "string" && { field }) };
}

/** @param text what is said, for the minutes that are left. */
export const tooMany = (
  { retryAfterSeconds }: Extract<Attempt, { isAllowed: false }>,
  text: (minutes: number) => string = messages.account.tooManyAttempts,
): Refusal => ({ status: 429, message: text(Math.ceil(retryAfterSeconds / 60)), retryAfterSeconds });

/** How an event ended, for the log. */
export function outcomeOf(refusal: Refusal | undefined): "done" | "limited" | "failed" | "refused" {
  if (!refusal) return "done";
  if (refusal.status === 429) return "limited";
  return refusal.status >= 500 ? "failed" : "refused";
}

const REFERENCE_LENGTH = 8;

/** What a visitor can name when they ask us about a request that failed on our side. */
export const referenceOf = ({ requestId }: Pick<RequestContext, "requestId">) => requestId.slice(0, REFERENCE_LENGTH);

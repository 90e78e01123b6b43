import "server-only";
import assert from "node:assert/strict";
import { failureAnswer, type Outcome, type WireAnswer } from "../contract";
import { NotOfferedError } from "./case";

function tell(outcome: Outcome<unknown>): string {
  const status = "status" in outcome ? `, status ${outcome.status}` : "";
  const reason = "reason" in outcome && outcome.reason ? `: ${outcome.reason}` : "";
  return `${outcome.kind}${status}${reason}`;
}

/** @throws NotOfferedError where the backend has no such call. */
function assertKind(outcome: Outcome<unknown>, kind: Outcome<unknown>["kind"]) {
  if (outcome.kind === "missing") throw new NotOfferedError();
  assert.ok(outcome.kind === kind, `should be ${kind}, is ${tell(outcome)}`);
}

/** The result of a call that has to succeed. */
export function assertDone<T>(outcome: Outcome<T>): T {
  assertKind(outcome, "done");
  return (outcome as { result: T }).result;
}

export const assertRefused = (outcome: Outcome<unknown>) => assertKind(outcome, "refused");
export const assertUnauthorized = (outcome: Outcome<unknown>) => assertKind(outcome, "unauthorized");

/** A refusal in the contract's own form: `success` false, and a status that says that the request was at fault. */
export function assertRefusal({ status, body }: WireAnswer, statuses?: number[]) {
  const isExpected = statuses ? statuses.includes(status) : status >= 400 && status < 500;
  assert.ok(isExpected, `should have the status ${statuses?.join(" or ") ?? "4xx"}, has ${status}`);
  assert.ok(failureAnswer.safeParse(body).success, "should say success: false");
}

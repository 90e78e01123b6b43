import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import {
  type CallName,
  type Credentials,
  failureResponse,
  headerNames,
  type Outcome,
  type Payload,
  type PayloadOf,
  type ResultOf,
  type User,
  type WireResponse,
} from "../contract";

export interface ConformanceContext {
  /** Calls the backend as the site does. */
  call: <Name extends CallName>(name: Name, payload: PayloadOf<Name>) => Promise<Outcome<ResultOf<Name>>>;
  /** Sends a request without validation, API key or credentials. @throws NotImplementedError */
  send: (
    call: CallName,
    request: Pick<Payload, "body" | "entity"> & { headers?: Record<string, string> },
  ) => Promise<WireResponse>;
  apiKey: string;
  entity: string;
}

/**
 * A case of the suite.
 * @throws AssertionError if the backend breaks the contract, NotImplementedError if it lacks the extension
 */
export type ConformanceCase = (context: ConformanceContext) => Promise<void>;
export type ConformanceCases = Record<string, ConformanceCase>;

export class NotImplementedError extends Error {
  override name = "NotImplementedError";
}

function assertKind(outcome: Outcome<unknown>, kind: Outcome<unknown>["kind"]) {
  if (outcome.kind === "missing") throw new NotImplementedError();
  const { kind: actual, ...details } = outcome;
  assert.ok(actual === kind, `expected the outcome ${kind}, got ${actual} ${JSON.stringify(details)}`);
}

export function assertDone<T>(outcome: Outcome<T>): T {
  assertKind(outcome, "done");
  return (outcome as { result: T }).result;
}

export const assertRefused = (outcome: Outcome<unknown>) => assertKind(outcome, "refused");
export const assertUnauthorized = (outcome: Outcome<unknown>) => assertKind(outcome, "unauthorized");

/** Expects a failure response with one of these statuses, by default any 4xx. */
export function assertFailure({ status, body }: WireResponse, statuses?: number[]) {
  const isExpected = statuses ? statuses.includes(status) : status >= 400 && status < 500;
  assert.ok(isExpected, `expected status ${statuses?.join(" or ") ?? "4xx"}, got ${status}`);
  assert.ok(failureResponse.safeParse(body).success, "expected success: false");
}

/** Expects the refusal of the site's API key, by which the site tells a key that is out of date from a person's fault. */
export function assertKeyRefused(response: WireResponse) {
  assertFailure(response, [403]);
  assert.ok(!failureResponse.parse(response.body).errors, "expected no errors of fields, as the API key is wrong");
}

/** Makes an address at example.org, which RFC 2606 reserves. */
export const makeAddress = () => `conformance-${randomUUID()}@example.org`;

interface Person {
  username: string;
  password: string;
}

export const register = ({ call }: ConformanceContext, person: Person, confirm_password = person.password) =>
  call("register", { body: { ...person, confirm_password } });

export const logIn = ({ call }: ConformanceContext, { username, password }: Person) =>
  call("login", { body: { username, password } });

export async function createAccount(context: ConformanceContext, details: Partial<Person> = {}): Promise<Person> {
  const person = { username: makeAddress(), password: `Pw-${randomUUID()}`, ...details };
  assertDone(await register(context, person));
  return person;
}

export async function createUser(context: ConformanceContext, details?: Partial<Person>): Promise<Person & User> {
  const person = await createAccount(context, details);
  return { ...person, ...assertDone(await logIn(context, person)) };
}

export const credentialHeaders = (apiKey: string, { username, login_token }: Credentials) => ({
  [headerNames.apiKey]: apiKey,
  [headerNames.username]: username,
  [headerNames.loginToken]: login_token,
});

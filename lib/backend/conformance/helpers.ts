import "server-only";
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { Backend } from "../client";
import {
  type CallName,
  type Credentials,
  failureResponse,
  headerNames,
  type Outcome,
  type Payload,
  type RecordInput,
  type User,
  type WireResponse,
} from "../contract";

export interface RawRequest extends Pick<Payload, "body" | "entity"> {
  headers?: Record<string, string>;
}

export interface ConformanceContext {
  /** Calls the backend as the site does. */
  backend: Backend;
  /** Sends a request without validation, API key or credentials. @throws NotImplementedError */
  send: (call: CallName, request: RawRequest) => Promise<WireResponse>;
  apiKey: string;
  /** An entity with public data. */
  entity: string;
}

/** @throws AssertionError if the backend breaks the contract, NotImplementedError if it lacks the extension */
export type ConformanceCase = (context: ConformanceContext) => Promise<void>;
/** By name. */
export type ConformanceCases = Record<string, ConformanceCase>;

export class NotImplementedError extends Error {
  override name = "NotImplementedError";
}

function assertKind(outcome: Outcome<unknown>, kind: Outcome<unknown>["kind"]) {
  if (outcome.kind === "missing") throw new NotImplementedError();
  const { kind: actual, ...details } = outcome;
  assert.ok(actual === kind, `expected the outcome ${kind}, got ${actual} ${JSON.stringify(details)}`);
}

/** @returns the result */
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

/** example.org is reserved by RFC 2606. */
export const makeAddress = () => `conformance-${randomUUID()}@example.org`;
export const makeContext = () => ({ requestId: `conformance-${randomUUID()}` });

export interface Person {
  username: string;
  password: string;
}

export const register = (
  { backend }: ConformanceContext,
  { username, password }: Person,
  confirm_password = password,
): Promise<Outcome<unknown>> => backend("register", { body: { username, password, confirm_password } }, makeContext());

export const logIn = ({ backend }: ConformanceContext, { username, password }: Person): Promise<Outcome<User>> =>
  backend("login", { body: { username, password } }, makeContext());

export const list = ({ backend }: ConformanceContext, kind: "talents" | "organizations", credentials: Credentials) =>
  backend(kind, { credentials }, makeContext());

export const write = (
  { backend }: ConformanceContext,
  call: "createTalent" | "updateTalent" | "createOrganization" | "updateOrganization",
  credentials: Credentials,
  body: RecordInput,
) => backend(call, { credentials, body }, makeContext());

export async function createAccount(context: ConformanceContext, details: Partial<Person> = {}): Promise<Person> {
  const person = { username: makeAddress(), password: `Pw-${randomUUID()}`, ...details };
  assertDone(await register(context, person));
  return person;
}

/** Creates an account and logs in. */
export async function createUser(context: ConformanceContext, details?: Partial<Person>): Promise<Person & User> {
  const person = await createAccount(context, details);
  return { ...person, ...assertDone(await logIn(context, person)) };
}

export const credentialHeaders = (apiKey: string, { username, login_token }: Credentials) => ({
  [headerNames.apiKey]: apiKey,
  [headerNames.username]: username,
  [headerNames.loginToken]: login_token,
});

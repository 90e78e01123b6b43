import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { Backend, CallContext, Failure, Result } from "../backend";
import { type CallName, type Credentials, failureResponse, headerNames, type Role, type User } from "../contract";
import type { WireResponse } from "../remote";

/** A backend as the site calls it, in process or over HTTP. */
export interface DomainContext extends Backend {
  /** The name of an entity with public data. */
  entity: string;
  context: CallContext;
}

/** A backend over HTTP. */
export interface WireContext extends DomainContext {
  apiKey: string;
  /** Sends a request without validation, API key or credentials. @throws NotImplementedError */
  send: (
    call: CallName,
    request: { headers?: Record<string, string>; body?: object; entity?: string },
  ) => Promise<WireResponse>;
}

/**
 * Cases of the suite. The first ones are in the words of the site (`backend.ts`), and so hold for every implementation;
 * those of the wire are for a backend over HTTP.
 * @throws AssertionError if the backend breaks the contract, NotImplementedError if it lacks the extension
 */
export type DomainCases = Record<string, (target: DomainContext) => Promise<void>>;
export type WireCases = Record<string, (target: WireContext) => Promise<void>>;

export class NotImplementedError extends Error {
  override name = "NotImplementedError";
}

function describeFailure(failure: Failure): string {
  if (failure.reason === "missing") throw new NotImplementedError();
  const { ok: _, reason, ...details } = failure;
  return `${reason} ${JSON.stringify(details)}`;
}

export function assertDone<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  return assert.fail(`expected success, got ${describeFailure(result)}`);
}

function assertFailed(result: Result<unknown>, reason: Failure["reason"]) {
  assert.ok(!result.ok, `expected the failure ${reason}, got success`);
  assert.ok(result.reason === reason, `expected the failure ${reason}, got ${describeFailure(result)}`);
}

export const assertRefused = (result: Result<unknown>) => assertFailed(result, "refused");
export const assertUnauthorized = (result: Result<unknown>) => assertFailed(result, "unauthorized");

/** Expects a failure response with one of these statuses, by default any 4xx. */
export function assertFailure({ status, body }: WireResponse, statuses?: number[]) {
  const isExpected = statuses ? statuses.includes(status) : status >= 400 && status < 500;
  assert.ok(isExpected, `expected status ${statuses?.join(" or ") ?? "4xx"}, got ${status}`);
  assert.ok(failureResponse.safeParse(body).success, "expected success: false");
}

/**
 * Expects the refusal of the site's API key, by which the site tells a key that is out of date from a person's fault.
 */
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

export const register = ({ accounts, context }: DomainContext, person: Person, confirm_password = person.password) =>
  accounts.register({ ...person, confirm_password }, context);

export const logIn = ({ accounts, context }: DomainContext, { username, password }: Person) =>
  accounts.logIn({ username, password }, context);

export const listRecords = ({ profiles, context }: DomainContext, user: Credentials, role: Role = "talent") =>
  profiles.list(user, role, context);

export async function createAccount(target: DomainContext, details: Partial<Person> = {}): Promise<Person> {
  const person = { username: makeAddress(), password: `Pw-${randomUUID()}`, ...details };
  assertDone(await register(target, person));
  return person;
}

export async function createUser(target: DomainContext, details?: Partial<Person>): Promise<Person & User> {
  const person = await createAccount(target, details);
  return { ...person, ...assertDone(await logIn(target, person)) };
}

export const credentialHeaders = (apiKey: string, { username, login_token }: Credentials) => ({
  [headerNames.apiKey]: apiKey,
  [headerNames.username]: username,
  [headerNames.loginToken]: login_token,
});

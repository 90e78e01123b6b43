import "server-only";
import { randomUUID } from "node:crypto";
import type { Credentials, Outcome, RecordInput, User } from "../contract";
import { assertDone } from "./assertions";
import type { ConformanceContext } from "./case";

/** Somebody whom no backend has met before, at a domain that is nobody's (RFC 2606). */
export const makeAddress = () => `conformance-${randomUUID()}@example.org`;

export interface Person {
  username: string;
  password: string;
}

export const makeContext = () => ({ requestId: `conformance-${randomUUID()}` });

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

/** A new account. */
export async function createPerson(context: ConformanceContext, details: Partial<Person> = {}): Promise<Person> {
  const person = { username: makeAddress(), password: `Pw-${randomUUID()}`, ...details };
  assertDone(await register(context, person));
  return person;
}

/** A new account and its first login. */
export async function createUser(context: ConformanceContext, details?: Partial<Person>): Promise<Person & User> {
  const person = await createPerson(context, details);
  return { ...person, ...assertDone(await logIn(context, person)) };
}

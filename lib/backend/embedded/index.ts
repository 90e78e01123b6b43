import type { Kysely } from "kysely";
import type * as z from "zod";
import { sections } from "@/content/menus";
import * as messages from "@/content/messages";
import type { Schema } from "@/lib/db/schema";
import { isSameText } from "@/lib/secret";
import { isEmailAddress } from "@/lib/settings/email-address";
import {
  type Call,
  type CallName,
  calls,
  headerNames,
  normalizeUsername,
  type RecordInput,
  type Role,
  type Transport,
  userSchema,
  type WireRequest,
  type WireResponse,
} from "../contract";
import { createAccounts, type Login } from "./accounts";
import type { GoogleVerifier } from "./google";
import { passwordProblem } from "./password-rules";
import { isPasswordOf, TooBusyError } from "./passwords";
import { createRecords } from "./records";
import { queueResetMail } from "./reset-mail";

const texts = messages.backend;

const credentialsSchema = userSchema.pick({ username: true, login_token: true });

const succeed = (result: unknown = null): WireResponse => ({ status: 200, body: { success: true, result } });
export const fail = (status: number, result: string): WireResponse => ({ status, body: { success: false, result } });
/** Refuses fields. The result is the first error, for sites that do not read the others. */
const failFields = (status: number, errors: Record<string, string>): WireResponse => ({
  status,
  body: { success: false, result: Object.values(errors)[0], errors },
});
/** Refuses fields, if any has an error. */
const failInvalid = (status: number, fields: Record<string, string | undefined>): WireResponse | undefined => {
  const errors = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return errors.length ? failFields(status, Object.fromEntries(errors)) : undefined;
};

function decodePercent(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The errors of a new password that was typed twice. */
const newPasswordErrors = ({ password, confirm_password }: Record<"password" | "confirm_password", string>) => ({
  password: passwordProblem(password),
  confirm_password: password === confirm_password ? undefined : messages.register.passwordsDiffer,
});

const toEntities = (path: string, entries: readonly { slug: string; label: string }[]) =>
  entries.map(({ slug, label }) => ({ slug, name: label, path: `${path}/${slug}` }));

/** Public data by entity: the company's services and solutions, from the same data as the menus. */
const publicData = new Map<string, unknown[]>(
  sections.map(({ path, groups }) => [path.slice(1), groups.flatMap(({ entries }) => toEntities(path, entries))]),
);

interface Dependencies {
  db: Kysely<Schema>;
  apiKey: string;
  verifyGoogle: GoogleVerifier;
  /** True if there is a mail server, without which passwords cannot be reset. */
  isMailOn: boolean;
}

type Calls = typeof calls;
/** The input of a handler, which the contract has validated. */
type Input<Name extends CallName> = {
  path: string;
  body: Calls[Name] extends { request: infer Request extends z.ZodType } ? z.output<Request> : undefined;
} & (Calls[Name]["sends"] extends "credentials" ? Login : unknown);
type Handlers = { [Name in CallName]: (input: Input<Name>) => Promise<WireResponse> };

/**
 * The embedded backend. As a transport it can be called in process by the site, or over HTTP with `npm run backend`.
 * API key, credentials and body are checked as the contract says for each call.
 * @throws database errors
 */
export function createEmbeddedTransport({ db, apiKey, verifyGoogle, isMailOn }: Dependencies): Transport {
  const accounts = createAccounts(db);
  const records = createRecords(db);

  const hasKey = (key: unknown) => typeof key === "string" && isSameText(key, apiKey);

  const findLogin = async (headers: WireRequest["headers"]): Promise<Login | undefined> => {
    const sent = credentialsSchema.safeParse({
      username: decodePercent(headers[headerNames.username] ?? ""),
      login_token: decodePercent(headers[headerNames.loginToken] ?? ""),
    });
    const user = sent.success ? await accounts.findByToken(sent.data) : undefined;
    return sent.success && user ? { user, loginToken: sent.data.login_token } : undefined;
  };

  /** Writes a record, and responds with it as stored. */
  const write =
    (how: "create" | "update", role: Role) =>
    async ({ user, loginToken, body }: Login & { body: RecordInput }) => {
      const isWritten = await accounts.writeAs({ user, loginToken }, (trx) => records[how](trx, user, role, body));
      if (isWritten === undefined) return fail(401, texts.notLoggedIn);
      if (!isWritten) return fail(409, how === "create" ? texts.recordExists : texts.recordMissing);
      const [written] = role === "talent" ? await records.talents(user) : await records.organizations(user);
      return succeed(written);
    };

  const handlers: Handlers = {
    async login({ body: { username, password } }) {
      const user = await accounts.findByPassword(username, password);
      const login = user && (await accounts.openLogin(user));
      return login ? succeed(login) : fail(401, texts.wrongPassword);
    },

    async register({ body: { username, ...passwords } }) {
      const invalid = isEmailAddress(normalizeUsername(username)) ? undefined : texts.invalidEmail;
      const taken = (await accounts.findByUsername(username)) && texts.accountExists;
      const errors = { username: invalid ?? taken, ...newPasswordErrors(passwords) };
      const refusal = failInvalid(taken ? 409 : 400, errors);
      if (refusal) return refusal;
      const user = await accounts.register(username, passwords.password);
      return user ? succeed({ username: user.username }) : fail(409, texts.accountExists);
    },

    async googleLogin({ body: { token } }) {
      const identity = await verifyGoogle(token);
      if (!identity) return fail(401, texts.googleRefused);
      const user = await accounts.findByGoogle(identity.sub);
      const login = user && (await accounts.openLogin(user));
      if (login) return succeed(login);
      // The response reveals that the address is registered, but only to its owner as verified by Google.
      const isRegistered = await accounts.findByUsername(identity.email);
      return fail(401, isRegistered ? texts.googleNotLinked : texts.googleUnknown);
    },

    async googleRegister({ body: { token } }) {
      const identity = await verifyGoogle(token);
      if (!identity) return fail(401, texts.googleRefused);
      const user = await accounts.registerGoogle(identity.sub, identity.email);
      const login = user && (await accounts.openLogin(user));
      return login ? succeed(login) : fail(409, texts.accountExists);
    },

    async googleLink({ user, body: { token, password } }) {
      const isRight = await isPasswordOf(user.password_hash, password);
      if (!isRight) return failFields(403, { password: texts.wrongCurrentPassword });
      const identity = await verifyGoogle(token);
      if (!identity) return fail(400, texts.googleRefused);
      return (await accounts.linkGoogle(user, identity.sub)) ? succeed() : fail(409, texts.googleTaken);
    },

    talents: async ({ user }) => succeed(await records.talents(user)),
    organizations: async ({ user }) => succeed(await records.organizations(user)),

    async publicData({ path }) {
      const entity = path.slice(calls.publicData.path.indexOf("{")).replace(/\/$/, "");
      const found = publicData.get(decodePercent(entity));
      return found ? succeed(found) : fail(404, texts.unknownEntity);
    },

    createTalent: write("create", "talent"),
    updateTalent: write("update", "talent"),
    createOrganization: write("create", "organization"),
    updateOrganization: write("update", "organization"),

    async logout({ loginToken }) {
      await accounts.closeLogin(loginToken);
      return succeed();
    },

    async logoutEverywhere({ user }) {
      await accounts.closeLogins(user);
      return succeed();
    },

    async requestPasswordReset({ body: { username } }) {
      if (!isMailOn) return fail(501, texts.unknownCall);
      await queueResetMail(db, normalizeUsername(username));
      return succeed();
    },

    async checkPasswordReset({ body: { token } }) {
      const username = await accounts.findByReset(token);
      return username ? succeed({ username }) : fail(400, texts.resetExpired);
    },

    async resetPassword({ body: { token, ...passwords } }) {
      const refusal = failInvalid(400, newPasswordErrors(passwords));
      if (refusal) return refusal;
      const username = await accounts.resetPassword(token, passwords.password);
      return username ? succeed({ username }) : fail(400, texts.resetExpired);
    },

    async changePassword({ user, loginToken, body }) {
      const isRight = await isPasswordOf(user.password_hash, body.current_password);
      const current_password = isRight ? undefined : texts.wrongCurrentPassword;
      const refusal = failInvalid(isRight ? 400 : 403, { current_password, ...newPasswordErrors(body) });
      if (refusal) return refusal;
      const isChanged = await accounts.changePassword(user, body.password, loginToken);
      return isChanged ? succeed() : failFields(403, { current_password: texts.wrongCurrentPassword });
    },
  };

  return async ({ call, headers, path, body }) => {
    const { sends, request }: Call = calls[call];
    if (sends !== "body" && !hasKey(headers[headerNames.apiKey])) return fail(403, texts.wrongKey);
    const login = sends === "credentials" ? await findLogin(headers) : undefined;
    if (sends === "credentials" && !login) return fail(401, texts.notLoggedIn);
    const parsed = request?.safeParse(body);
    if (parsed && !parsed.success) return fail(400, texts.invalidRequest);
    const data = parsed?.data as { api_key?: string } | undefined;
    if (data && "api_key" in data && !hasKey(data.api_key)) return fail(403, texts.wrongKey);
    try {
      return await handlers[call]({ ...login, path, body: data } as never);
    } catch (error) {
      if (error instanceof TooBusyError) return fail(503, texts.busy);
      throw error;
    }
  };
}

import { test as isCommon } from "fxa-common-password-list";
import type { Kysely } from "kysely";
import { sections } from "@/content/menus";
import * as messages from "@/content/messages";
import type { Schema, UserRow } from "@/lib/db/schema";
import { isTooShort } from "@/lib/password";
import { isEmailAddress } from "@/lib/settings/email-address";
import type { Extension } from "@/lib/settings/env";
import { attemptCall, type Backend, type CallContext, missing, type Rejection, type Result } from "../backend";
import {
  type CallName,
  type Credentials,
  normalizeUsername,
  type Organization,
  type RecordInput,
  type Role,
  recordCalls,
  type Talent,
} from "../contract";
import { type AccountStore, createAccountStore, type Login } from "./account-store";
import type { GoogleVerifier } from "./google";
import { isPasswordOf } from "./passwords";
import { createRecords } from "./records";
import { queueResetMail } from "./reset-mail";

const texts = messages.backend;

const succeed = <T>(value: T): Result<T> => ({ ok: true, value });
const done: Result<null> = succeed(null);

const refuse = (status: number, message: string): Rejection => ({ ok: false, reason: "refused", status, message });
/** Refuses fields. The message is the first error, for sites that do not read the others. */
const refuseFields = (status: number, errors: Record<string, string>): Rejection => ({
  ok: false,
  reason: "refused",
  status,
  message: Object.values(errors)[0],
  errors,
});
/** Refuses fields, if any has an error. */
const refuseInvalid = (status: number, fields: Record<string, string | undefined>): Rejection | undefined => {
  const errors = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return errors.length ? refuseFields(status, Object.fromEntries(errors)) : undefined;
};
const notLoggedIn: Rejection = { ok: false, reason: "unauthorized", status: 401, message: texts.notLoggedIn };

/**
 * The reason why a password is not accepted, or undefined. NIST SP 800-63B, 5.1.1.2, also bans the passwords that are
 * guessed first. The list is Mozilla's, with 50,000 passwords.
 */
export function passwordProblem(password: string): string | undefined {
  if (isTooShort(password)) return texts.passwordTooShort;
  return isCommon(password.toLowerCase()) ? texts.passwordTooCommon : undefined;
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
  /** Opens the database, or returns the one that is open. */
  getDatabase: () => Promise<{ db: Kysely<Schema> }>;
  verifyGoogle: GoogleVerifier;
  /** True if there is a mail server, without which passwords cannot be reset. */
  isMailOn: boolean;
  /** The extensions that its callers may use. */
  extensions: readonly Extension[];
}

/**
 * The embedded backend. The site calls it in process with values that its forms have validated; `server.ts` validates
 * requests over HTTP by the contract.
 */
export function createEmbeddedBackend({ getDatabase, verifyGoogle, isMailOn, extensions }: Dependencies): Backend {
  /** Makes a call on the database. */
  const run = <T>(
    name: CallName,
    context: CallContext,
    call: (accounts: AccountStore, db: Kysely<Schema>) => Promise<Result<T>>,
  ) =>
    attemptCall(name, context, extensions, async () => {
      const { db } = await getDatabase();
      return call(createAccountStore(db), db);
    });

  /** Makes a call for the account of a login token. */
  const runAs = <T>(
    name: CallName,
    credentials: Credentials,
    context: CallContext,
    call: (login: Login, accounts: AccountStore, db: Kysely<Schema>) => Promise<Result<T>>,
  ) =>
    run(name, context, async (accounts, db): Promise<Result<T>> => {
      const user = await accounts.findByToken(credentials);
      return user ? call({ user, loginToken: credentials.login_token }, accounts, db) : notLoggedIn;
    });

  const listRecords = (db: Kysely<Schema>, user: UserRow, role: Role): Promise<(Talent | Organization)[]> =>
    role === "talent" ? createRecords(db).talents(user) : createRecords(db).organizations(user);

  /** Writes a record, and returns it as stored. */
  const write =
    (how: "create" | "update") => (credentials: Credentials, role: Role, record: RecordInput, context: CallContext) =>
      runAs(recordCalls[role][how], credentials, context, async (login, accounts, db) => {
        const { user } = login;
        const isWritten = await accounts.writeAs(login, (trx) => createRecords(trx)[how](user, role, record));
        if (isWritten === undefined) return notLoggedIn;
        const [written] = isWritten ? await listRecords(db, user, role) : [];
        return written ? succeed(written) : refuse(409, how === "create" ? texts.recordExists : texts.recordMissing);
      });

  return {
    accounts: {
      logIn: ({ username, password }, context) =>
        run("login", context, async (accounts) => {
          const user = await accounts.findByPassword(username, password);
          const login = user && (await accounts.openLogin(user));
          return login ? succeed(login) : refuse(401, texts.wrongPassword);
        }),

      register: ({ username, ...passwords }, context) =>
        run("register", context, async (accounts) => {
          const invalid = isEmailAddress(normalizeUsername(username)) ? undefined : texts.invalidEmail;
          const taken = (await accounts.findByUsername(username)) && texts.accountExists;
          const errors = { username: invalid ?? taken, ...newPasswordErrors(passwords) };
          const refusal = refuseInvalid(taken ? 409 : 400, errors);
          if (refusal) return refusal;
          const user = await accounts.register(username, passwords.password);
          return user ? succeed({ username: user.username }) : refuse(409, texts.accountExists);
        }),

      logInWithGoogle: (idToken, context) =>
        run("googleLogin", context, async (accounts) => {
          const identity = await verifyGoogle(idToken);
          if (!identity) return refuse(401, texts.googleRefused);
          const user = await accounts.findByGoogle(identity.sub);
          const login = user && (await accounts.openLogin(user));
          if (login) return succeed(login);
          // The response reveals that the address is registered, but only to its owner as verified by Google.
          const isRegistered = await accounts.findByUsername(identity.email);
          return refuse(401, isRegistered ? texts.googleNotLinked : texts.googleUnknown);
        }),

      registerWithGoogle: (idToken, context) =>
        run("googleRegister", context, async (accounts) => {
          const identity = await verifyGoogle(idToken);
          if (!identity) return refuse(401, texts.googleRefused);
          const user = await accounts.registerGoogle(identity.sub, identity.email);
          const login = user && (await accounts.openLogin(user));
          return login ? succeed(login) : refuse(409, texts.accountExists);
        }),

      linkGoogle: (credentials, { token, password }, context) =>
        runAs("googleLink", credentials, context, async ({ user }, accounts) => {
          const isRight = await isPasswordOf(user.password_hash, password);
          if (!isRight) return refuseFields(403, { password: texts.wrongCurrentPassword });
          const identity = await verifyGoogle(token);
          if (!identity) return refuse(400, texts.googleRefused);
          return (await accounts.linkGoogle(user, identity.sub)) ? done : refuse(409, texts.googleTaken);
        }),

      logOut: (credentials, context) =>
        runAs("logout", credentials, context, async ({ loginToken }, accounts) => {
          await accounts.closeLogin(loginToken);
          return done;
        }),

      logOutEverywhere: (credentials, context) =>
        runAs("logoutEverywhere", credentials, context, async ({ user }, accounts) => {
          await accounts.closeLogins(user);
          return done;
        }),

      requestReset: (username, context) =>
        run("requestPasswordReset", context, async (_, db) => {
          if (!isMailOn) return missing;
          await queueResetMail(db, normalizeUsername(username));
          return done;
        }),

      checkReset: (token, context) =>
        run("checkPasswordReset", context, async (accounts) => {
          const username = await accounts.findByReset(token);
          return username ? succeed({ username }) : refuse(400, texts.resetExpired);
        }),

      resetPassword: ({ token, ...passwords }, context) =>
        run("resetPassword", context, async (accounts) => {
          const refusal = refuseInvalid(400, newPasswordErrors(passwords));
          if (refusal) return refusal;
          const username = await accounts.resetPassword(token, passwords.password);
          return username ? succeed({ username }) : refuse(400, texts.resetExpired);
        }),

      changePassword: (credentials, { current_password: current, ...passwords }, context) =>
        runAs("changePassword", credentials, context, async ({ user, loginToken }, accounts) => {
          const isRight = await isPasswordOf(user.password_hash, current);
          const current_password = isRight ? undefined : texts.wrongCurrentPassword;
          const refusal = refuseInvalid(isRight ? 400 : 403, { current_password, ...newPasswordErrors(passwords) });
          if (refusal) return refusal;
          const isChanged = await accounts.changePassword(user, passwords.password, loginToken);
          return isChanged ? done : refuseFields(403, { current_password: texts.wrongCurrentPassword });
        }),
    },

    profiles: {
      list: (credentials, role, context) =>
        runAs(recordCalls[role].list, credentials, context, async ({ user }, _, db) =>
          succeed(await listRecords(db, user, role)),
        ),
      create: write("create"),
      update: write("update"),
    },

    readPublicData: async (entity) => {
      const found = publicData.get(entity);
      return found ? succeed(found) : refuse(404, texts.unknownEntity);
    },
  };
}

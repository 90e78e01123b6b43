import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { isUniqueViolation } from "@/lib/db/errors";
import type { Schema, UserRow } from "@/lib/db/schema";
import { type Credentials, normalizeUsername, type User } from "../contract";
import { hashPassword, isPasswordOf } from "./passwords";

/** The lifetime of a login token, equal to that of the site's session (lib/accounts/session.ts). */
export const LOGIN_TOKEN_TTL_SECONDS = 30 * 24 * 60 * 60;

/**
 * The time that the link in a mail works, and that the mail may wait in the queue. The mail states it
 * (content/mail.ts).
 */
export const RESET_TTL_MS = 30 * 60 * 1000;

/** The number of logins of an account at one time, the newest ones. */
const MAX_LOGINS = 20;

/** A valid login: its account and its token. */
export interface Login {
  user: UserRow;
  loginToken: string;
}

const makeToken = () => randomBytes(32).toString("base64url");
const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** The accounts of the embedded backend in its database, with their logins and links to choose a password. */
export function createAccountStore(db: Kysely<Schema>, now: () => number = Date.now) {
  const insert = (user: Pick<UserRow, "username" | "password_hash" | "google_sub">) =>
    db
      .insertInto("users")
      .values({ ...user, id: randomUUID(), role: "talent", created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();

  const findByUsername = (username: string): Promise<UserRow | undefined> =>
    db.selectFrom("users").selectAll().where("username", "=", normalizeUsername(username)).executeTakeFirst();

  /**
   * Sets the password of an account, if it is still the one that `user` has.
   * @returns false if the password was replaced since `user` was read
   */
  const setUnchangedPassword = async (trx: Kysely<Schema>, user: UserRow, password_hash: string | null) => {
    const account = trx.updateTable("users").set({ password_hash }).where("id", "=", user.id);
    const { numUpdatedRows } = await account
      .where("password_hash", "is not distinct from", user.password_hash)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /**
   * Locks an account until the transaction ends, by an update that changes nothing: a reset at the same time comes
   * before, and is seen here, or after.
   * @returns false if the password was replaced since `user` was read
   */
  const lockIfUnchanged = (trx: Kysely<Schema>, user: UserRow) => setUnchangedPassword(trx, user, user.password_hash);

  /**
   * Opens a login, and closes the oldest ones beyond {@link MAX_LOGINS}.
   * @param user as it was when its password or Google account was checked
   * @returns undefined if its password was replaced since then
   */
  const openLogin = (user: UserRow): Promise<User | undefined> =>
    db.transaction().execute(async (trx) => {
      if (!(await lockIfUnchanged(trx, user))) return undefined;
      const logins = trx.selectFrom("login_tokens").select("token_hash").where("user_id", "=", user.id);
      const kept = logins.orderBy("created_at", "desc").limit(MAX_LOGINS - 1);
      const oldest = trx.deleteFrom("login_tokens").where("token_hash", "not in", kept);
      await oldest.where("user_id", "=", user.id).execute();
      const token = makeToken();
      const created_at = now();
      const expires_at = created_at + LOGIN_TOKEN_TTL_SECONDS * 1000;
      await trx
        .insertInto("login_tokens")
        .values({ token_hash: hashToken(token), user_id: user.id, created_at, expires_at })
        .execute();
      return { username: user.username, login_token: token, role: user.role };
    });

  /** Closes the logins of an account. @param exceptToken a login token that stays valid */
  const closeLogins = async (trx: Kysely<Schema>, user: UserRow, exceptToken = "") => {
    const others = trx.deleteFrom("login_tokens").where("token_hash", "!=", hashToken(exceptToken));
    await others.where("user_id", "=", user.id).execute();
  };

  /**
   * Ends all that was issued under an account's old credentials: logins, and links to choose a password, including
   * queued ones.
   */
  const revokeAccess = async (trx: Kysely<Schema>, user: UserRow, exceptToken?: string) => {
    await trx.deleteFrom("outbox").where("username", "=", user.username).execute();
    await trx.deleteFrom("password_resets").where("user_id", "=", user.id).execute();
    await closeLogins(trx, user, exceptToken);
  };

  /** Finds a reset by the token of its link. @returns undefined if the link has expired or was used */
  const findReset = (token: string) =>
    db
      .selectFrom("password_resets")
      .innerJoin("users", "users.id", "password_resets.user_id")
      .select(["user_id", "username"])
      .where("token_hash", "=", hashToken(token))
      .where("expires_at", ">", now())
      .executeTakeFirst();

  return {
    openLogin,

    /** Registers an account. @returns undefined if the address is taken */
    async register(username: string, password: string): Promise<UserRow | undefined> {
      const password_hash = await hashPassword(password);
      return insert({ username: normalizeUsername(username), password_hash, google_sub: null });
    },

    /**
     * Finds an account by its password.
     * @returns undefined for an unknown address or a wrong password, both after the same amount of work
     */
    async findByPassword(username: string, password: string): Promise<UserRow | undefined> {
      const user = await findByUsername(username);
      return (await isPasswordOf(user?.password_hash, password)) ? user : undefined;
    },

    findByUsername,

    findByGoogle: (sub: string): Promise<UserRow | undefined> =>
      db.selectFrom("users").selectAll().where("google_sub", "=", sub).executeTakeFirst(),

    /** Registers a Google account. @returns undefined if it or its address is already registered */
    registerGoogle: (sub: string, email: string): Promise<UserRow | undefined> =>
      insert({ username: normalizeUsername(email), password_hash: null, google_sub: sub }),

    /**
     * Links a Google account.
     * @param user as it was when its password was checked: a reset since then ends the attempt.
     * @returns false if the Google account opens another account, or another one opens this account
     */
    async linkGoogle(user: UserRow, sub: string): Promise<boolean> {
      try {
        const { numUpdatedRows } = await db
          .updateTable("users")
          .set({ google_sub: sub })
          .where("id", "=", user.id)
          .where("password_hash", "=", user.password_hash)
          .where((where) => where.or([where("google_sub", "is", null), where("google_sub", "=", sub)]))
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    /** Creates a link to choose a new password. @returns its token, or undefined if there is no account */
    async createReset(username: string): Promise<string | undefined> {
      const user = await findByUsername(username);
      if (!user) return undefined;
      const token = makeToken();
      await db
        .insertInto("password_resets")
        .values({ token_hash: hashToken(token), user_id: user.id, expires_at: now() + RESET_TTL_MS })
        .execute();
      return token;
    },

    /** Finds the account of a link. @returns its address, or undefined if the link has expired or was used */
    findByReset: async (token: string): Promise<string | undefined> => (await findReset(token))?.username,

    /**
     * Sets the password of the link's account. Its login tokens and its Google link end, as another person may have
     * registered the address.
     * @returns the account's address, or undefined if the link has expired or was used
     */
    async resetPassword(token: string, password: string): Promise<string | undefined> {
      // The link is checked first, before a password is hashed for nothing.
      const link = await findReset(token);
      if (!link) return undefined;
      const credentials = { password_hash: await hashPassword(password), google_sub: null };
      return db.transaction().execute(async (trx) => {
        const resets = trx.deleteFrom("password_resets").where("token_hash", "=", hashToken(token));
        const used = await resets.executeTakeFirst();
        const user = await trx.selectFrom("users").selectAll().where("id", "=", link.user_id).executeTakeFirst();
        if (!used.numDeletedRows || !user) return undefined;
        await trx.updateTable("users").set(credentials).where("id", "=", user.id).execute();
        await revokeAccess(trx, user);
        return user.username;
      });
    },

    /**
     * Closes all logins but one.
     * @param user as it was when its password was checked
     * @returns false if that was replaced since then
     */
    async changePassword(user: UserRow, password: string, login_token: string): Promise<boolean> {
      const password_hash = await hashPassword(password);
      return db.transaction().execute(async (trx) => {
        if (!(await setUnchangedPassword(trx, user, password_hash))) return false;
        await revokeAccess(trx, user, login_token);
        return true;
      });
    },

    closeLogins: (user: UserRow) => closeLogins(db, user),

    /**
     * Runs a write in a transaction in which the login is still valid. Locks the account, as a reset of its password
     * does. A write that changes the role closes the other logins: the sessions of other devices have the old role.
     * @returns undefined if the login was revoked since it was checked
     */
    writeAs: <Result>({ user, loginToken }: Login, write: (trx: Kysely<Schema>) => Promise<Result>) =>
      db.transaction().execute(async (trx): Promise<Result | undefined> => {
        await trx.updateTable("users").set({ id: user.id }).where("id", "=", user.id).execute();
        const login = trx.selectFrom("login_tokens").select("user_id").where("token_hash", "=", hashToken(loginToken));
        if (!(await login.executeTakeFirst())) return undefined;
        const result = await write(trx);
        const account = trx.selectFrom("users").select("role").where("id", "=", user.id);
        const { role } = await account.executeTakeFirstOrThrow();
        if (role !== user.role) await closeLogins(trx, user, loginToken);
        return result;
      }),

    /** Finds an account by a login token. @returns undefined if the token is expired, unknown or of another user */
    async findByToken({ username, login_token }: Credentials): Promise<UserRow | undefined> {
      return db
        .selectFrom("login_tokens")
        .innerJoin("users", "users.id", "login_tokens.user_id")
        .selectAll("users")
        .where("token_hash", "=", hashToken(login_token))
        .where("expires_at", ">", now())
        .where("username", "=", normalizeUsername(username))
        .executeTakeFirst();
    },

    async closeLogin(login_token: string): Promise<void> {
      await db.deleteFrom("login_tokens").where("token_hash", "=", hashToken(login_token)).execute();
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;

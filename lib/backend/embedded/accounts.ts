import "server-only";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { isDuplicate } from "@/lib/db/database";
import { prepare } from "@/lib/db/prepared";
import type { LoginTokenTable, Schema, UserRow } from "@/lib/db/schema";
import { type Credentials, normalizeUsername, type User } from "../contract";
import { hashPassword, isPasswordOf } from "./passwords";

/** A login lasts as long as the site's session with it (lib/auth/session.ts). */
export const LOGIN_TOKEN_TTL_SECONDS = 30 * 24 * 60 * 60;

const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

const selectUser = prepare((db, { username }: { username: string }) =>
  db.selectFrom("users").selectAll().where("username", "=", username),
);
const deleteExpired = prepare((db, { now }: { now: number }) =>
  db.deleteFrom("login_tokens").where("expires_at", "<=", now),
);
const insertToken = prepare((db, row: LoginTokenTable) => db.insertInto("login_tokens").values({ ...row }));

export function createAccounts(db: Kysely<Schema>, now: () => number = Date.now) {
  const insert = async (user: Pick<UserRow, "username" | "password_hash" | "google_sub">) => {
    const row: UserRow = { ...user, id: randomUUID(), role: "talent", created_at: now() };
    try {
      await db.insertInto("users").values(row).execute();
      return row;
    } catch (error) {
      if (isDuplicate(error)) return undefined;
      throw error;
    }
  };

  const findByUsername = async (username: string): Promise<UserRow | undefined> => {
    const [user] = await selectUser(db, { username: normalizeUsername(username) });
    return user;
  };

  /** Opens a login and hands out its token, of which only the hash is kept. */
  const openLogin = async (user: UserRow): Promise<User> => {
    const token = randomBytes(32).toString("base64url");
    const created_at = now();
    const expires_at = created_at + LOGIN_TOKEN_TTL_SECONDS * 1000;
    // Together, as SQLite commits what comes together only once.
    await Promise.all([
      deleteExpired(db, { now: created_at }),
      insertToken(db, { token_hash: hashToken(token), user_id: user.id, created_at, expires_at }),
    ]);
    return { username: user.username, login_token: token, role: user.role };
  };

  return {
    openLogin,

    /** The new account, or undefined where the address has one. */
    async register(username: string, password: string): Promise<UserRow | undefined> {
      const password_hash = await hashPassword(password);
      return insert({ username: normalizeUsername(username), password_hash, google_sub: null });
    },

    /** Undefined for an unknown address and for a wrong password, after the same work. */
    async findByPassword(username: string, password: string): Promise<UserRow | undefined> {
      const user = await findByUsername(username);
      return (await isPasswordOf(user?.password_hash, password)) ? user : undefined;
    },

    findByUsername,

    findByGoogle: (sub: string): Promise<UserRow | undefined> =>
      db.selectFrom("users").selectAll().where("google_sub", "=", sub).executeTakeFirst(),

    /** Undefined where this Google account, or another account with its address, is there already. */
    registerGoogle: (sub: string, email: string): Promise<UserRow | undefined> =>
      insert({ username: normalizeUsername(email), password_hash: null, google_sub: sub }),

    /** The person whose login token this is, while it lasts; the username has to be theirs. */
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

export type Accounts = ReturnType<typeof createAccounts>;

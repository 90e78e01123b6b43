import "server-only";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { isUniqueViolation } from "@/lib/db/errors";
import type { Schema, UserRow } from "@/lib/db/schema";
import { type Credentials, normalizeUsername, type User } from "../contract";
import { hashPassword, isPasswordOf } from "./passwords";

/** Equal to the lifetime of the site's session (lib/auth/session.ts). */
export const LOGIN_TOKEN_TTL_SECONDS = 30 * 24 * 60 * 60;

const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

export function createAccounts(db: Kysely<Schema>, now: () => number = Date.now) {
  const insert = async (user: Pick<UserRow, "username" | "password_hash" | "google_sub">) => {
    const row: UserRow = { ...user, id: randomUUID(), role: "talent", created_at: now() };
    try {
      await db.insertInto("users").values(row).execute();
      return row;
    } catch (error) {
      if (isUniqueViolation(error)) return undefined;
      throw error;
    }
  };

  const findByUsername = (username: string): Promise<UserRow | undefined> =>
    db.selectFrom("users").selectAll().where("username", "=", normalizeUsername(username)).executeTakeFirst();

  const openLogin = async (user: UserRow): Promise<User> => {
    const token = randomBytes(32).toString("base64url");
    const created_at = now();
    const expires_at = created_at + LOGIN_TOKEN_TTL_SECONDS * 1000;
    await db
      .insertInto("login_tokens")
      .values({ token_hash: hashToken(token), user_id: user.id, created_at, expires_at })
      .execute();
    return { username: user.username, login_token: token, role: user.role };
  };

  return {
    openLogin,

    /** @returns undefined if the address is taken */
    async register(username: string, password: string): Promise<UserRow | undefined> {
      const password_hash = await hashPassword(password);
      return insert({ username: normalizeUsername(username), password_hash, google_sub: null });
    },

    /** @returns undefined for an unknown address or a wrong password, both after the same amount of work */
    async findByPassword(username: string, password: string): Promise<UserRow | undefined> {
      const user = await findByUsername(username);
      return (await isPasswordOf(user?.password_hash, password)) ? user : undefined;
    },

    findByUsername,

    findByGoogle: (sub: string): Promise<UserRow | undefined> =>
      db.selectFrom("users").selectAll().where("google_sub", "=", sub).executeTakeFirst(),

    /** @returns undefined if the Google account or its address is already registered */
    registerGoogle: (sub: string, email: string): Promise<UserRow | undefined> =>
      insert({ username: normalizeUsername(email), password_hash: null, google_sub: sub }),

    /** @returns undefined if the token is expired, unknown or of another user */
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

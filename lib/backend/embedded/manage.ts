import type { Kysely } from "kysely";
import { type Database, eraseDeleted } from "@/lib/db/connection";
import { deleteInBatches } from "@/lib/db/in-batches";
import type { Schema } from "@/lib/db/schema";
import { normalizeUsername } from "../contract";
import { createAccountStore, RESET_TTL_MS } from "./account-store";
import { createRecords } from "./records";
import { resetUrl } from "./reset-mail";

const toIso = (time: number) => new Date(time).toISOString();

/** Describes an account: all that is stored about it except hashes and tokens. Times are ISO 8601, UTC. */
export async function describeAccount(db: Kysely<Schema>, username: string) {
  const user = await createAccountStore(db).findByUsername(username);
  if (!user) return undefined;
  const records = createRecords(db);
  const logins = await db.selectFrom("login_tokens").selectAll().where("user_id", "=", user.id).execute();
  return {
    email: user.username,
    role: user.role,
    createdAt: toIso(user.created_at),
    hasPassword: user.password_hash !== null,
    googleAccount: user.google_sub,
    talents: await records.talents(user),
    organizations: await records.organizations(user),
    logins: logins.map((login) => ({ since: toIso(login.created_at), until: toIso(login.expires_at) })),
  };
}

/** Lists accounts, oldest first. `logins` are those that have not ended. @param since milliseconds since 1970 */
export async function listAccounts(db: Kysely<Schema>, since = 0) {
  const rows = await db
    .selectFrom("users")
    .leftJoin("login_tokens", "login_tokens.user_id", "users.id")
    .select(({ fn }) => [
      "users.username",
      "users.role",
      "users.created_at",
      "users.password_hash",
      "users.google_sub",
      fn.count<number>("login_tokens.token_hash").as("logins"),
      fn.max("login_tokens.created_at").as("lastLogin"),
    ])
    .where("users.created_at", ">=", since)
    .groupBy("users.id")
    .orderBy("users.created_at")
    .orderBy("users.id")
    .execute();
  return rows.map(({ username, role, created_at, password_hash, google_sub, logins, lastLogin }) => ({
    email: username,
    role,
    createdAt: toIso(created_at),
    hasPassword: password_hash !== null,
    hasGoogle: google_sub !== null,
    logins,
    lastLogin: lastLogin === null ? null : toIso(lastLogin),
  }));
}

/** Counts the accounts. */
export async function countAccounts(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Deletes an account with its profile and login tokens, from the database's files too.
 * @returns whether it existed, and whether the files no longer hold it.
 */
export async function deleteAccount(database: Database, username: string) {
  // Profile records and login tokens cascade.
  const { numDeletedRows } = await database.db
    .deleteFrom("users")
    .where("username", "=", normalizeUsername(username))
    .executeTakeFirst();
  return { isFound: numDeletedRows > 0n, isErased: await eraseDeleted(database) };
}

/** Creates a link to choose a new password, for staff to pass on. @returns undefined if there is no account */
export async function createResetLink(db: Kysely<Schema>, username: string): Promise<string | undefined> {
  const token = await createAccountStore(db).createReset(username);
  return token && resetUrl(token);
}

/** Deletes expired login tokens and links to choose a password. @returns the number of login tokens. */
export async function purgeExpiredLogins(db: Kysely<Schema>, now = Date.now()): Promise<number> {
  await db.deleteFrom("password_resets").where("expires_at", "<=", now).execute();
  const resets = db.deleteFrom("outbox").where("kind", "=", "password-reset");
  await resets.where("queued_at", "<=", now - RESET_TTL_MS).execute();
  const expired = db.selectFrom("login_tokens").select("token_hash").where("expires_at", "<=", now);
  return deleteInBatches((limit) =>
    db.deleteFrom("login_tokens").where("token_hash", "in", expired.limit(limit)).executeTakeFirst(),
  );
}

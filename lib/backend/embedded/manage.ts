import "server-only";
import type { Kysely } from "kysely";
import type { Database } from "@/lib/db/database";
import { eraseDeleted } from "@/lib/db/erase";
import type { Schema } from "@/lib/db/schema";
import { normalizeUsername } from "../contract";
import { createAccounts } from "./accounts";
import { createRecords } from "./records";

const toIso = (time: number) => new Date(time).toISOString();

/** All that is kept of an account, for its owner: no hash and no token. Times are ISO 8601, UTC. */
export async function describeAccount(db: Kysely<Schema>, username: string) {
  const user = await createAccounts(db).findByUsername(username);
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

/** Deletes an account with its profile, and ends its logins. @returns whether there was one. */
export async function deleteAccount(database: Pick<Database, "db" | "pool">, username: string): Promise<boolean> {
  // What belongs to it goes with it (on delete cascade).
  const { numDeletedRows } = await database.db
    .deleteFrom("users")
    .where("username", "=", normalizeUsername(username))
    .executeTakeFirst();
  await eraseDeleted(database);
  return numDeletedRows > 0n;
}

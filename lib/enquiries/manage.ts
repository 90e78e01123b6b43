import "server-only";
import type { Kysely } from "kysely";
import type { Database } from "@/lib/db/database";
import { eraseDeleted } from "@/lib/db/erase";
import type { Schema } from "@/lib/db/schema";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Has an enquiry mailed again, delivered before or not, as a message of its own. @returns whether there is one of this id. */
export async function resendEnquiry(db: Kysely<Schema>, id: string, now = Date.now()): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("enquiries")
    .set({ delivered_at: null, queued_at: now, next_attempt_at: now, claimed_until: 0, attempts: 0, last_error: "" })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const fold = (email: string) => email.trim().toLowerCase();

/**
 * Deletes whatever a person sent, from the database's files too.
 * @returns how many enquiries that were, and whether the files are rid of them.
 */
export async function forgetPerson(
  database: Pick<Database, "db" | "pool">,
  email: string,
): Promise<{ count: number; isErased: boolean }> {
  const { db } = database;
  // A database's own lower() may know no letters but ASCII's.
  const known = await db.selectFrom("enquiries").select("email").distinct().execute();
  const theirs = known.flatMap((row) => (fold(row.email) === fold(email) ? [row.email] : []));
  if (!theirs.length) return { count: 0, isErased: true };
  const { numDeletedRows } = await db.deleteFrom("enquiries").where("email", "in", theirs).executeTakeFirst();
  return { count: Number(numDeletedRows), isErased: await eraseDeleted(database) };
}

/** Deletes what was delivered and is older than it may be kept. What never arrived stays. */
export async function purgeOld(db: Kysely<Schema>, retentionDays: number, now = Date.now()): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("enquiries")
    .where("kind", "=", "contact")
    .where("delivered_at", "is not", null)
    .where("created_at", "<", now - retentionDays * DAY_MS)
    .executeTakeFirst();
  await db.deleteFrom("enquiry_keys").where("expires_at", "<", now).execute();
  return Number(numDeletedRows);
}

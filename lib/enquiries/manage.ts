import "server-only";
import type { Kysely } from "kysely";
import type { Schema } from "@/lib/db/schema";

const DAY_MS = 24 * 60 * 60 * 1000;
const RESEND_FOR_MS = 7 * DAY_MS;

/** Has an enquiry mailed again, delivered before or not. @returns whether there is one of this id. */
export async function resendEnquiry(db: Kysely<Schema>, id: string, now = Date.now()): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("enquiries")
    .set({ delivered_at: null, next_attempt_at: now, give_up_at: now + RESEND_FOR_MS, attempts: 0, last_error: "" })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const fold = (email: string) => email.trim().toLowerCase();

/** Deletes whatever a person sent. @returns how many enquiries that were. */
export async function forgetPerson(db: Kysely<Schema>, email: string): Promise<number> {
  // A database's own lower() may know no letters but ASCII's.
  const known = await db.selectFrom("enquiries").select("email").distinct().execute();
  const theirs = known.flatMap((row) => (fold(row.email) === fold(email) ? [row.email] : []));
  if (!theirs.length) return 0;
  const { numDeletedRows } = await db.deleteFrom("enquiries").where("email", "in", theirs).executeTakeFirst();
  return Number(numDeletedRows);
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

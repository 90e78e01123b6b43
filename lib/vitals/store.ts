import "server-only";
import type { Kysely } from "kysely";
import type { Schema, VitalsRow } from "@/lib/db/schema";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The privacy notice says so (content/privacy.ts). */
const KEPT_DAYS = 365;

const key = ["day", "page", "metric", "device", "connection", "bucket"] as const;

/** The day of a time in milliseconds since 1970, UTC. */
export const dayOf = (time: number) => Math.floor(time / DAY_MS);

/** What a row is counted under. */
export const keyOf = (row: VitalsRow) => key.map((name) => row[name]).join(" ");

/** Adds counts to those that are there, all of them or none. @param rows each under a key of its own. */
export async function addCounts(db: Kysely<Schema>, rows: readonly VitalsRow[]): Promise<void> {
  // Two instances that lock the same rows in different orders would wait for one another.
  const inOrder = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db
    .insertInto("vitals")
    .values(inOrder)
    .onConflict((conflict) =>
      conflict.columns(key).doUpdateSet((eb) => ({ count: eb("vitals.count", "+", eb.ref("excluded.count")) })),
    )
    .execute();
}

/** Deletes the days that are older than counts are kept, and says how many rows that were. */
export async function deleteOldDays(db: Kysely<Schema>, now = Date.now()): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("vitals")
    .where("day", "<", dayOf(now) - KEPT_DAYS)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import "server-only";
import type { Kysely } from "kysely";
import type { Schema, VitalsRow } from "@/lib/db/schema";

export const metricNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;
export const deviceNames = ["phone", "tablet", "desktop"] as const;
export const connectionNames = ["slow-2g", "2g", "3g", "4g", "unknown"] as const;
export type MetricName = (typeof metricNames)[number];

const DAY_MS = 24 * 60 * 60 * 1000;
/** As stated in the privacy notice (content/privacy.ts). */
const RETENTION_DAYS = 365;
const key = ["day", "page", "metric", "device", "connection", "bucket"] as const;

/** Days since 1970, UTC. */
export const dayOf = (timeMs: number) => Math.floor(timeMs / DAY_MS);

/** The primary key of a row as text. */
export const keyOf = (row: VitalsRow) => key.map((name) => row[name]).join(" ");

/** Adds counts to the stored ones in one statement. @param rows with distinct keys */
export async function addCounts(db: Kysely<Schema>, rows: readonly VitalsRow[]): Promise<void> {
  // Instances that lock the same rows in different orders would deadlock.
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db
    .insertInto("vitals")
    .values(sorted)
    .onConflict((conflict) =>
      conflict.columns(key).doUpdateSet((eb) => ({ count: eb("vitals.count", "+", eb.ref("excluded.count")) })),
    )
    .execute();
}

/** @returns the number of deleted rows */
export async function deleteOldCounts(db: Kysely<Schema>, now = Date.now()): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("vitals")
    .where("day", "<", dayOf(now) - RETENTION_DAYS)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

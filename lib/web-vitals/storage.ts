import "server-only";
import type { Kysely } from "kysely";
import type { Schema, VitalsRow } from "@/lib/db/schema";
import type { Beacon } from "./beacon";
import { bucketOf } from "./histogram";

export const metricNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;
export const deviceNames = ["phone", "tablet", "desktop"] as const;
export const connectionNames = ["slow-2g", "2g", "3g", "4g", "unknown"] as const;
export type MetricName = (typeof metricNames)[number];

const DAY_MS = 24 * 60 * 60 * 1000;
/** As stated in the privacy notice (content/privacy.ts). */
const RETENTION_DAYS = 365;

/** Days since 1970, UTC. */
export const dayOf = (timeMs: number) => Math.floor(timeMs / DAY_MS);

/** Counts a page load and its metrics, in one statement. */
export async function addBeacon(db: Kysely<Schema>, { metrics, ...visit }: Beacon, now = Date.now()): Promise<void> {
  const row = { ...visit, day: dayOf(now), count: 1 };
  // Visits first: instances that lock the rows of one page in different orders would deadlock.
  const rows: VitalsRow[] = [{ ...row, metric: "visits", bucket: 0 }];
  for (const metric of metricNames) {
    const value = metrics[metric];
    if (value !== undefined) rows.push({ ...row, metric, bucket: bucketOf(metric, value) });
  }
  await db
    .insertInto("vitals")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["day", "page", "metric", "device", "connection", "bucket"])
        .doUpdateSet((eb) => ({ count: eb("vitals.count", "+", 1) })),
    )
    .execute();
}

export async function deleteOldCounts(db: Kysely<Schema>, now = Date.now()): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("vitals")
    .where("day", "<", dayOf(now) - RETENTION_DAYS)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

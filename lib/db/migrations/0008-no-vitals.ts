import type { Kysely } from "kysely";

/** Web vitals are Prometheus metrics (lib/metrics.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("vitals").execute();
}

import type { Kysely } from "kysely";

/** One row, written by the readiness check. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("heartbeat")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
}

import type { Kysely } from "kysely";

/** One row, which an instance writes to know that it can. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("heartbeat")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
}

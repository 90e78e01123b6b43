import type { Kysely } from "kysely";

/** Adds the time at which a person had unsubscribed who signed up again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("enquiries").addColumn("previously_unsubscribed_at", "bigint").execute();
}

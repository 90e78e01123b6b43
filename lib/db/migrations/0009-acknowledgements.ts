import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  let mails = db.schema
    .createTable("acknowledgements")
    // The enquiry's.
    .addColumn("id", "text", (column) => column.primaryKey().references("enquiries.id").onDelete("cascade"))
    .addColumn("last_error", "text", (column) => column.notNull());
  for (const name of ["next_attempt_at", "queued_at", "claimed_until"])
    mails = mails.addColumn(name, "bigint", (column) => column.notNull());
  await mails.addColumn("attempts", "integer", (column) => column.notNull()).execute();
}

import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  let mails = db.schema.createTable("reset_mails").addColumn("id", "text", (column) => column.primaryKey());
  for (const name of ["username", "last_error"]) mails = mails.addColumn(name, "text", (column) => column.notNull());
  for (const name of ["expires_at", "next_attempt_at", "queued_at", "claimed_until"])
    mails = mails.addColumn(name, "bigint", (column) => column.notNull());
  await mails.addColumn("attempts", "integer", (column) => column.notNull()).execute();
}

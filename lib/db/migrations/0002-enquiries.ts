import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  let enquiries = db.schema.createTable("enquiries").addColumn("id", "text", (column) => column.primaryKey());
  for (const name of ["kind", "name", "email", "phone", "subject", "message", "source", "suspect", "last_error"]) {
    enquiries = enquiries.addColumn(name, "text", (column) => column.notNull());
  }
  for (const name of ["created_at", "next_attempt_at", "queued_at", "claimed_until"]) {
    enquiries = enquiries.addColumn(name, "bigint", (column) => column.notNull());
  }
  await enquiries
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("delivered_at", "bigint")
    .addColumn("unsubscribed_at", "bigint")
    .execute();
  await db.schema.createIndex("enquiries_due").on("enquiries").columns(["delivered_at", "next_attempt_at"]).execute();
  await db.schema.createIndex("enquiries_email").on("enquiries").column("email").execute();

  await db.schema
    .createTable("enquiry_keys")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("enquiry_id", "text", (column) => column.notNull().references("enquiries.id").onDelete("cascade"))
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
}

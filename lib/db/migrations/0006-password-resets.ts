import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("confirmed_at", "bigint").execute();
  // Google had verified their addresses.
  await sql`update users set confirmed_at = created_at where google_sub is not null`.execute(db);

  await db.schema
    .createTable("password_resets")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("password_resets_user_id").on("password_resets").column("user_id").execute();
}

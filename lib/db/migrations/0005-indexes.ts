import { type Kysely, SqliteAdapter, sql } from "kysely";

/**
 * Indexes for a foreign key and for expiry. On SQLite, enquiry_keys becomes WITHOUT ROWID: one B-tree clustered by key
 * instead of a table and an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql`alter table enquiry_keys rename to old_keys`.execute(db);
    await sql`create table enquiry_keys (
      key text primary key not null,
      enquiry_id text not null references enquiries(id) on delete cascade,
      expires_at bigint not null
    ) without rowid`.execute(db);
    await sql`insert into enquiry_keys select key, enquiry_id, expires_at from old_keys`.execute(db);
    await db.schema.dropTable("old_keys").execute();
  }
  await db.schema.createIndex("enquiry_keys_enquiry_id").on("enquiry_keys").column("enquiry_id").execute();
  await db.schema.createIndex("login_tokens_expires_at").on("login_tokens").column("expires_at").execute();
}

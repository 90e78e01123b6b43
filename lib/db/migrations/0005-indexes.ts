import { type Kysely, SqliteAdapter, sql } from "kysely";

/**
 * What every log-in and every enquiry looks for is found without reading all that is kept. And SQLite keeps an
 * enquiry's keys in one tree, ordered by the key, instead of in one by row and another one that leads from the key to it.
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

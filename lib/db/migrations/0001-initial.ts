import { type ColumnDataType, type Kysely, SqliteAdapter, sql } from "kysely";

/** The schema of the first release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  /** Starts a table whose columns are not null. */
  const table = (name: string, columns: Record<string, ColumnDataType>) =>
    Object.entries(columns).reduce(
      (builder, [column, type]) => builder.addColumn(column, type, (one) => one.notNull()),
      db.schema.createTable(name),
    );
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();

  await table("users", { role: "text", created_at: "bigint" })
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("username", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text")
    .addColumn("google_sub", "text", (column) => column.unique())
    .execute();

  await table("login_tokens", { created_at: "bigint", expires_at: "bigint" })
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .execute();
  await index("login_tokens_user_id", "login_tokens", ["user_id"]);
  await index("login_tokens_expires_at", "login_tokens", ["expires_at"]);

  await table("password_resets", { expires_at: "bigint" })
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .execute();
  await index("password_resets_user_id", "password_resets", ["user_id"]);

  for (const [name, owner] of [
    ["talents", "email"],
    ["organizations", "added_by"],
  ] as const) {
    await table(name, { [owner]: "text", name: "text", phone: "text", about: "text" })
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().unique().references("users.id").onDelete("cascade"))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .execute();
  }

  const words = { name: "text", email: "text", phone: "text", subject: "text", message: "text" } as const;
  await table("enquiries", { kind: "text", ...words, source: "text", suspect: "text", created_at: "bigint" })
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("delivered_at", "bigint")
    .execute();
  await index("enquiries_email", "enquiries", ["email"]);
  await index("enquiries_created_at", "enquiries", ["created_at", "id"]);

  const keys = table("enquiry_keys", { expires_at: "bigint" })
    .addColumn("key", "text", (column) => column.notNull().primaryKey())
    .addColumn("enquiry_id", "text", (column) => column.notNull().references("enquiries.id").onDelete("cascade"));
  // SQLite gets one B-tree clustered by key instead of a table and an index.
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await (isSqlite ? keys.modifyEnd(sql`without rowid`) : keys).execute();
  await index("enquiry_keys_enquiry_id", "enquiry_keys", ["enquiry_id"]);

  const state = { queued_at: "bigint", next_attempt_at: "bigint", claimed_until: "bigint" } as const;
  await table("outbox", { kind: "text", ...state, attempts: "integer", last_error: "text" })
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("enquiry_id", "text", (column) => column.references("enquiries.id").onDelete("cascade"))
    .addColumn("username", "text")
    .execute();
  await index("outbox_next_attempt_at", "outbox", ["next_attempt_at"]);
  await index("outbox_enquiry_id", "outbox", ["enquiry_id"]);

  await table("enquiry_notice", { unannounced: "integer", next_at: "bigint" })
    .addColumn("id", "integer", (column) => column.primaryKey())
    .execute();

  await table("heartbeat", { at: "bigint" })
    .addColumn("id", "integer", (column) => column.primaryKey())
    .execute();

  // rate-limiter-flexible needs these columns (lib/rate-limit.ts); SQLite does not use them.
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
}

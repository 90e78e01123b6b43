import { type ColumnBuilderCallback, type ColumnDataType, type Kysely, SqliteAdapter, sql } from "kysely";

const primaryKey: ColumnBuilderCallback = (column) => column.notNull().primaryKey();

/** The schema of the first release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  /** Starts a table with a primary key, whose columns are not null. */
  const table = (
    name: string,
    key: string,
    columns: Record<string, ColumnDataType>,
    keyType: ColumnDataType = "text",
  ) =>
    Object.entries(columns).reduce(
      (builder, [column, type]) => builder.addColumn(column, type, (one) => one.notNull()),
      db.schema.createTable(name).addColumn(key, keyType, primaryKey),
    );
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();

  await table("users", "id", { role: "text", created_at: "bigint" })
    .addColumn("username", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text")
    .addColumn("google_sub", "text", (column) => column.unique())
    .execute();

  await table("login_tokens", "token_hash", { created_at: "bigint", expires_at: "bigint" })
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .execute();
  await index("login_tokens_user_id", "login_tokens", ["user_id"]);
  await index("login_tokens_expires_at", "login_tokens", ["expires_at"]);

  await table("password_resets", "token_hash", { expires_at: "bigint" })
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .execute();
  await index("password_resets_user_id", "password_resets", ["user_id"]);

  for (const [name, owner] of [
    ["talents", "email"],
    ["organizations", "added_by"],
  ] as const) {
    const words = { [owner]: "text", name: "text", phone: "text", about: "text" } as const;
    await table(name, "id", { ...words, created_at: "bigint", updated_at: "bigint" })
      .addColumn("user_id", "text", (column) => column.notNull().unique().references("users.id").onDelete("cascade"))
      .execute();
  }

  const words = { name: "text", email: "text", phone: "text", subject: "text", message: "text" } as const;
  await table("enquiries", "id", { kind: "text", ...words, source: "text", suspect: "text", created_at: "bigint" })
    .addColumn("delivered_at", "bigint")
    .execute();
  await index("enquiries_email", "enquiries", ["email"]);
  await index("enquiries_created_at", "enquiries", ["created_at", "id"]);

  const keys = table("enquiry_keys", "key", { expires_at: "bigint" }).addColumn("enquiry_id", "text", (column) =>
    column.notNull().references("enquiries.id").onDelete("cascade"),
  );
  // SQLite gets one B-tree clustered by key instead of a table and an index.
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await (isSqlite ? keys.modifyEnd(sql`without rowid`) : keys).execute();
  await index("enquiry_keys_enquiry_id", "enquiry_keys", ["enquiry_id"]);

  const state = { queued_at: "bigint", next_attempt_at: "bigint", claimed_until: "bigint" } as const;
  await table("outbox", "id", { kind: "text", ...state, attempts: "integer", last_error: "text" })
    .addColumn("enquiry_id", "text", (column) => column.references("enquiries.id").onDelete("cascade"))
    .addColumn("username", "text")
    .execute();
  await index("outbox_next_attempt_at", "outbox", ["next_attempt_at"]);
  await index("outbox_enquiry_id", "outbox", ["enquiry_id"]);

  await table("enquiry_notice", "id", { unannounced: "integer", next_at: "bigint" }, "integer").execute();
  await table("heartbeat", "id", { at: "bigint" }, "integer").execute();

  // rate-limiter-flexible needs these columns (lib/rate-limit/index.ts); SQLite does not use them.
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
}

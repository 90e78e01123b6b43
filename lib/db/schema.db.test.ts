import { describeDatabases } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import type { Schema } from "./schema";

type KindOf<Value> = null extends Value
  ? `${KindOf<NonNullable<Value>>} or null`
  : Value extends string
    ? "text"
    : "number";

/** The columns of the types. One that is missing here, or has another kind, does not compile. */
const columns: { [Table in keyof Schema]: { [Column in keyof Schema[Table]]: KindOf<Schema[Table][Column]> } } = {
  users: {
    id: "text",
    username: "text",
    password_hash: "text or null",
    google_sub: "text or null",
    role: "text",
    created_at: "number",
  },
  login_tokens: { token_hash: "text", user_id: "text", created_at: "number", expires_at: "number" },
  password_resets: { token_hash: "text", user_id: "text", expires_at: "number" },
  talents: {
    id: "text",
    user_id: "text",
    name: "text",
    email: "text",
    phone: "text",
    about: "text",
    created_at: "number",
    updated_at: "number",
  },
  organizations: {
    id: "text",
    user_id: "text",
    name: "text",
    added_by: "text",
    phone: "text",
    about: "text",
    created_at: "number",
    updated_at: "number",
  },
  enquiries: {
    id: "text",
    kind: "text",
    name: "text",
    email: "text",
    phone: "text",
    subject: "text",
    message: "text",
    source: "text",
    suspect: "text",
    created_at: "number",
    delivered_at: "number or null",
  },
  enquiry_keys: { key: "text", enquiry_id: "text", expires_at: "number" },
  outbox: {
    id: "text",
    kind: "text",
    enquiry_id: "text or null",
    username: "text or null",
    queued_at: "number",
    attempts: "number",
    next_attempt_at: "number",
    claimed_until: "number",
    last_error: "text",
  },
  enquiry_notice: { id: "number", unannounced: "number", next_at: "number" },
  heartbeat: { id: "number", at: "number" },
};

describeDatabases("the types of the tables", (create) => {
  const store = withDatabase(create);

  test("are those of the migrated database", async () => {
    const tables = await store.db.introspection.getTables();
    const migrated = tables.map(({ name, columns: all }) => [
      name,
      Object.fromEntries(
        all.map((column) => {
          const kind = column.dataType.replace(/.*int.*/i, "number").toLowerCase();
          return [column.name, column.isNullable ? `${kind} or null` : kind];
        }),
      ),
    ]);
    // Only rate-limiter-flexible reads and writes this table.
    const { rate_limits: _, ...ours } = Object.fromEntries(migrated);
    expect(ours).toEqual(columns);
  });
});

import type { Kysely } from "kysely";

const TEXTS = ["page", "metric", "device", "connection"] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  let vitals = db.schema.createTable("vitals").addColumn("day", "integer", (column) => column.notNull());
  for (const name of TEXTS) vitals = vitals.addColumn(name, "text", (column) => column.notNull());
  for (const name of ["bucket", "count"]) vitals = vitals.addColumn(name, "integer", (column) => column.notNull());
  // The day comes first: reports and the purge select ranges of days.
  await vitals.addPrimaryKeyConstraint("vitals_key", ["day", ...TEXTS, "bucket"] as never[]).execute();
}

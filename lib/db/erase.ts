import "server-only";
import { sql } from "kysely";
import type { Database } from "./database";

/**
 * Sees to it that what was deleted is gone from SQLite's files: it is overwritten in the file, but the log has it
 * until it is put there. PostgreSQL overwrites it in its own time (vacuum).
 */
export async function eraseDeleted({ db, pool }: Pick<Database, "db" | "pool">): Promise<void> {
  if (!pool) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

import "server-only";
import { sql } from "kysely";
import type { Database } from "./database";
import { tryAgain } from "./try-again";

class StillReadError extends Error {}

/**
 * Sees to it that what was deleted is gone from SQLite's files: it is overwritten in the file, but the log has it
 * until it is put there, which waits for whoever is reading. PostgreSQL overwrites it in its own time (vacuum).
 * @returns false where somebody read for so long that the log still has it; the site's next stop ends that.
 */
export async function eraseDeleted({ db, pool }: Pick<Database, "db" | "pool">): Promise<boolean> {
  if (pool) return true;
  const checkpoint = async () => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy) throw new StillReadError();
    return true;
  };
  return tryAgain(checkpoint, (error) => error instanceof StillReadError).catch(() => false);
}

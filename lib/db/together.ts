import "server-only";
import { type CompiledQuery, type Kysely, type QueryResult, SqliteAdapter } from "kysely";
import type { Schema } from "./schema";
import type { SharedConnection } from "./sqlite-driver";

type IsRight = (results: QueryResult<unknown>[]) => boolean;

class NotRightError extends Error {}

async function runOneByOne(db: Kysely<Schema>, queries: CompiledQuery[], isRight: IsRight): Promise<boolean> {
  try {
    return await db.transaction().execute(async (trx) => {
      const results: QueryResult<unknown>[] = [];
      for (const query of queries) results.push(await trx.executeQuery(query));
      if (!isRight(results)) throw new NotRightError();
      return true;
    });
  } catch (error) {
    if (error instanceof NotRightError) return false;
    throw error;
  }
}

/**
 * Runs statements that need none of one another's results as one transaction. On SQLite nobody waits between them, which
 * takes Kysely longer than they do.
 * @param isRight looks at their results, in the same order.
 * @returns true once all is on the disk; false where it was not right, and all was taken back.
 * @throws what the database throws; then nothing is kept.
 */
export async function runTogether(db: Kysely<Schema>, queries: CompiledQuery[], isRight: IsRight): Promise<boolean> {
  const executor = db.getExecutor();
  if (!(executor.adapter instanceof SqliteAdapter)) return runOneByOne(db, queries, isRight);
  return executor.provideConnection((connection) => (connection as SharedConnection).runTogether(queries, isRight));
}

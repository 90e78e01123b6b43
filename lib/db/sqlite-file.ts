import Sqlite from "better-sqlite3";
import { codeOf } from "./errors";

/** The locks are kept, because a database that is collected releases its own. */
const serverLocks: Sqlite.Database[] = [];

/**
 * Locks a SQLite database for one server, by a file beside it; commands may use the database meanwhile. SQLite's lock
 * ends with the process, even if it was killed, and holds between containers.
 * @returns false if another server has it
 */
export function lockForServer(file: string): boolean {
  try {
    serverLocks.push(
      new Sqlite(`${file}-server`, { timeout: 0 }).exec("pragma journal_mode = memory; begin exclusive"),
    );
    return true;
  } catch (error) {
    return !codeOf(error).startsWith("SQLITE_BUSY");
  }
}

/** The names of the migrations that have run in an open database; none if it is empty or another program's. */
export function listSqliteMigrations(sqlite: Sqlite.Database): string[] {
  const hasTable = sqlite.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get() !== undefined;
  return hasTable ? (sqlite.prepare("select name from kysely_migration").pluck().all() as string[]) : [];
}

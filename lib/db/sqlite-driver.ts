import Sqlite12 from "better-sqlite3";
// @ts-expect-error The alias has no types of its own: it is better-sqlite3 13.
import Sqlite13 from "better-sqlite3-13";
import { codeOf } from "./errors";

/**
 * better-sqlite3 is installed in two versions, and Node-API decides between them. Version 13 needs Node-API 10, so Node
 * 22.14 (or 23.6): older ones end in a segmentation fault (WiseLibs/better-sqlite3#1514). Version 12 aborts the process
 * on Node 24.19 and later once a statement or a database is collected (`RemoveEnvironmentCleanupHook`, `env !=
 * nullptr`). This choice and what lib/cli/bootstrap.mjs does for version 12 can go when `engines` in package.json
 * requires Node 22.14.
 */
export const chooseSqlitePackage = (nodeApi: number) => (nodeApi >= 10 ? "better-sqlite3-13" : "better-sqlite3");
export const sqlitePackage = chooseSqlitePackage(Number(process.versions.napi));

/** Both packages load their add-on when the first database is opened. */
export const Sqlite: typeof Sqlite12 = sqlitePackage === "better-sqlite3-13" ? Sqlite13 : Sqlite12;

/** The locks are kept, because a database that is collected releases its own. */
const serverLocks: Sqlite12.Database[] = [];

/**
 * Locks a SQLite database for one server, by a file beside it; commands may use the database meanwhile. SQLite's lock
 * ends with the process, also with one that was killed, and holds between containers.
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

/** The names of the migrations that have run in an open database; none in one that is empty or another program's. */
export function listSqliteMigrations(sqlite: Sqlite12.Database): string[] {
  const hasTable = sqlite.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get() !== undefined;
  return hasTable ? (sqlite.prepare("select name from kysely_migration").pluck().all() as string[]) : [];
}

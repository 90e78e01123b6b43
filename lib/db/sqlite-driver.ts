import Sqlite12 from "better-sqlite3";
import Sqlite13 from "better-sqlite3-13";

const nodeMajor = Number.parseInt(process.versions.node, 10);

/**
 * better-sqlite3 for the running Node: version 12 aborts the process on Node 24.19 and later when one of its statements is collected,
 * and version 13 needs Node 22. Each loads its addon when the first database is opened.
 */
export const Sqlite = nodeMajor >= 22 ? Sqlite13 : Sqlite12;

/** The names of the migrations that have run in an open database; none in one that is empty or another program's. */
export function listSqliteMigrations(sqlite: Sqlite12.Database): string[] {
  const hasTable = sqlite.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get() !== undefined;
  return hasTable ? (sqlite.prepare("select name from kysely_migration").pluck().all() as string[]) : [];
}

import Sqlite12 from "better-sqlite3";
import Sqlite13 from "better-sqlite3-13";
import { sqlitePackage } from "./sqlite-package";

/** Each loads its add-on when the first database is opened. */
export const Sqlite = sqlitePackage === "better-sqlite3-13" ? Sqlite13 : Sqlite12;

/** The names of the migrations that have run in an open database; none in one that is empty or another program's. */
export function listSqliteMigrations(sqlite: Sqlite12.Database): string[] {
  const hasTable = sqlite.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get() !== undefined;
  return hasTable ? (sqlite.prepare("select name from kysely_migration").pluck().all() as string[]) : [];
}

import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "@/lib/db/connection";
import { codeOf } from "@/lib/db/errors";
import { migrationProblem } from "@/lib/db/migrate";
import { listSqliteMigrations, Sqlite } from "@/lib/db/sqlite-driver";
import { runProgram } from "./run-program";

const fileOf = (url: string) => url.slice("file:".length);

/** A consistent copy, although the source may be in use. @throws if that is damaged, or not a database of the site */
export function copy(source: string, target: string) {
  // Left by a copy that was killed.
  rmSync(target, { force: true });
  const sqlite = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    const damage = String(sqlite.pragma("integrity_check(1)", { simple: true }));
    if (damage !== "ok") throw new Error(damage.split("\n", 1)[0]);
    const problem = migrationProblem(listSqliteMigrations(sqlite));
    // One of a newer version can be backed up, and is rejected by the migration of a restore.
    if (problem === "not a database of this site") throw new Error(problem);
    sqlite.prepare("vacuum into ?").run(target);
  } catch (error) {
    throw new Error(`${source} cannot be copied: ${(error as Error).message}`, { cause: error });
  } finally {
    sqlite.close();
  }
}

/** Copies in a process of its own, which a signal can end: SQLite's calls block, and npm's script kills a command that does not react. */
const copyApart = (source: string, target: string, signal: AbortSignal) =>
  runProgram(process.execPath, [...process.execArgv, process.argv[1] ?? "", "copy", source, target], signal);

/** @throws if the database is in use. A damaged one may be replaced. */
function assertUnused(database: string) {
  if (!existsSync(database)) return;
  const sqlite = new Sqlite(database, { timeout: 0 });
  try {
    sqlite.pragma("locking_mode = exclusive");
    sqlite.exec("begin exclusive; rollback");
  } catch (error) {
    if (codeOf(error).startsWith("SQLITE_BUSY")) throw new Error("The database is in use: stop the site first.");
  } finally {
    // Also moves the WAL into the database, which thus stays intact if the restore fails.
    sqlite.close();
  }
}

/** The site may be running. */
export const backUp = (url: string, file: string, signal: AbortSignal) => copyApart(fileOf(url), file, signal);

/** Replaces the database atomically, with a migrated one. */
export async function restore(url: string, file: string, signal: AbortSignal) {
  const database = fileOf(url);
  const restored = `${database}.restored`;
  mkdirSync(path.dirname(path.resolve(database)), { recursive: true, mode: 0o700 });
  try {
    await copyApart(file, restored, signal);
    await (await openDatabase(`file:${restored}`)).close();
    assertUnused(database);
    for (const suffix of ["-wal", "-shm"]) rmSync(database + suffix, { force: true });
    renameSync(restored, database);
  } finally {
    for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(restored + suffix, { force: true });
  }
}

import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { codeOf } from "@/lib/db/errors";

const WAL_SUFFIXES = ["-wal", "-shm"];
const ALL_PAGES = 0x7fff_ffff;
/** Created by the first migration, so its absence means another program's or an empty database. */
const MIGRATION_TABLE = "select 1 from sqlite_master where name = 'kysely_migration'";

const removeWal = (file: string) => {
  for (const suffix of WAL_SUFFIXES) rmSync(file + suffix, { force: true });
};

function findDamage(file: string): string | undefined {
  const copy = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const [result] = copy.pragma("integrity_check", { simple: false }) as { integrity_check: string }[];
    if (result?.integrity_check !== "ok") return result?.integrity_check.split("\n", 1)[0] ?? "unknown";
    return copy.prepare(MIGRATION_TABLE).get() ? undefined : "not a database of this site";
  } catch (error) {
    return (error as Error).message;
  } finally {
    copy.close();
  }
}

/** @param file not open elsewhere @throws if it is damaged or not a database of the site */
function assertIntact(file: string) {
  const damage = findDamage(file);
  // Created by reading; a read-only connection does not remove them.
  removeWal(file);
  if (damage) throw new Error(`${file} is damaged: ${damage}`);
}

/** Uses SQLite's online backup, so the site may be running, and verifies the copy. */
export async function backUpSqlite(database: string, file: string): Promise<void> {
  const source = new Sqlite(database, { readonly: true, fileMustExist: true });
  try {
    // In one step: SQLite restarts the backup after each write between two steps.
    await source.backup(file, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  assertIntact(file);
}

/**
 * Checkpoints the WAL into the database that will be replaced, so that it stays intact if the restore fails.
 * @throws if the database is in use
 */
function checkpoint(database: string) {
  if (!existsSync(database)) return removeWal(database);
  let isBusy = false;
  try {
    const old = new Sqlite(database, { timeout: 0 });
    try {
      old.pragma("wal_checkpoint(TRUNCATE)");
    } finally {
      old.close();
    }
    isBusy = existsSync(`${database}-wal`);
  } catch (error) {
    // Other errors mean a damaged database, which may be replaced.
    isBusy = codeOf(error).startsWith("SQLITE_BUSY");
  }
  if (isBusy) throw new Error("The database is in use: stop the site first.");
  removeWal(database);
}

/** Replaces the database atomically. The site has to be stopped. */
export function restoreSqlite(file: string, database: string): void {
  const restored = `${database}.restored`;
  mkdirSync(path.dirname(path.resolve(database)), { recursive: true, mode: 0o700 });
  try {
    copyFileSync(file, restored);
    // Checks the copy, because SQLite may need to write next to the file and the backup may be on a read-only medium.
    assertIntact(restored);
    const descriptor = openSync(restored, "r+");
    fsyncSync(descriptor);
    closeSync(descriptor);
    checkpoint(database);
    renameSync(restored, database);
  } catch (error) {
    rmSync(restored, { force: true });
    throw error;
  }
}

import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { codeOf } from "@/lib/db/error-code";

const LOGS = ["-wal", "-shm"];
/** More than a database can have. */
const ALL_PAGES = 0x7fff_ffff;
/** Made by the first migration: a file without it is another program's, or empty. */
const OURS = "select 1 from sqlite_master where name = 'kysely_migration'";

const removeLogs = (file: string) => {
  for (const end of LOGS) rmSync(file + end, { force: true });
};

function findFault(file: string): string | undefined {
  const copy = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const [found] = copy.pragma("integrity_check", { simple: false }) as { integrity_check: string }[];
    if (found?.integrity_check !== "ok") return found?.integrity_check.split("\n", 1)[0] ?? "unknown";
    return copy.prepare(OURS).get() ? undefined : "it is not this site's database";
  } catch (error) {
    return (error as Error).message;
  } finally {
    copy.close();
  }
}

/** @throws where the file, which nobody else has open, is no database of the site in good order. */
function check(file: string) {
  const fault = findFault(file);
  // Reading makes them, and may not take them away.
  removeLogs(file);
  if (fault) throw new Error(`${file} is damaged: ${fault}`);
}

/** Copies the database while the site goes on writing to it (SQLite's online backup), and reads the copy once. */
export async function backUpSqlite(database: string, file: string): Promise<void> {
  const source = new Sqlite(database, { readonly: true, fileMustExist: true });
  try {
    // All in one step, whatever was added since the last: SQLite begins again whenever somebody writes between two.
    await source.backup(file, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  check(file);
}

/**
 * Has SQLite put the log of a database that is replaced into it, which the last one to close it does: whatever happens
 * then, neither is lost. @throws where somebody else has it open.
 */
function settle(database: string) {
  if (!existsSync(database)) return removeLogs(database);
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
    // A database that is damaged has nothing to keep.
    isBusy = codeOf(error).startsWith("SQLITE_BUSY");
  }
  if (isBusy) throw new Error("The database is in use: stop the site first.");
  removeLogs(database);
}

/** Puts a backup in the database's place, whole or not at all. The site has to be stopped. */
export function restoreSqlite(file: string, database: string): void {
  const draft = `${database}.restored`;
  mkdirSync(path.dirname(path.resolve(database)), { recursive: true, mode: 0o700 });
  try {
    copyFileSync(file, draft);
    // The copy, so that a backup on a medium that is read only can be read.
    check(draft);
    const opened = openSync(draft, "r+");
    fsyncSync(opened);
    closeSync(opened);
    settle(database);
    renameSync(draft, database);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

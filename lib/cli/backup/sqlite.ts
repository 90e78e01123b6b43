import { copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import Sqlite from "better-sqlite3";

/** @throws where the file is no SQLite database in good order. */
function check(file: string) {
  const copy = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const [found] = copy.pragma("integrity_check", { simple: false }) as { integrity_check: string }[];
    if (found?.integrity_check !== "ok") throw new Error(`${file} is damaged: ${found?.integrity_check}`);
  } finally {
    copy.close();
  }
}

/** Copies the database while the site goes on writing to it (SQLite's online backup), and reads the copy once. */
export async function backUpSqlite(database: string, file: string): Promise<void> {
  const source = new Sqlite(database, { readonly: true, fileMustExist: true });
  try {
    await source.backup(file);
  } finally {
    source.close();
  }
  check(file);
}

/** Puts a backup in the database's place, whole or not at all. The site has to be stopped. */
export function restoreSqlite(file: string, database: string): void {
  check(file);
  const draft = `${database}.restored`;
  copyFileSync(file, draft);
  // What the log still holds belongs to the database that goes.
  for (const end of ["-wal", "-shm"]) if (existsSync(database + end)) rmSync(database + end);
  renameSync(draft, database);
}

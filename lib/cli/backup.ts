import { existsSync, mkdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { Command } from "commander";
import type { Kysely } from "kysely";
import { openDatabase } from "@/lib/db/connection";
import { codeOf } from "@/lib/db/errors";
import { migrationProblem } from "@/lib/db/migrate";
import type { Schema } from "@/lib/db/schema";
import { listSqliteMigrations } from "@/lib/db/sqlite-file";
import { commandName, requireDatabase, requireFile, runCommand, userPath } from "./run-command";

async function readSettings() {
  const { databaseUrl, env, isSqlite } = await import("@/lib/settings/env");
  if (!isSqlite) throw new Error("With PostgreSQL use pg_dump and pg_restore (docs/operations.md, Backup).");
  return { databaseUrl, folder: path.join(env.DATA_DIR, "backups") };
}

function defaultFile(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replaceAll(":", "-").replace(/\..*/, "");
  return path.join(folder, `site-${time}.db`);
}

// Backups hold personal data, so only their owner may read them.
process.umask(0o077);

const fileOf = (url: string) => url.slice("file:".length);

/**
 * Copies a database consistently, although it may be in use.
 * @throws if it is damaged, or not a database of the site
 */
function copy(source: string, target: string) {
  // A copy that was killed leaves such a file.
  rmSync(target, { force: true });
  const sqlite = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    const damage = String(sqlite.pragma("integrity_check(1)", { simple: true }));
    if (damage !== "ok") throw new Error(damage.split("\n", 1)[0]);
    const problem = migrationProblem(listSqliteMigrations(sqlite));
    // A database of a newer version can be backed up; the migration of a restore rejects it.
    if (problem === "not a database of this site") throw new Error(problem);
    sqlite.prepare("vacuum into ?").run(target);
  } catch (error) {
    throw new Error(`${source} cannot be copied: ${(error as Error).message}`, { cause: error });
  } finally {
    sqlite.close();
  }
}

/** Makes sure that no process uses a database. @throws if one does. A damaged database may be replaced. */
function assertUnused(database: string) {
  if (!existsSync(database)) return;
  const sqlite = new Sqlite(database, { timeout: 0 });
  try {
    sqlite.pragma("locking_mode = exclusive");
    sqlite.exec("begin exclusive; rollback");
  } catch (error) {
    if (codeOf(error).startsWith("SQLITE_BUSY")) throw new Error("it is in use. Stop the site first.");
  } finally {
    // Closing also moves the WAL into the database, which thus stays intact if the restore fails.
    sqlite.close();
  }
}

/**
 * Ends all log-ins, and all links to choose a password: the backup has those that were ended after it, by a log-out or
 * a new password.
 */
async function endLogins(db: Kysely<Schema>) {
  await db.deleteFrom("login_tokens").execute();
  await db.deleteFrom("password_resets").execute();
  await db.deleteFrom("outbox").where("kind", "=", "password-reset").execute();
}

/** Counts the mails about enquiries that wait: those to the company, and acknowledgements to visitors. */
async function countWaiting(db: Kysely<Schema>) {
  const mails = await db.selectFrom("outbox").select("kind").where("kind", "!=", "password-reset").execute();
  const toVisitors = mails.filter(({ kind }) => kind === "acknowledgement").length;
  return { toCompany: mails.length - toVisitors, toVisitors };
}

/**
 * Replaces the database atomically by a migrated backup without log-ins.
 * @returns the numbers of mails that wait in it
 * @throws with the path of the database
 */
async function restore(database: string, file: string) {
  // A symbolic link to the database is kept.
  const target = existsSync(database) ? realpathSync(database) : path.resolve(database);
  const restored = `${target}.restored`;
  try {
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
    copy(file, restored);
    const { db, close } = await openDatabase(`file:${restored}`);
    await endLogins(db);
    const waiting = await countWaiting(db);
    await close();
    assertUnused(target);
    for (const suffix of ["-wal", "-shm"]) rmSync(target + suffix, { force: true });
    renameSync(restored, target);
    return waiting;
  } catch (error) {
    throw new Error(`${target} was not replaced: ${(error as Error).message}`, { cause: error });
  } finally {
    for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(restored + suffix, { force: true });
  }
}

const program = new Command(commandName("", "database.mjs").trim()).description(
  "Back up and restore the SQLite database.",
);

program
  .command("backup [file]")
  .description("copy the database; the site may be running")
  .action(async (given?: string) => {
    await requireDatabase();
    const { databaseUrl, folder } = await readSettings();
    const file = given ? userPath(given) : defaultFile(folder);
    if (existsSync(file)) throw new Error(`${file} already exists.`);
    // The file gets its name when it is complete, so that one that was killed is not mistaken for a backup.
    const partial = `${file}.part`;
    try {
      copy(fileOf(databaseUrl), partial);
      renameSync(partial, file);
    } finally {
      for (const suffix of ["", "-journal"]) rmSync(partial + suffix, { force: true });
    }
    console.log(file);
  });

program
  .command("restore <file>")
  .description("replace the database with a backup; stop the site first")
  .action(async (given: string) => {
    const file = userPath(given);
    requireFile(file);
    const { databaseUrl } = await readSettings();
    const { assertNativePackages } = await import("@/lib/node/native-packages");
    await assertNativePackages();
    const { toCompany, toVisitors } = await restore(fileOf(databaseUrl), file);
    const forget = [
      commandName("enquiries -- forget", "enquiries.mjs forget"),
      commandName("accounts -- delete", "accounts.mjs delete"),
    ];
    console.log(`Restored the database from ${file}.
Log-ins and links to choose a password have ended: people log in again.
Mails about enquiries wait again: ${toCompany} to staff, ${toVisitors} to visitors. Those that were sent after the backup arrive twice.
People who were forgotten after the backup are stored again: forget them again (${forget.join(", ")}).`);
  });

runCommand(() => program.parseAsync());

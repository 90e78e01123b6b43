import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { commandName, runCommand } from "./run-command";

function defaultFile(folder: string, extension: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replaceAll(":", "-").replace(/\..*/, "");
  return path.join(folder, `site-${time}.${extension}`);
}

/** Backup and restore of the configured database: SQLite or PostgreSQL. */
async function openDialect() {
  const { databaseUrl, env } = await import("@/lib/env");
  const folder = path.join(env.DATA_DIR, "backups");
  if (databaseUrl.startsWith("file:")) {
    const database = databaseUrl.slice("file:".length);
    const { backUpSqlite, restoreSqlite } = await import("./backup-sqlite");
    return {
      defaultFile: () => defaultFile(folder, "db"),
      backUp: (file: string) => backUpSqlite(database, file),
      restore: (file: string) => restoreSqlite(file, database),
    };
  }
  const { backUpPostgres, restorePostgres } = await import("./backup-postgres");
  return {
    defaultFile: () => defaultFile(folder, "dump"),
    backUp: (file: string) => backUpPostgres(databaseUrl, file),
    restore: (file: string) => restorePostgres(file, databaseUrl),
  };
}

// Backups hold personal data, so only their owner may read them.
process.umask(0o077);

const program = new Command(commandName("", "database.mjs").trim()).description("Back up and restore the database.");

program
  .command("backup [file]")
  .description("copy the database; the site may be running")
  .action(async (given?: string) => {
    const dialect = await openDialect();
    const file = given ?? dialect.defaultFile();
    if (existsSync(file)) throw new Error(`${file} already exists.`);
    // Renamed when complete, so that an interrupted backup is not mistaken for a valid one.
    const partial = `${file}.part`;
    try {
      await dialect.backUp(partial);
      renameSync(partial, file);
    } finally {
      rmSync(partial, { force: true });
    }
    console.log(file);
  });

program
  .command("restore <file>")
  .description("replace the database with a backup; stop the site first")
  .action(async (file: string) => {
    if (!existsSync(file)) throw new Error(`${file} does not exist.`);
    await (await openDialect()).restore(file);
    console.log(`Restored the database from ${file}.`);
  });

runCommand(() => program.parseAsync());

import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { backUp, copy, restore } from "./backup-sqlite";
import { commandName, requireDatabase, runCommand, userPath } from "./run-command";

async function readSettings() {
  const { databaseUrl, env, isSqlite } = await import("@/lib/env");
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

/** A signal ends what is running, and the command, which removes what is incomplete. */
const interruption = new AbortController();
for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => interruption.abort(new Error("Interrupted.")));
const { signal } = interruption;

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
    // Renamed when complete, so that an interrupted backup is not mistaken for a valid one.
    const partial = `${file}.part`;
    try {
      await backUp(databaseUrl, partial, signal);
      renameSync(partial, file);
    } finally {
      for (const suffix of ["", "-journal"]) rmSync(partial + suffix, { force: true });
    }
    console.log(file);
  });

program.command("copy <source> <target>", { hidden: true }).action(copy);

program
  .command("restore <file>")
  .description("replace the database with a backup; stop the site first")
  .action(async (given: string) => {
    const file = userPath(given);
    if (!existsSync(file)) throw new Error(`${file} does not exist.`);
    const { databaseUrl } = await readSettings();
    await restore(databaseUrl, file, signal);
    console.log(`Restored the database from ${file}.`);
  });

runCommand(() => program.parseAsync());

import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { calledAs } from "../command-name";
import { runCommand } from "../run-command";

const USAGE = `Usage:
  ${calledAs("backup [-- FILE]", "database.mjs backup [FILE]")}: copies the database, while the site runs
  ${calledAs("restore -- FILE", "database.mjs restore FILE")}: puts a copy in the database's place; stop the site before`;

function nextName(folder: string, isSqlite: boolean): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const moment = new Date().toISOString().replaceAll(":", "-").replace(/\..*/, "");
  return path.join(folder, `site-${moment}.${isSqlite ? "db" : "dump"}`);
}

/** `npm run backup` and `npm run restore`, for whichever database is configured. */
runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [action, given, ...more] = positionals;
  const { databaseUrl, env } = await import("@/lib/env");
  const sqliteFile = databaseUrl.startsWith("file:") ? databaseUrl.slice("file:".length) : undefined;
  const isKnown = action === "backup" || (action === "restore" && given);
  if (more.length || !isKnown) throw new Error(USAGE);
  // Nobody else reads what people told the company.
  process.umask(0o077);
  if (action === "backup") {
    const file = given ?? nextName(path.join(env.DATA_DIR, "backups"), Boolean(sqliteFile));
    if (existsSync(file)) throw new Error(`${file} is there already.`);
    // Under its name it is whole: a backup that was broken off is none.
    const draft = `${file}.part`;
    try {
      if (sqliteFile) await (await import("./sqlite")).backUpSqlite(sqliteFile, draft);
      else (await import("./postgres")).backUpPostgres(databaseUrl, draft);
      renameSync(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
    console.log(file);
    return;
  }
  const file = given as string;
  if (!existsSync(file)) throw new Error(`${file} is not there.`);
  if (sqliteFile) (await import("./sqlite")).restoreSqlite(file, sqliteFile);
  else await (await import("./postgres")).restorePostgres(file, databaseUrl);
  console.log(`The database is as ${file} has it.`);
});

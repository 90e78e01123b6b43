import { spawnSync } from "node:child_process";
import { parse } from "pg-connection-string";

/** Runs one of PostgreSQL's own programs, which learns the password from its environment: others see its arguments. */
function run(program: string, args: string[], url: string): void {
  const { host, port, user, password, database } = parse(url);
  const settings = { PGHOST: host, PGPORT: port, PGUSER: user, PGPASSWORD: password, PGDATABASE: database };
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value)) as Record<string, string>;
  const { status, error, stderr } = spawnSync(program, args, { env: { ...process.env, ...given }, encoding: "utf8" });
  if (error) throw new Error(`${program} cannot be run (${error.message}): install PostgreSQL's client programs`);
  if (status !== 0) throw new Error(`${program}: ${stderr.trim().split("\n").at(-1)}`);
}

/** A consistent copy of the database while the site goes on writing to it. */
export const backUpPostgres = (url: string, file: string) =>
  run("pg_dump", ["--format=custom", "--no-owner", `--file=${file}`], url);

/** Replaces what the database holds by the backup, whole or not at all. */
export const restorePostgres = (file: string, url: string) =>
  run(
    "pg_restore",
    ["--clean", "--if-exists", "--no-owner", "--single-transaction", `--dbname=${parse(url).database}`, file],
    url,
  );

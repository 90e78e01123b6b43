import pRetry from "p-retry";
import pg from "pg";
import { openDatabase } from "@/lib/db/connection";
import { codeOf } from "@/lib/db/errors";
import { migrationProblem } from "@/lib/db/migrate";
import { runProgram } from "./run-program";

export const extension = "dump";

/**
 * Runs one of PostgreSQL's programs. The password is passed in the environment: other users can see the arguments. PGHOST keeps Debian's
 * wrapper of the programs from looking for a cluster on this machine; it then runs the newest version (pg_wrapper(1)), which supports all
 * older servers.
 */
async function run(program: string, url: string, args: string[], signal: AbortSignal, input?: Buffer): Promise<Buffer> {
  const { hostname, password } = new URL(url);
  const env = { PGHOST: hostname, ...(password && { PGPASSWORD: decodeURIComponent(password) }) };
  try {
    return await runProgram(program, args, { env, input, signal });
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    const advice = "Install the PostgreSQL client, or run it on the server (docs/operations.md, Backup).";
    throw new Error(`${program} is not installed. ${advice}`);
  }
}

/** The argument that names the database, without its password. */
function databaseArgument(url: string): string {
  const target = new URL(url);
  target.password = "";
  return `--dbname=${target}`;
}

const CONNECT_TIMEOUT_MS = 3_000;
/** Closed connections may be listed for a moment. */
const RETRIES = { retries: 20, minTimeout: 100, factor: 1 };
/** backend_type is null for other users' connections, unless the role is privileged. */
const OTHER_CONNECTIONS = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and coalesce(backend_type, 'client backend') = 'client backend' limit 1`;

/** @throws if there are other connections, whose writes would be lost or mixed with the backup */
async function assertUnused(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  const check = async () => {
    const { rowCount } = await client.query(OTHER_CONNECTIONS);
    if (rowCount) throw new Error("The database is in use: stop the site first.");
  };
  await pRetry(check, RETRIES).finally(() => client.end());
}

/** A consistent copy; the site may be running. */
export const backUp = (url: string, file: string, signal: AbortSignal) =>
  run("pg_dump", url, [databaseArgument(url), "--format=custom", "--no-owner", `--file=${file}`], signal);

/** Replaces the schema `public` in one transaction, and migrates it. */
export async function restore(url: string, file: string, signal: AbortSignal): Promise<void> {
  const toSql = (...args: string[]) =>
    run("pg_restore", url, ["--no-owner", "--schema=public", "--file=-", ...args, file], signal);
  const rows = (await toSql("--data-only", "--table=kysely_migration")).toString().matchAll(/^([\w-]+)\t/gm);
  const problem = migrationProblem(Array.from(rows, ([, name = ""]) => name));
  if (problem) throw new Error(`${file} cannot be restored: ${problem}`);
  const sql = await toSql();
  await assertUnused(url);
  const transaction = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--single-transaction"];
  const replace = ["--command=drop schema public cascade", "--command=create schema public", "--file=-"];
  await run("psql", url, [databaseArgument(url), ...transaction, ...replace], signal, sql);
  await (await openDatabase(url)).close();
}

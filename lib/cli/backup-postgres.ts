import { spawnSync } from "node:child_process";
import pRetry from "p-retry";
import pg from "pg";
import { codeOf } from "@/lib/db/errors";

export const extension = "dump";

/**
 * Passes the password in the environment: other users can see the arguments. PGHOST keeps Debian's wrapper of the programs
 * from looking for a cluster on this machine; it then runs the newest version (pg_wrapper(1)), which supports all older servers.
 */
function run(program: string, url: string, args: string[]): void {
  const target = new URL(url);
  const password = decodeURIComponent(target.password);
  target.password = "";
  const { status, error, stderr } = spawnSync(program, [`--dbname=${target}`, ...args], {
    env: { ...process.env, PGHOST: target.hostname, ...(password && { PGPASSWORD: password }) },
    encoding: "utf8",
  });
  if (error) {
    const reason = codeOf(error) === "ENOENT" ? "is not installed" : `cannot be run (${error.message})`;
    throw new Error(
      `${program} ${reason}. Install the PostgreSQL client, or run it on the server (docs/operations.md, Backup).`,
    );
  }
  if (status === 0) return;
  // The lines after the error are context and hints.
  const lines = stderr.trim().split("\n");
  throw new Error(lines.find((line) => line.includes("error:")) ?? `${program}: ${lines[0]}`);
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
export const backUp = (url: string, file: string) =>
  run("pg_dump", url, ["--format=custom", "--no-owner", `--file=${file}`]);

/** Replaces the content of the database in one transaction. */
export async function restore(url: string, file: string): Promise<void> {
  await assertUnused(url);
  run("pg_restore", url, ["--clean", "--if-exists", "--no-owner", "--single-transaction", file]);
}

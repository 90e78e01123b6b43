import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { parse } from "pg-connection-string";
import { codeOf } from "@/lib/db/errors";

/** Debian's directory of versioned programs. The newest version supports all older servers. */
const DEBIAN_ROOT = "/usr/lib/postgresql";

/** On Debian the program in PATH is a wrapper that needs a local cluster, so the versioned one is used. */
function findProgram(program: string): string {
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT).sort((a, b) => Number(b) - Number(a)) : [];
  const files = versions.map((version) => path.join(DEBIAN_ROOT, version, "bin", program));
  return files.find((file) => existsSync(file)) ?? program;
}

/** Passes the connection in the environment: arguments, and thus the password, are visible to other users. */
function run(program: string, args: string[], url: string): void {
  const { host, port, user, password, database } = parse(url);
  const { searchParams } = new URL(url);
  const settings = {
    PGHOST: host,
    PGPORT: port,
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGSSLMODE: searchParams.get("sslmode"),
    PGSSLROOTCERT: searchParams.get("sslrootcert"),
    PGSSLCERT: searchParams.get("sslcert"),
    PGSSLKEY: searchParams.get("sslkey"),
  };
  const connection = Object.fromEntries(Object.entries(settings).filter(([, value]) => value)) as Record<
    string,
    string
  >;
  const { status, error, stderr } = spawnSync(findProgram(program), args, {
    env: { ...process.env, ...connection },
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

/** A consistent copy; the site may be running. */
export const backUpPostgres = (url: string, file: string) =>
  run("pg_dump", ["--format=custom", "--no-owner", `--file=${file}`], url);

/** Closed connections may stay in pg_stat_activity for a moment. */
const DISCONNECT_TIMEOUT_MS = 2_000;
const POLL_INTERVAL_MS = 100;
const CONNECT_TIMEOUT_MS = 3_000;
/** backend_type is null for other users' connections, unless the role is privileged. */
const OTHER_CONNECTIONS = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and coalesce(backend_type, 'client backend') = 'client backend' limit 1`;

/** @throws if there are other connections, whose writes would be lost or mixed with the backup */
async function assertUnused(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    const deadline = Date.now() + DISCONNECT_TIMEOUT_MS;
    while ((await client.query(OTHER_CONNECTIONS)).rowCount) {
      if (Date.now() > deadline) throw new Error("The database is in use: stop the site first.");
      await setTimeout(POLL_INTERVAL_MS);
    }
  } finally {
    await client.end();
  }
}

/** Replaces the content of the database in one transaction. @throws if the database is in use */
export async function restorePostgres(file: string, url: string): Promise<void> {
  await assertUnused(url);
  run(
    "pg_restore",
    ["--clean", "--if-exists", "--no-owner", "--single-transaction", `--dbname=${parse(url).database}`, file],
    url,
  );
}

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { parse } from "pg-connection-string";
import { codeOf } from "@/lib/db/error-code";

/** Where Debian keeps each version's programs, the newest of which read and write for all older servers. */
const DEBIAN = "/usr/lib/postgresql";

/** Debian's newest where there is one: what its PATH has is a wrapper that asks which cluster is meant. */
function find(program: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const files = versions.map((version) => path.join(DEBIAN, version, "bin", program));
  return files.find((file) => existsSync(file)) ?? program;
}

/** Runs one of PostgreSQL's own programs, which learns the password from its environment: others see its arguments. */
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
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value)) as Record<string, string>;
  const { status, error, stderr } = spawnSync(find(program), args, {
    env: { ...process.env, ...given },
    encoding: "utf8",
  });
  if (error) {
    const why = codeOf(error) === "ENOENT" ? "is not on this machine" : `cannot be run (${error.message})`;
    throw new Error(
      `${program} ${why}: run it where PostgreSQL runs (README, Backups), or install its client programs.`,
    );
  }
  if (status === 0) return;
  // One line says what went wrong, those after it where and what to try.
  const lines = stderr.trim().split("\n");
  throw new Error(lines.find((line) => line.includes("error:")) ?? `${program}: ${lines[0]}`);
}

/** A consistent copy of the database while the site goes on writing to it. */
export const backUpPostgres = (url: string, file: string) =>
  run("pg_dump", ["--format=custom", "--no-owner", `--file=${file}`], url);

/** Whoever has just gone may be seen for so long. */
const GONE_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 100;
const CONNECT_TIMEOUT_MS = 3_000;
/** Of another user's connections an ordinary one is not told the kind. */
const OTHERS = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and coalesce(backend_type, 'client backend') = 'client backend' limit 1`;

/** @throws where anybody else is connected: what they write meanwhile would be lost, or come on top of the backup. */
async function refuseInUse(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    for (const until = Date.now() + GONE_WITHIN_MS; (await client.query(OTHERS)).rowCount; await pause(LOOK_EVERY_MS))
      if (Date.now() > until) throw new Error("The database is in use: stop the site first.");
  } finally {
    await client.end();
  }
}

/** Replaces what the database holds by the backup, whole or not at all. @throws where the site still runs on it. */
export async function restorePostgres(file: string, url: string): Promise<void> {
  await refuseInUse(url);
  run(
    "pg_restore",
    ["--clean", "--if-exists", "--no-owner", "--single-transaction", `--dbname=${parse(url).database}`, file],
    url,
  );
}

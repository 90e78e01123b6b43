import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "pg-connection-string";

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
  if (error) throw new Error(`${program} cannot be run (${error.message}): install PostgreSQL's client programs`);
  if (status === 0) return;
  // One line says what went wrong, those after it where and what to try.
  const lines = stderr.trim().split("\n");
  throw new Error(lines.find((line) => line.includes("error:")) ?? `${program}: ${lines[0]}`);
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

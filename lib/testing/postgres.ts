import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { freePort } from "./free-port";

const DEBIAN = "/usr/lib/postgresql";

/** Finds the folder of a PostgreSQL server's programs: Debian's newest, else the one on the PATH, else undefined. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN, version, "bin"));
  const onPath = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return [...newestFirst, ...onPath].find((folder) =>
    ["initdb", "pg_ctl", "postgres"].every((program) => existsSync(path.join(folder, program))),
  );
}

const RULE = "=".repeat(78);

/** Says loudly that tests will be skipped. CI skips none: there it ends the process. */
export function explainMissingPostgres() {
  const isCi = Boolean(process.env.CI);
  const what = isCi
    ? "FAILED: no PostgreSQL server was found, and CI skips nothing."
    : "SKIPPED: everything that needs PostgreSQL. No server was found on this machine.";
  const hint = "Install one (Debian: apt-get install postgresql) or set TEST_POSTGRES_URL.";
  process.stderr.write(`\n${RULE}\n${what}\n${hint}\n${RULE}\n\n`);
  if (isCi) process.exit(1);
}

/** The user to run PostgreSQL and PgBouncer as, which refuse to run as root. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const entry = ["postgres", "nobody"].map((name) => users.find((line) => line.startsWith(`${name}:`))).find(Boolean);
  const [, , uid, gid] = entry?.split(":") ?? [];
  return uid ? { uid: Number(uid), gid: Number(gid) } : {};
}

/** Ends server and folder when the pipe to it closes, which it does however this process ends, kill -9 included. */
const WATCH = 'read -r _; "$1/pg_ctl" stop -D "$2/data" -m immediate -s; rm -rf "$2"';

/**
 * Starts an empty PostgreSQL server of our own on loopback. It lives no longer than this process.
 * @param bin the folder of its programs.
 * @throws with the output of its programs if they fail.
 */
export async function startPostgres(bin = findPostgres()) {
  if (!bin) throw new Error("There is no PostgreSQL server on this machine");
  const owner = unprivileged();
  const folder = mkdtempSync(path.join(os.tmpdir(), "postgres-"));
  if (owner.uid && owner.gid) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, "data");
  const log = path.join(folder, "log");

  const options = { ...owner, cwd: folder, encoding: "utf8" as const };
  const run = (program: string, ...args: string[]) => spawnSync(path.join(bin, program), args, options);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const watch = spawn("sh", ["-c", WATCH, "sh", bin, folder], {
    ...owner,
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
    // The server is not of our process group: Ctrl-C must reach it last.
    detached: true,
  });
  watch.unref();
  (watch.stdin as Socket).unref();

  const init = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync"];
  const made = run("initdb", ...init, "-D", data);
  if (made.status !== 0) {
    remove();
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }
  const port = await freePort("127.0.0.1");
  // No data has to outlive a power cut.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  const resume = () => run("pg_ctl", "start", "-w", "-s", "-D", data, "-l", log, "-o", settings);
  /** Stops the server as if it were killed. Committed data is still there when it is started again. */
  const halt = () => run("pg_ctl", "stop", "-D", data, "-m", "immediate", "-s");
  const stop = () => {
    halt();
    remove();
    watch.stdin.end();
  };
  const started = resume();
  if (started.status !== 0) {
    const reason = existsSync(log) ? readFileSync(log, "utf8") : started.stderr;
    remove();
    throw new Error(`PostgreSQL did not start: ${reason}`);
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, halt, resume };
}

async function execute(server: string, statement: string) {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates an empty database on the server at a URL. `remove` drops it, open connections included. */
export async function createDatabase(server: string, encoding = "UTF8") {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await execute(server, `create database ${name} encoding ${encoding} template template0 lc_collate "C" lc_ctype "C"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => execute(server, `drop database if exists ${name} with (force)`) };
}

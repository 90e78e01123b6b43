import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { freePort } from "./free-port";
import { unprivileged } from "./postgres";
import { until } from "./until";

const HOST = "127.0.0.1";
/** Debian's path, which is not on an ordinary user's PATH. */
const PROGRAM = "/usr/sbin/pgbouncer";

export const hasPgbouncer = () => existsSync(PROGRAM);

const canConnect = async (connectionString: string) => {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
};

/** Starts PgBouncer with its defaults in front of a database. @param mode its `pool_mode`, by default `session` */
export async function startPgbouncer(database: string, mode: "session" | "transaction") {
  const server = new URL(database);
  const url = new URL(database);
  url.hostname = HOST;
  url.port = String(await freePort(HOST));
  const folder = mkdtempSync(path.join(tmpdir(), "pgbouncer-"));
  const files = { settings: path.join(folder, "pgbouncer.ini"), users: path.join(folder, "users") };
  writeFileSync(files.users, `"${server.username}" ""\n`);
  writeFileSync(
    files.settings,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = ${HOST}
listen_port = ${url.port}
unix_socket_dir =
auth_type = trust
auth_file = ${files.users}
pool_mode = ${mode}
`,
  );
  const owner = unprivileged();
  if (owner.uid && owner.gid)
    for (const file of [folder, ...Object.values(files)]) chownSync(file, owner.uid, owner.gid);
  const child = spawn(PROGRAM, [files.settings], { ...owner, stdio: "ignore" });
  const exited = once(child, "exit");
  // A test run may end early.
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  await until(() => canConnect(url.href));
  const stop = async () => {
    abandon();
    await exited;
    process.off("exit", abandon);
    rmSync(folder, { recursive: true });
  };
  return { url: url.href, stop };
}

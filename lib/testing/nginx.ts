import { existsSync } from "node:fs";
import path from "node:path";

/** The programs that a TLS proxy needs, or undefined. */
export function findNginx() {
  // Not on an ordinary user's PATH on Debian.
  const folders = [...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean), "/usr/sbin"];
  const find = (program: string) =>
    folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
  const [nginx, openssl] = [find("nginx"), find("openssl")];
  return nginx && openssl ? { nginx, openssl } : undefined;
}

/** Says that tests will be skipped. CI skips nothing: there it ends the process. */
export function requireNginx() {
  if (findNginx()) return;
  console.error("SKIPPED: what runs behind nginx. Install nginx and openssl to run it.");
  if (process.env.CI) process.exit(1);
}

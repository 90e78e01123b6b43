import { existsSync } from "node:fs";
import path from "node:path";
import { installDebianPackage } from "./apt";

/** The programs that a TLS proxy needs, or undefined. */
export function findNginx() {
  // Not on an ordinary user's PATH on Debian.
  const folders = [...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean), "/usr/sbin"];
  const find = (program: string) =>
    folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
  const [nginx, openssl] = [find("nginx"), find("openssl")];
  return nginx && openssl ? { nginx, openssl } : undefined;
}

/** Installs nginx and openssl if they are missing. */
export function ensureNginx() {
  if (findNginx()) return;
  console.log("Installing nginx...");
  for (const name of ["nginx", "openssl"]) installDebianPackage(name);
  if (findNginx()) return;
  console.error("SKIPPED: the rolling restart behind nginx. None was found on this machine or could be installed.");
  if (process.env.CI) process.exit(1);
}

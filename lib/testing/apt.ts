import { spawnSync } from "node:child_process";

/** Installs a Debian package. @returns whether that worked. */
export function installDebianPackage(name: string): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const apt = (...args: string[]) => {
    const [command = "", ...rest] = [...sudo, "apt-get", ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync(command, rest, { stdio: "inherit", env }).status === 0;
  };
  return apt("update") && apt("install", "-y", "--no-install-recommends", name);
}

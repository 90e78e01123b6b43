import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SITE_FOLDER } from "./built-site";

/** The folder with a file for every server that runs the build of the present folder, named by its process id. */
const RUNNING_FOLDER = path.join(SITE_FOLDER, "running");

/**
 * Records that this process serves the build of the present folder, until its end. A server that may not write there is
 * not recorded: that of a container, and of deploy/systemd/site.service, which does it for the server.
 */
export function recordServer() {
  const file = path.join(RUNNING_FOLDER, String(process.pid));
  try {
    mkdirSync(RUNNING_FOLDER, { recursive: true });
    writeFileSync(file, "");
  } catch {
    return;
  }
  process.once("exit", () => rmSync(file, { force: true }));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Tells whether an id is that of this command or of npm's process. A killed server may have had it in a container,
 * where ids repeat.
 */
const isOwn = (pid: number) => pid === process.pid || pid === process.ppid;

/**
 * Refuses to go on while a server runs the build of the present folder, whose files it loads when they are needed.
 * @throws if one does
 */
export function refuseWhileServing() {
  const ids = existsSync(RUNNING_FOLDER) ? readdirSync(RUNNING_FOLDER).map(Number) : [];
  const pid = ids.find((id) => !isOwn(id) && isAlive(id));
  if (pid === undefined) return;
  throw new Error(
    `The site runs from this folder (process ${pid}), and a build would replace its files: stop it first, or build in a copy of the folder. If process ${pid} is another program, delete ${RUNNING_FOLDER}.`,
  );
}

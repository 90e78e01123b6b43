import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

// JavaScript without packages: lib/cli/bootstrap.mjs asks before it installs anything.

/**
 * The folder with a file for every server that runs the build of the present folder, named by its process id. The file
 * holds the path of the folder, as a copy of the folder has the files, too.
 */
const RUNNING_FOLDER = path.join(".next", "site", "running");

/**
 * Records that this process serves the build of the present folder, until its end. A server that may not write there is
 * not recorded: that of a container, and of deploy/systemd/site.service, which does it for the server.
 */
export function recordServer() {
  const file = path.join(RUNNING_FOLDER, String(process.pid));
  try {
    mkdirSync(RUNNING_FOLDER, { recursive: true });
    writeFileSync(file, process.cwd());
  } catch {
    return;
  }
  process.once("exit", () => rmSync(file, { force: true }));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * Tells whether an id is that of this command or of npm's process. A killed server may have had it in a container,
 * where ids repeat.
 * @param {number} pid
 */
const isOwn = (pid) => pid === process.pid || pid === process.ppid;

/** @param {string} id */
const runsHere = (id) => readFileSync(path.join(RUNNING_FOLDER, id), "utf8").trim() === process.cwd();

/**
 * Throws if a server is running from this folder's build: it loads files and packages lazily, and a new build or an
 * installation would replace them.
 */
export function refuseWhileServing() {
  const ids = existsSync(RUNNING_FOLDER) ? readdirSync(RUNNING_FOLDER) : [];
  const pid = ids.find((id) => !isOwn(Number(id)) && isAlive(Number(id)) && runsHere(id));
  if (pid === undefined) return;
  throw new Error(
    `The site runs from this folder (process ${pid}), whose files would be replaced: stop it first, or use a copy of the folder. If process ${pid} is another program, delete ${RUNNING_FOLDER}.`,
  );
}

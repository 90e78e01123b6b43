import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * `node lib/cli/bootstrap.mjs COMMAND`: installs missing packages, then runs lib/cli/COMMAND.ts. The only JavaScript of the
 * product, because a fresh clone has nothing but Node.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

const modifiedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

function installMissing() {
  const installedAt = modifiedAt("node_modules/.package-lock.json");
  if (installedAt && installedAt >= modifiedAt("package-lock.json")) return;
  console.log("Installing packages...");
  // Not `npm ci`, which fails if a registry mirror lacks other platforms' optional packages.
  const install = ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund"];
  // npm sets npm_execpath for the scripts that it runs; its own command is a shell script on Windows.
  const npm = process.env.npm_execpath;
  if (npm) run(process.execPath, [npm, ...install]);
  else run("npm", install, { shell: process.platform === "win32" });
}

const [command, ...args] = process.argv.slice(2);
installMissing();
run(process.execPath, [
  "--conditions=react-server",
  "--import",
  "tsx",
  path.join("lib", "cli", `${command}.ts`),
  ...args,
]);
if (command === "start") {
  await import(new URL("../../.next/site/server.mjs", import.meta.url).href);
  stopWithParent();
}

/** npm passes SIGTERM to the shell that runs the script, and that shell ends without passing it on. */
function stopWithParent() {
  const parent = process.ppid;
  const check = () => process.ppid !== parent && process.kill(process.pid, "SIGTERM");
  setInterval(check, 500).unref();
}

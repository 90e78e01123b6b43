import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isNodeTooOld, NODE_24, NODE_NEEDED } from "../node/node-version.mjs";

/**
 * `node lib/cli/bootstrap.mjs COMMAND` goes on with a newer Node if this one is too old, installs missing packages, and
 * runs lib/cli/COMMAND.ts, or for `start` builds if needed and runs the bundle of lib/cli/start.ts. It is JavaScript,
 * because a fresh clone has nothing but Node.
 *
 * npm passes SIGTERM to the shell that runs a script. Scripts that serve replace that shell by `exec`, so that the
 * signal arrives here and npm exits with our code; Windows, which has no `exec`, runs what follows `||`.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
process.env.INIT_CWD ??= process.cwd();
process.chdir(root);

/** The file in which npm lists the packages that it has installed. */
const INSTALLED = "node_modules/.package-lock.json";

/**
 * Tells whether the packages of the lockfile are installed, by version and content: dates tell nothing of a copied
 * folder. Optional ones may be missing, as they are for other platforms.
 */
function hasPackages() {
  if (!existsSync(INSTALLED)) return false;
  const [installed, wanted] = [INSTALLED, "package-lock.json"].map(
    (file) => JSON.parse(readFileSync(file, "utf8")).packages,
  );
  return Object.entries(wanted).every(([folder, { version, integrity, optional }]) => {
    const found = installed[folder];
    if (!found) return folder === "" || optional;
    return found.version === version && found.integrity === integrity;
  });
}

/** Runs npm. Its standard output goes to standard error, as that of a command may be JSON. */
function runNpm(args, stdout = process.stderr) {
  // npm sets npm_execpath for the scripts that it runs; its own command is a shell script on Windows.
  const npm = process.env.npm_execpath;
  const options = { stdio: ["inherit", stdout, "inherit"], encoding: "utf8" };
  return npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
}

/** Runs this command by Node 24 of npm's registry, which npm keeps in its cache. @returns its exit code */
async function runByNewerNode() {
  const release = NODE_24[`${process.platform}-${process.arch}`];
  if (release) {
    console.error(`Node ${process.versions.node} is too old; going on with ${release} from npm's registry.`);
    const print = ["exec", "--yes", `--package=${release}`, "--", "node", "-p", "process.execPath"];
    const { status, stdout } = runNpm(print, "pipe");
    if (status === 0) {
      const node = stdout.trim();
      process.env.PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
      return runNode(process.argv.slice(1), node);
    }
  }
  console.error(NODE_NEEDED);
  return 1;
}

/** Tells whether `npm prune --omit=dev` has removed what runs TypeScript. */
const isPruned = () =>
  existsSync(INSTALLED) && !(existsSync("node_modules/tsx") && existsSync("node_modules/typescript"));

/** Stops while a server runs from this folder: it loads files of the build and of packages late. */
async function refuseInRunningFolder() {
  const { refuseWhileServing } = await import("../node/running-servers.mjs");
  try {
    refuseWhileServing();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

async function installMissing() {
  if (!isPruned() && hasPackages()) return;
  await refuseInRunningFolder();
  console.error("Installing packages...");
  // `npm ci` fails if a registry mirror lacks other platforms' optional packages.
  const { status } = runNpm(["install", "--no-save", "--include=dev", "--no-audit", "--no-fund"]);
  if (status === 0) return;
  const builtSite = "The built site runs without them: node .next/site/server.mjs (and .next/site/commands).";
  const isBuilt = existsSync(".next/site/server.mjs");
  console.error(`Packages are missing. ${isBuilt ? builtSite : "npm has to reach its registry."}`);
  process.exit(status ?? 1);
}

/** Runs Node to its end. @returns its exit code */
function runNode(args, node = process.execPath) {
  const child = spawn(node, args, { stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

const runScript = (file, args) => runNode(["--import", "tsx", file, ...args]);

if (isNodeTooOld) process.exit(await runByNewerNode());
const [command, ...args] = process.argv.slice(2);
const bundle = `.next/site/commands/${command === "backup" ? "database" : command}.mjs`;
if (isPruned() && existsSync(bundle)) process.exit(await runNode([bundle, ...args]));
await installMissing();
const isStart = command === "start";
const code = isStart
  ? await runScript("lib/cli/build.ts", ["--if-changed", "--to-serve"])
  : await runScript(path.join("lib", "cli", `${command}.ts`), args);
if (code === 0 && isStart) {
  process.removeAllListeners("SIGTERM").removeAllListeners("SIGINT");
  await import(new URL("../../.next/site/server.mjs", import.meta.url).href);
} else process.exitCode = code;

import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { NODE_24 } from "@/lib/node/node-version.mjs";
import { withFolder } from "@/lib/testing/folder";
import { asOldNode } from "@/lib/testing/old-node";

const inFolder = withFolder();

const SOURCES = ["lib/cli/bootstrap.mjs", "lib/node/node-version.mjs", "lib/node/running-servers.mjs"];

/** Makes a clone of what a bootstrap needs. @returns the bootstrap */
function clone() {
  for (const file of SOURCES) cpSync(file, inFolder(file));
  return inFolder("lib", "cli", "bootstrap.mjs");
}

/** Runs Node. Packages that are missing are installed by the file `npm`, which is absent by default. */
function run(args: string[]) {
  const env = { ...process.env, npm_execpath: inFolder("npm") };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

/** Makes a command that runs after `npm prune --omit=dev`, from the build. */
function addBuiltCommand(name: string, code: string) {
  for (const folder of ["node_modules", ".next/site/commands"]) mkdirSync(inFolder(folder), { recursive: true });
  writeFileSync(inFolder("node_modules/.package-lock.json"), "{}");
  writeFileSync(inFolder(`.next/site/commands/${name}.mjs`), code);
}

test("an old Node goes on with Node 24 from npm's registry, which comes first in PATH, and says so", () => {
  const bootstrap = clone();
  addBuiltCommand("check-launch", "console.log(process.argv.slice(2), process.env.PATH); process.exitCode = 3");
  // npm prints the path of the Node that it has installed.
  writeFileSync(inFolder("npm"), "console.log(process.execPath); console.error(process.argv.slice(2).join(' '))");
  const { status, stdout, stderr } = run([...asOldNode, bootstrap, "check-launch", "--json"]);
  expect([status, stdout.startsWith(`[ '--json' ] ${path.dirname(process.execPath)}${path.delimiter}`)]).toEqual([
    3,
    true,
  ]);
  const release = NODE_24[`${process.platform}-${process.arch}` as keyof typeof NODE_24];
  expect(stderr).toBe(
    `Node 20.1.0 is too old; going on with ${release} from npm's registry.\nexec --yes --package=${release} -- node -p process.execPath\n`,
  );
});

test("an old Node ends with the Node that is needed where npm has none", () => {
  const bootstrap = clone();
  writeFileSync(inFolder("npm"), "process.exitCode = 1");
  const { status, stdout, stderr } = run([...asOldNode, bootstrap, "start"]);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^.+\nNode 22\.14 or newer is needed: https:\/\/nodejs\.org\/en\/download\n$/);
});

test("every platform has its package of the Node that containers use", () => {
  const [, major] = /^FROM node:(\d+)/.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  for (const [platform, release] of Object.entries(NODE_24)) {
    const [, system, version] = /^node-(?:bin-)?([a-z]+-[a-z\d]+)@(\d+)\.\d+\.\d+$/.exec(release) ?? [];
    expect([system?.replace(/^win-/, "win32-"), version]).toEqual([platform, major]);
  }
});

test.each(["build", "typecheck"])("%s in the folder of a running site installs no packages into it", (command) => {
  const server = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
  mkdirSync(inFolder(".next/site/running"), { recursive: true });
  writeFileSync(inFolder(".next/site/running", String(server.pid)), inFolder());
  const { status, stderr } = run([clone(), command]);
  server.kill();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The site runs from this folder \(process \d+\).+\n$/)]);
});

test("a command runs from the build after `npm prune --omit=dev`, and nothing is installed", () => {
  const bootstrap = clone();
  addBuiltCommand("check-launch", "console.log(process.argv.slice(2)); process.exitCode = 3");
  expect(run([bootstrap, "check-launch", "--json"])).toEqual({ status: 3, stdout: "[ '--json' ]\n", stderr: "" });
});

const lock = (version: string) => ({
  packages: {
    "": { name: "site" },
    "node_modules/a": { version, integrity: `sha512-${version}` },
    "node_modules/a-for-windows": { version, integrity: "sha512-w", optional: true },
  },
});

test.each([
  ["1.0.0", new Date(), false],
  ["1.0.1", new Date("2020-01-01"), true],
])("packages are installed if the lockfile has others, whatever its date: %s of %s", (version, date, expected) => {
  for (const folder of ["node_modules/tsx", "node_modules/typescript"])
    mkdirSync(inFolder(folder), { recursive: true });
  const { "node_modules/a": installed } = lock("1.0.0").packages;
  writeFileSync(
    inFolder("node_modules/.package-lock.json"),
    JSON.stringify({ packages: { "node_modules/a": installed } }),
  );
  writeFileSync(inFolder("package-lock.json"), JSON.stringify(lock(version)));
  utimesSync(inFolder("package-lock.json"), date, date);
  const { stderr } = run([clone(), "nothing"]);
  expect(stderr.includes("Installing packages")).toBe(expected);
});

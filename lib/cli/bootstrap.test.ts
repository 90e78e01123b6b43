import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withFolder } from "@/lib/testing/folder";
import { freePort } from "@/lib/testing/free-port";

const inFolder = withFolder();

// Packages that are missing would be installed first.
test.each(["a#b", "a?b"])("a checkout in %s is refused on one line, before anything is installed or built", (name) => {
  const file = inFolder(name, "lib", "cli", "bootstrap.mjs");
  mkdirSync(path.dirname(file), { recursive: true });
  cpSync("lib/cli/bootstrap.mjs", file);
  const env = { ...process.env, npm_execpath: inFolder("no-npm") };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, "start"], { env, encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^The site cannot be built in a folder whose path has # or \?: .+\n$/);
});

test.each([
  [{ HOST: "nowhere.invalid" }, /^HOST is invalid: this machine cannot listen on nowhere\.invalid \(E\w+\)\.\n$/],
  [{ SMTP_URL: "mail.example.org" }, /^SMTP_URL is invalid: .+\n$/],
])("a wrong setting stops a fresh clone before anything is installed: %j", (settings, line) => {
  const file = inFolder("lib", "cli", "bootstrap.mjs");
  mkdirSync(path.dirname(file), { recursive: true });
  cpSync("lib/cli/bootstrap.mjs", file);
  for (const name of ["settings", "listen", "email-address", "file-error"])
    cpSync(`lib/${name}.mjs`, inFolder("lib", `${name}.mjs`));
  const env = { ...process.env, ...settings, npm_execpath: inFolder("no-npm") };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, "start"], { env, encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(line);
});

test.each([
  ["where it is written", { DATABASE_URL: "postgres://db/site", NEXTAUTH_SECRET: "" }, true],
  ["but not otherwise", { DATABASE_URL: "postgres://db/site", NEXTAUTH_SECRET: "s".repeat(32) }, false],
])("DATA_DIR has to be writable %s", async (_, settings, isNeeded) => {
  const file = inFolder("lib", "cli", "bootstrap.mjs");
  mkdirSync(path.dirname(file), { recursive: true });
  cpSync("lib/cli/bootstrap.mjs", file);
  for (const name of ["settings", "email-address", "file-error", "listen", "running-servers"])
    cpSync(`lib/${name}.mjs`, inFolder("lib", `${name}.mjs`));
  writeFileSync(inFolder("file"), "");
  const port = String(await freePort("localhost"));
  const env = { ...process.env, ...settings, PORT: port, DATA_DIR: "file/data", npm_execpath: inFolder("no-npm") };
  const { stderr } = spawnSync(process.execPath, [file, "start"], { env, encoding: "utf8" });
  expect(stderr).toMatch(isNeeded ? /^DATA_DIR cannot be used: .+\n$/ : /^Installing packages/m);
});

test.each(["build", "typecheck"])("%s in the folder of a running site installs no packages into it", (command) => {
  const file = inFolder("lib", "cli", "bootstrap.mjs");
  mkdirSync(path.dirname(file), { recursive: true });
  cpSync("lib/cli/bootstrap.mjs", file);
  for (const name of ["settings", "email-address", "file-error", "listen", "running-servers"])
    cpSync(`lib/${name}.mjs`, inFolder("lib", `${name}.mjs`));
  const server = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
  mkdirSync(inFolder(".next/site/running"), { recursive: true });
  writeFileSync(inFolder(".next/site/running", String(server.pid)), inFolder());
  const env = { ...process.env, npm_execpath: inFolder("no-npm") };
  const { status, stderr } = spawnSync(process.execPath, [file, command], { env, encoding: "utf8" });
  server.kill();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The site runs from this folder \(process \d+\).+\n$/)]);
});

test("a command runs from the build after `npm prune --omit=dev`, and nothing is installed", () => {
  const file = inFolder("lib", "cli", "bootstrap.mjs");
  for (const folder of ["lib/cli", "node_modules", ".next/site/commands"])
    mkdirSync(inFolder(folder), { recursive: true });
  cpSync("lib/cli/bootstrap.mjs", file);
  writeFileSync(inFolder("node_modules/.package-lock.json"), "{}");
  writeFileSync(
    inFolder(".next/site/commands/check-launch.mjs"),
    "console.log(process.argv.slice(2)); process.exitCode = 3",
  );
  const env = { ...process.env, npm_execpath: inFolder("no-npm") };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, "check-launch", "--json"], {
    env,
    encoding: "utf8",
  });
  expect([status, stdout, stderr]).toEqual([3, "[ '--json' ]\n", ""]);
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
  const file = inFolder("lib", "cli", "bootstrap.mjs");
  for (const folder of ["lib/cli", "node_modules/tsx", "node_modules/typescript"])
    mkdirSync(inFolder(folder), { recursive: true });
  cpSync("lib/cli/bootstrap.mjs", file);
  cpSync("lib/running-servers.mjs", inFolder("lib/running-servers.mjs"));
  // The bootstrap looks for this file on Node before 22.14.
  const addOn = inFolder("node_modules/better-sqlite3/build/Release/better_sqlite3.node");
  mkdirSync(path.dirname(addOn), { recursive: true });
  writeFileSync(addOn, "");
  const { "node_modules/a": installed } = lock("1.0.0").packages;
  writeFileSync(
    inFolder("node_modules/.package-lock.json"),
    JSON.stringify({ packages: { "node_modules/a": installed } }),
  );
  writeFileSync(inFolder("package-lock.json"), JSON.stringify(lock(version)));
  utimesSync(inFolder("package-lock.json"), date, date);
  const env = { ...process.env, npm_execpath: inFolder("no-npm") };
  const { stderr } = spawnSync(process.execPath, [file, "nothing"], { env, encoding: "utf8" });
  expect(stderr.includes("Installing packages")).toBe(expected);
});

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SITE_FOLDER } from "../built-site";
import { withFolder } from "../testing/folder";
import { recordServer, refuseWhileServing } from "./running-servers.mjs";

const inFolder = withFolder();
const repository = process.cwd();
beforeEach(() => process.chdir(inFolder()));
// The process leaves the folder before it is deleted.
afterEach(() => process.chdir(repository));

const record = (pid: number | undefined, folder = process.cwd()) => {
  mkdirSync(path.join(SITE_FOLDER, "running"), { recursive: true });
  writeFileSync(path.join(SITE_FOLDER, "running", String(pid)), folder);
};

test("a build is refused in one line while a server runs in its folder", () => {
  expect(refuseWhileServing).not.toThrow();
  const server = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
  record(server.pid);
  expect(refuseWhileServing).toThrow(new RegExp(`^The site runs from this folder \\(process ${server.pid}\\).+$`));
  // The present folder is a copy of the server's.
  record(server.pid, repository);
  expect(refuseWhileServing).not.toThrow();
  server.kill();
});

test("the unit of systemd records the server that it starts", () => {
  const unit = readFileSync(path.join(repository, "deploy/systemd/site.service"), "utf8");
  const [, script = ""] = /^ExecStartPost=-\+\/bin\/sh -c '(.+)'$/m.exec(unit) ?? [];
  const server = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
  execFileSync("/bin/sh", ["-c", script.replace(/\$\{MAINPID\}/, String(server.pid))]);
  expect(refuseWhileServing).toThrow(`(process ${server.pid})`);
  server.kill();
});

test("servers that were killed do not hinder a build, nor one whose id this command has", () => {
  record(spawnSync(process.execPath, ["-e", ""]).pid);
  record(process.pid);
  record(process.ppid);
  expect(refuseWhileServing).not.toThrow();
});

test("a server is recorded until its end", () => {
  const file = path.join(SITE_FOLDER, "running", String(process.pid));
  const before = process.listeners("exit");
  recordServer();
  expect(readFileSync(file, "utf8")).toBe(process.cwd());
  for (const listener of process.listeners("exit").filter((one) => !before.includes(one))) {
    process.off("exit", listener);
    listener(0);
  }
  expect(existsSync(file)).toBe(false);
});

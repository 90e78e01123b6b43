import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SITE_FOLDER } from "./built-site";
import { recordServer, refuseWhileServing } from "./running-servers";
import { withFolder } from "./testing/folder";

const inFolder = withFolder();
const repository = process.cwd();
beforeEach(() => process.chdir(inFolder()));
// The process leaves the folder before it is deleted.
afterEach(() => process.chdir(repository));

const record = (pid: number | undefined) => {
  mkdirSync(path.join(SITE_FOLDER, "running"), { recursive: true });
  writeFileSync(path.join(SITE_FOLDER, "running", String(pid)), "");
};

test("a build is refused in one line while a server runs in its folder", () => {
  expect(refuseWhileServing).not.toThrow();
  const server = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
  record(server.pid);
  expect(refuseWhileServing).toThrow(new RegExp(`^The site runs from this folder \\(process ${server.pid}\\).+$`));
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
  expect(existsSync(file)).toBe(true);
  for (const listener of process.listeners("exit").filter((one) => !before.includes(one))) {
    process.off("exit", listener);
    listener(0);
  }
  expect(existsSync(file)).toBe(false);
});

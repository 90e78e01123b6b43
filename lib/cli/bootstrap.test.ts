import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import path from "node:path";
import { withFolder } from "@/lib/testing/folder";

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

import { spawnSync } from "node:child_process";
import path from "node:path";

const start = path.join(__dirname, "start.mjs");

/** Starts the site with a wrong setting; a right one would go on to build it. */
const startWith = (env: Record<string, string>) =>
  spawnSync(process.execPath, [start], {
    encoding: "utf8",
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "test", ...env },
  });

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["HOST", "not a host"],
  ["SITE_URL", "www.example.org"],
  ["SITE_URL", "https://www.example.org/path"],
])("%s=%s stops the start with a line that names it", (name, value) => {
  const { status, stderr, stdout } = startWith({ [name]: value });
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr.trim().split("\n")).toEqual([
    expect.stringMatching(new RegExp(`^${name} is set but wrong: it should be`)),
  ]);
});

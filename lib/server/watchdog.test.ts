import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withFolder } from "@/lib/testing/folder";

const inFolder = withFolder();

/** A process of its own, because child processes do not get jest's environment. */
const SCRIPT = 'require("./lib/server/watchdog.ts").startWatchdog(); setTimeout(() => {}, 1000);';

test("systemd gets a message twice in each interval of its watchdog", () => {
  const messages = inFolder("messages");
  writeFileSync(inFolder("systemd-notify"), `#!/bin/sh\necho "$@" >> ${messages}\n`, { mode: 0o755 });
  const PATH = `${inFolder()}${path.delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH, WATCHDOG_USEC: "400000" };
  const { stderr } = spawnSync(process.execPath, ["--import", "tsx", "-e", SCRIPT], { env, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(readFileSync(messages, "utf8")).toMatch(/^(WATCHDOG=1\n){3,6}$/);
});

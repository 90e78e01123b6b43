import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withFolder } from "@/lib/testing/folder";
import { until } from "@/lib/testing/until";
import { startWatchdog } from "./watchdog";

const inFolder = withFolder();

test("systemd gets a message twice in each interval of its watchdog", async () => {
  const messages = inFolder("messages");
  const program = `#!/bin/sh\necho "$@" >> ${messages}\n`;
  writeFileSync(inFolder("systemd-notify"), program, { mode: 0o755 });
  jest.replaceProperty(process, "env", {
    ...process.env,
    PATH: `${inFolder()}${path.delimiter}${process.env.PATH}`,
    WATCHDOG_USEC: "200000",
  });
  startWatchdog();
  await until(() => existsSync(messages) && readFileSync(messages, "utf8").startsWith("WATCHDOG=1\n".repeat(3)));
});

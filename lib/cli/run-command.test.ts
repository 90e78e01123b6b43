import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { bundle } from "@/lib/testing/run-script";

const commands = ["openapi", "conformance http://127.0.0.1:1"];

/** Runs a command. @returns what it writes to standard error, and its exit code */
async function run(command: string, stdout: number | "pipe") {
  const [name, ...args] = command.split(" ");
  const child = spawn(process.execPath, [bundle(`lib/cli/${name}.ts`), ...args], {
    env: { ...process.env, BACKEND_API_KEY: "a-key" },
    stdio: ["ignore", stdout, "pipe"],
  });
  child.stdout?.destroy();
  const [error, [code]] = await Promise.all([text(child.stderr as Readable), once(child, "close")]);
  return { error, code };
}

test.each(commands)(
  "output of %s that cannot be written is reported on one line, with exit code 1",
  async (command) => {
    const readOnly = openSync("package.json", "r");
    const result = await run(command, readOnly);
    closeSync(readOnly);
    expect(result).toEqual({ error: expect.stringMatching(/^The output cannot be written: EBADF.*\n$/), code: 1 });
  },
);

test.each(commands)("%s to a closed pipe is not an error", async (command) => {
  expect(await run(command, "pipe")).toEqual({ error: "", code: 0 });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { until } from "./until";

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a server of browser tests ends when the test run was killed", async () => {
  const script = "console.log(process.pid); setInterval(() => {}, 1000)";
  const tied = spawn(process.execPath, ["lib/testing/run-tied.mjs", "-e", script]);
  const closed = once(tied, "close");
  const [text] = await once(tied.stdout, "data");
  expect(isAlive(Number(text))).toBe(true);
  // The end of a killed process closes its pipes.
  tied.stdin.end();
  await until(() => !isAlive(Number(text)));
  await closed;
});

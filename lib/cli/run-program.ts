import { execFile } from "node:child_process";

/**
 * Runs a program, until the signal kills it.
 * @throws the first error on its standard error, without the context after it; or the signal's reason, once the program has ended.
 */
export function runProgram(program: string, args: string[], signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = execFile(program, args, (error, _, errors) => {
      const lines = errors.trim().split("\n");
      if (!error) resolve();
      else if (signal.aborted) reject(signal.reason);
      else reject(new Error(lines.find((line) => /error:/i.test(line)) ?? lines[0]));
    });
    signal.addEventListener("abort", () => child.kill("SIGKILL"));
  });
}

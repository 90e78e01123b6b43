import { execFile } from "node:child_process";

interface Options {
  env?: Record<string, string>;
  input?: Buffer;
  /** Kills the program. */
  signal: AbortSignal;
}

/**
 * Runs a program.
 * @returns its output.
 * @throws the first error on its standard error, without the context after it; the signal's reason, once the program has ended; or what
 * Node throws if it cannot be run.
 */
export function runProgram(program: string, args: string[], { env, input, signal }: Options): Promise<Buffer> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const options = {
      env: { ...process.env, ...env },
      encoding: "buffer",
      maxBuffer: Number.POSITIVE_INFINITY,
    } as const;
    const child = execFile(program, args, options, (error, out, errors) => {
      const lines = errors.toString().trim().split("\n");
      if (!error) resolve(out);
      else if (signal.aborted) reject(signal.reason);
      else if (typeof error.code === "string") reject(error);
      else reject(new Error(lines.find((line) => /error:/i.test(line)) ?? lines[0]));
    });
    signal.addEventListener("abort", () => child.kill("SIGKILL"));
    // A program that fails may not read all of it.
    child.stdin?.on("error", () => {}).end(input);
  });
}

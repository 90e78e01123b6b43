import { type ChildProcess, execFile } from "node:child_process";

/** The exit code and the trimmed output of a command. */
export interface Result {
  code: number;
  out: string;
  error: string;
}

/** Runs one of the project's commands in its own process, which `started` gets. */
export const runScript = (
  script: string,
  args: string[],
  settings: Record<string, string>,
  started: (child: ChildProcess) => void = () => {},
): Promise<Result> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...settings };
    const child = execFile(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", script, ...args],
      { env },
      (failure, out, error) =>
        resolve({ code: failure ? Number(failure.code) : 0, out: out.trim(), error: error.trim() }),
    );
    started(child);
  });

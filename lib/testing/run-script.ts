import { execFile } from "node:child_process";

/** How a command ended, and what it said, without the white space around it. */
export interface Ended {
  code: number;
  out: string;
  error: string;
}

/** Runs one of the project's commands as a process of its own, as `npm run` does, without npm. */
export const runScript = (script: string, args: string[], settings: Record<string, string>): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...settings };
    execFile(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", script, ...args],
      { env },
      (failure, out, error) =>
        resolve({ code: failure ? Number(failure.code) : 0, out: out.trim(), error: error.trim() }),
    );
  });

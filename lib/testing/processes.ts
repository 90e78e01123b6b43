import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
const PROBE_TIMEOUT_MS = 5_000;
const STOP_TIMEOUT_MS = 5_000;

export const root = path.join(__dirname, "../..");

/**
 * The variables that a process needs to run at all. No other one is passed on: a server runs with the settings that its
 * test gives it.
 */
const KEPT = ["PATH", "HOME", "USER", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "SystemRoot"];

export const environmentOf = (settings: Record<string, string>) => ({
  ...Object.fromEntries(KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  // The developer's own file is not read.
  ENV_FILE: "",
  ...settings,
  NODE_ENV: "production" as const,
});

const hasExited = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function probe(url: string, isReady: (response: Response) => boolean): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS), redirect: "manual" });
    await response.body?.cancel();
    return isReady(response);
  } catch {
    return false;
  }
}

interface Options {
  /** Node's arguments. */
  args: string[];
  /** The program, if it is not Node. */
  program?: string;
  /** The folder, if it is not the repository's, and the user. */
  options?: Pick<SpawnOptions, "cwd" | "uid" | "gid">;
  env: Record<string, string>;
  /** The path that is requested until the response is the expected one. */
  probe: string;
  isReady: (response: Response) => boolean;
}

/**
 * Starts a server with its own data folder (unless `DATA_DIR` is given) and no settings but those given.
 * @throws if its address is in use, or, with all its output, if it exits or is not ready within a minute.
 */
export async function startProcess({ args, program = process.execPath, options, env, ...ready }: Options) {
  if (await probe(ready.probe, () => true)) throw new Error(`${ready.probe} is in use`);
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), "data-"));
  const removeData = () => {
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  };
  const child = spawn(program, args, {
    cwd: root,
    ...options,
    env: environmentOf({ DATA_DIR: dataDir, ...env }),
    stdio: ["ignore", "pipe", "pipe"],
  });

  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => output.push(text));
  const logs = () => output.join("");
  // "close" comes after the last of its output, unlike "exit".
  const closed = once(child, "close");

  // A test run may end early.
  const abandon = () => {
    child.kill("SIGKILL");
    removeData();
  };
  process.once("exit", abandon);
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
    await closed;
    clearTimeout(timer);
    process.off("exit", abandon);
    removeData();
  };

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await probe(ready.probe, ready.isReady))) {
    const reason = hasExited(child) ? "exited before it was ready" : Date.now() > deadline && "is not ready in time";
    if (reason) {
      await stop();
      throw new Error(`${args.join(" ")} ${reason}:\n${logs()}`);
    }
    await delay(POLL_MS);
  }
  return {
    dataDir,
    logs,
    stop,
    pid: child.pid as number,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** The exit code of the process. */
    exited: closed.then(([code]) => code as number | null),
  };
}

import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDataDir } from "./data-dir";
import { bareEnvironment } from "./environment";

const READY_WITHIN_MS = 60_000;
const POLL_MS = 50;
const PROBE_TIMEOUT_MS = 5_000;
const STOP_WITHIN_MS = 5_000;

const root = path.join(__dirname, "../..");

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function answersAs(isReady: (response: Response) => boolean, url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS), redirect: "manual" });
    await response.body?.cancel();
    return isReady(response);
  } catch {
    return false;
  }
}

interface Plan {
  /** What Node.js is given, from the repository's root. */
  args: string[];
  /** Another program than Node.js. */
  program?: string;
  /** Another folder to run in, or another user to run as. */
  options?: Pick<SpawnOptions, "cwd" | "uid" | "gid">;
  env: Record<string, string>;
  /** Asked until the answer is the one. */
  probe: string;
  isReady: (response: Response) => boolean;
}

/**
 * Starts a server with a data folder of its own (`DATA_DIR`, unless given) and no setting but those given.
 * @throws where somebody else is at its address; with all its output where it ends, or a minute passes, before it is
 * ready.
 */
export async function startProcess({ args, program = process.execPath, options, env, probe, isReady }: Plan) {
  if (await answersAs(() => true, probe)) throw new Error(`${probe} is answered already`);
  const { dataDir, remove } = openDataDir(env.DATA_DIR);
  const settings = { ...bareEnvironment(), DATA_DIR: dataDir, ...env, NODE_ENV: "production" as const };
  const child = spawn(program, args, {
    cwd: root,
    ...options,
    env: settings,
    stdio: ["ignore", "pipe", "pipe"],
  });

  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => output.push(text));
  const logs = () => output.join("");
  // Comes after the last of its output, unlike "exit".
  const closed = once(child, "close");

  // Where the tests themselves end early, nobody calls `stop`.
  const abandon = () => {
    child.kill("SIGKILL");
    remove();
  };
  process.once("exit", abandon);
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
    await closed;
    clearTimeout(timer);
    process.off("exit", abandon);
    remove();
  };

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answersAs(isReady, probe))) {
    const reason = hasEnded(child) ? "ended before it was ready" : Date.now() > deadline && "is not ready in time";
    if (reason) {
      await stop();
      throw new Error(`${args.join(" ")} ${reason}:\n${logs()}`);
    }
    await pause(POLL_MS);
  }
  return {
    dataDir,
    logs,
    stop,
    pid: child.pid as number,
    /** Sends a signal, and waits for nothing. */
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Its exit code, once it has ended and all it wrote is read. */
    ended: closed.then(([code]) => code as number | null),
  };
}

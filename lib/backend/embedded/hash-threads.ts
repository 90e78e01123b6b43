import "server-only";
import path from "node:path";
import { Worker } from "node:worker_threads";

/** Plain, and started from where it is: the build leaves it alone, and the image has it. */
const FILE = path.join("lib", "server", "hash-worker.mjs");

interface Parameters {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** What a thread is told: to hash a password, or to compare it with a hash. */
export type Job = { password: string } & ({ parameters: Parameters } | { compareWith: string });

/**
 * Threads of our own, because libuv's cannot be told to let the event loop go first. One is started where none is
 * idle, so whoever calls sees to it that they do not become too many; idle ones keep no process alive.
 */
export function openThreads(file = path.join(/* turbopackIgnore: true */ process.cwd(), FILE)) {
  const idle: Worker[] = [];

  const start = () => {
    // Loaders of commands (tsx) are none of its business.
    const thread = new Worker(/* turbopackIgnore: true */ file, { execArgv: [] });
    // The job that is under way hears of it, too; without any listener the process would end.
    thread.on("error", () => undefined);
    thread.once("exit", () => {
      const place = idle.indexOf(thread);
      if (place >= 0) idle.splice(place, 1);
    });
    return thread;
  };

  /** @throws what the job throws, which ends its thread, and where the thread ends otherwise before it has answered. */
  return async function run<T>(job: Job): Promise<T> {
    const thread = idle.pop() ?? start();
    thread.ref();
    return new Promise<T>((resolve, reject) => {
      const fail = (error: unknown) => end(() => reject(error));
      const exit = (code: number) => fail(new Error(`A thread that hashed ended with ${code}`));
      const answer = (result: T) => {
        thread.unref();
        idle.push(thread);
        end(() => resolve(result));
      };
      const end = (settle: () => void) => {
        thread.off("message", answer).off("error", fail).off("exit", exit);
        settle();
      };
      thread.on("message", answer).on("error", fail).on("exit", exit);
      thread.postMessage(job);
    });
  };
}

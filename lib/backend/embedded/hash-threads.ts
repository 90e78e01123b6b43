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

interface Plan {
  /** How many threads there may be. */
  most: number;
  /** How many jobs one may do before it answers them, where it has so many. */
  together: number;
  file?: string;
}

type Answer = { result: unknown } | { error: unknown };

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/** A thread, and whom it owes an answer, in the order in which it was told. */
interface Thread {
  worker: Worker;
  waiting: Waiting[];
}

/**
 * Threads of our own, because libuv's cannot be told to let the event loop go first. Each job goes to the thread that
 * has least to do; one is started where all have something to do. Idle ones keep no process alive.
 */
export function openThreads({
  most,
  together,
  file = path.join(/* turbopackIgnore: true */ process.cwd(), FILE),
}: Plan) {
  let threads: Thread[] = [];

  const start = () => {
    // Loaders of commands (tsx) are none of its business.
    const worker = new Worker(/* turbopackIgnore: true */ file, { execArgv: [], workerData: { together } });
    const thread: Thread = { worker, waiting: [] };
    const end = (error: unknown) => {
      threads = threads.filter((other) => other !== thread);
      for (const { reject } of thread.waiting.splice(0)) reject(error);
    };
    worker.on("message", (answers: Answer[]) => {
      for (const answer of answers) {
        const job = thread.waiting.shift();
        if ("error" in answer) job?.reject(answer.error);
        else job?.resolve(answer.result as never);
      }
      if (!thread.waiting.length) worker.unref();
    });
    worker.on("error", end).on("exit", (code) => end(new Error(`A thread that hashed ended with ${code}`)));
    threads.push(thread);
    return thread;
  };

  const findThread = () => {
    const [least] = threads.toSorted((one, other) => one.waiting.length - other.waiting.length);
    return least && (!least.waiting.length || threads.length >= most) ? least : start();
  };

  /** @throws what the job throws, and where its thread ends before it has answered. */
  return async function run<T>(job: Job): Promise<T> {
    const { worker, waiting } = findThread();
    worker.ref();
    return new Promise<T>((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(job);
    });
  };
}

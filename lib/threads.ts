import "server-only";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { placeOf } from "@/lib/console-lines";
import { causeOf, log } from "@/lib/log";

interface Plan {
  /**
   * What a thread runs, from the site's folder. It is told `{ id, job }`, and answers a list of `Answer`s (below). Plain,
   * and started from where it is: the build leaves it alone, and the image has it.
   */
  file: string;
  /** How many threads there may be. */
  most: number;
  /** What each is told when it starts. */
  workerData?: unknown;
}

/** A thread has ended with jobs that it has not answered: whether they are done nobody knows. */
export class ThreadEndedError extends Error {
  override name = "ThreadEndedError";
}

/** What a thread answers to the job of that number. */
export type Answer = { id: number } & ({ result: unknown } | { error: unknown });

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/** A thread, and whom it owes an answer, by the number of their jobs. */
interface Thread {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

/**
 * Threads of our own, because libuv's cannot be told to let the event loop go first. Each job goes to the thread that
 * has least to do; one is started where all have something to do. Idle ones keep no process alive.
 */
export function openThreads<Job>({ file, most, workerData }: Plan) {
  const threads = new Set<Thread>();
  const absolute = path.resolve(/* turbopackIgnore: true */ process.cwd(), file);
  const name = path.basename(file);
  let jobs = 0;

  const start = () => {
    // Loaders of commands (tsx) are none of its business.
    const worker = new Worker(/* turbopackIgnore: true */ absolute, { execArgv: [], workerData });
    const thread: Thread = { worker, waiting: new Map() };
    const end = (why: string, error?: Error) => {
      // What has thrown exits, too; and who was told to end is no news.
      if (!threads.delete(thread)) return;
      log.error({ event: "thread-ended", thread: name, why, ...(error && { ...causeOf(error), at: placeOf(error) }) });
      for (const { reject } of thread.waiting.values())
        reject(new ThreadEndedError(`The thread of ${name} ended: ${why}`, { cause: error }));
      thread.waiting.clear();
    };
    worker.on("message", (answers: Answer[]) => {
      for (const answer of answers) {
        const job = thread.waiting.get(answer.id);
        thread.waiting.delete(answer.id);
        if ("error" in answer) job?.reject(answer.error);
        else job?.resolve(answer.result as never);
      }
      if (!thread.waiting.size) worker.unref();
    });
    worker.on("error", (error) => end("error", error)).on("exit", (code) => end(`exit ${code}`));
    worker.unref();
    threads.add(thread);
    return thread;
  };

  const findThread = () => {
    const [least] = [...threads].sort((one, other) => one.waiting.size - other.waiting.size);
    return least && (!least.waiting.size || threads.size >= most) ? least : start();
  };

  return {
    /** @throws what the job throws, and ThreadEndedError. */
    async run<T>(job: Job): Promise<T> {
      const { worker, waiting } = findThread();
      worker.ref();
      return new Promise<T>((resolve, reject) => {
        const id = ++jobs;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, job });
      });
    },

    /** Has one ready for the first job. */
    warmUp: () => void (threads.size || start()),

    /** Ends them; what they are at is never answered. */
    async close(): Promise<void> {
      const ending = [...threads].map(({ worker }) => worker.terminate());
      threads.clear();
      await Promise.all(ending);
    },
  };
}

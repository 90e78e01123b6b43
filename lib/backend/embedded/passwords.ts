import "server-only";
import { randomBytes } from "node:crypto";
import { availableParallelism, totalmem } from "node:os";
import PQueue from "p-queue";
import { metrics } from "@/lib/metrics";
import { openThreads } from "@/lib/threads";

/** OWASP's Password Storage Cheat Sheet, argon2id (the package's default): 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A second's work or two; whoever would come after them is told to come again. */
const MOST_WAITING = 100;

/** Of many log-ins at once, some wait and the others are turned away: pages are served all the while. */
export class TooBusyError extends Error {
  override name = "TooBusyError";
}

const FILE = "lib/server/hash-worker.mjs";

/** What a thread is told: to hash a password, or to compare it with a hash. */
type Job = { password: string } & ({ parameters: typeof PARAMETERS } | { compareWith: string });

/** A hash's memory and its thread's own. */
const BYTES_EACH = 32 * 1024 ** 2;
const SHARE_OF_MEMORY = 0.25;

/**
 * A hash sweeps the processor's caches: what the event loop does after each one takes twice as long as what it
 * does for several in a row. So a thread that has more to do answers up to four together.
 */
const TOGETHER = 4;

/** How many passwords are hashed at once: a core each, as far as a quarter of the memory reaches. */
export const hashesAtOnce = (cores: number, memoryBytes: number) =>
  Math.max(1, Math.min(cores, Math.floor((memoryBytes * SHARE_OF_MEMORY) / BYTES_EACH)));

/** A container's, where it has a limit; without one Node says nothing, or more than there is. */
const memoryBytes = Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY);

function openHashing() {
  const most = hashesAtOnce(availableParallelism(), memoryBytes);
  const queue = new PQueue({ concurrency: most * TOGETHER });
  const showLength = () => metrics.hashing.set(queue.size);
  queue.on("add", showLength).on("next", showLength);
  const threads = openThreads<Job>({ file: FILE, most, workerData: { together: TOGETHER } });
  return { queue, run: threads.run };
}

/** Next loads a module once for each of its bundles; the cores are the process's. */
const shared = globalThis as typeof globalThis & { siteHashing?: ReturnType<typeof openHashing> };
shared.siteHashing ??= openHashing();
const { queue, run } = shared.siteHashing;

/** @throws TooBusyError where too many wait already. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.size >= MOST_WAITING) throw new TooBusyError();
  return (await queue.add(work)) as T;
}

/** The same letters typed on two keyboards may come as different code points (NIST SP 800-63B, 5.1.1.2). */
const normalize = (password: string) => password.normalize("NFKC");

/** An argon2id hash in PHC form. @throws TooBusyError. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => run({ password: normalize(password), parameters: PARAMETERS }));

const random = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "");
const { memoryCost, timeCost, parallelism } = PARAMETERS;
/** No password's; to compare with it takes as long as with any. */
const nobodys = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(32)}`;

/** Whether the hash is of this password. Without a hash the answer is no, and takes as long. @throws TooBusyError. */
export async function isPasswordOf(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const compareWith = passwordHash ?? nobodys;
  const isRight = await inTurn(() => run<boolean>({ password: normalize(password), compareWith }));
  return isRight && Boolean(passwordHash);
}

import "server-only";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import PQueue from "p-queue";
import { env } from "@/lib/env";
import { metrics } from "@/lib/metrics";

/** OWASP's Password Storage Cheat Sheet, argon2id (this package's default): 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A second's work or two; whoever would come after them is told to come again. */
const MOST_WAITING = 100;

/** Of many log-ins at once, some wait and the others are turned away: pages are served all the while. */
export class TooBusyError extends Error {
  override name = "TooBusyError";
}

/** Pages' files are read, and names looked up, by the same threads (libuv). */
const LEFT_FOR_OTHERS = 2;

/** How many passwords are hashed at once: a core each, as far as threads are left for everything else. */
export const hashesAtOnce = (cores: number, threads: number) => Math.max(1, Math.min(cores, threads - LEFT_FOR_OTHERS));

const queue = new PQueue({ concurrency: hashesAtOnce(availableParallelism(), env.UV_THREADPOOL_SIZE) });
const showLength = () => metrics.hashing.set(queue.size);
queue.on("add", showLength).on("next", showLength);

/** @throws TooBusyError where too many wait already. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.size >= MOST_WAITING) throw new TooBusyError();
  return (await queue.add(work)) as T;
}

/** The same letters typed on two keyboards may come as different code points (NIST SP 800-63B, 5.1.1.2). */
const normalize = (password: string) => password.normalize("NFKC");

/** An argon2id hash in PHC form. @throws TooBusyError. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalize(password), PARAMETERS));

let nobody: Promise<string> | undefined;

/** Whether the hash is of this password. Without a hash the answer is no, and takes as long. @throws TooBusyError. */
export async function isPasswordOf(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hash("the password of nobody", PARAMETERS);
  const compared = passwordHash ?? (await nobody);
  const isRight = await inTurn(() => verify(compared, normalize(password)));
  return isRight && Boolean(passwordHash);
}

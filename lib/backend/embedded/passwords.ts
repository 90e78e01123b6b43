import { randomBytes } from "node:crypto";
import { availableParallelism, totalmem } from "node:os";
import path from "node:path";
import { remember } from "@epic-web/remember";
import { Piscina } from "piscina";
import { Gauge } from "prom-client";
import { metrics } from "@/lib/log/metrics";
import { normalizePassword } from "@/lib/password";
import type { PasswordTask } from "./password-worker";

/** OWASP's Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The queue of a second or two; further requests are told to come back (503). */
const MAX_QUEUE = 100;

class TooBusyError extends Error {
  override name = "TooBusyError";
}

/** lib/build/bundle.ts writes the file: in a build, and where the sources run without one. */
const WORKER_FILE = ".next/site/password-worker.mjs";

/** The memory of a hash and of its thread. */
const BYTES_PER_THREAD = 32 * 1024 ** 2;
const SHARE_OF_MEMORY = 0.25;

const threadCount = (cores: number, memoryBytes: number) =>
  Math.max(1, Math.min(cores, Math.floor((memoryBytes * SHARE_OF_MEMORY) / BYTES_PER_THREAD)));

const memoryBytes = Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY);

function createPool() {
  const pool = new Piscina<PasswordTask, string | boolean>({
    filename: path.resolve(/* turbopackIgnore: true */ process.cwd(), WORKER_FILE),
    maxThreads: threadCount(availableParallelism(), memoryBytes),
    maxQueue: MAX_QUEUE,
    // Pages have priority. All threads are equal on platforms that have no priorities for them.
    niceIncrement: 19,
    idleTimeout: 60_000,
    // The threads do not need the loaders of commands (tsx).
    execArgv: [],
  });
  new Gauge({
    name: "site_password_hashes_waiting",
    help: "Passwords that wait to be hashed",
    registers: [metrics.registry],
    collect() {
      this.set(pool.queueSize);
    },
  });
  return pool;
}

/**
 * Creates the pool at the first password, because its threads start at once, and there is no worker while a site is
 * built.
 */
export const getPool = () => remember("password pool", createPool);

async function run(task: PasswordTask): Promise<string | boolean> {
  const pool = getPool();
  if (pool.queueSize >= MAX_QUEUE) throw new TooBusyError();
  return pool.run(task);
}

/** An argon2id hash in PHC format. @throws TooBusyError. */
export const hashPassword = async (password: string): Promise<string> =>
  String(await run({ password: normalizePassword(password), options: OPTIONS }));

const random = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "");
const { memoryCost, timeCost, parallelism } = OPTIONS;
/** The hash of no password, which takes as long to verify as any other. */
const dummyHash = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(32)}`;

/** Verifies a password. @returns false, after the same time, if there is no hash. @throws TooBusyError. */
export async function isPasswordOf(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isMatch = await run({ password: normalizePassword(password), hash: passwordHash ?? dummyHash });
  return isMatch === true && Boolean(passwordHash);
}

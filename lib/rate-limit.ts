import { AsyncResource } from "node:async_hooks";
import { randomInt } from "node:crypto";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from "rate-limiter-flexible";
import { getDatabase } from "@/lib/db";
import type { Database } from "@/lib/db/connection";
import { env, isSqlite } from "./env";
import { causeOf, log } from "./logger";
import { HOUR_SECONDS, WINDOW_SECONDS } from "./rate-limit-windows";
import { sign } from "./secret";

/** Every rate limit, in attempts per window and key. */
const limits = {
  /** Per account and client address together (`withPasswordLimit` in lib/accounts/refusal.ts). */
  wrongPassword: 10,
  /** Per account, from all addresses: loose, as others can lock its owner out by it. */
  wrongPasswordAnywhere: 100,
  /** Per account: mails with a link to choose a new password. */
  resetMail: 3,
  /** Per recipient: mails that a message has arrived. */
  acknowledgement: 1,
  /** Per client address, and per account. */
  profile: 60,
  /** Per client address: each form with a password, except a registration and Google's. */
  login: 60,
  registration: 20,
  resetRequest: 20,
  resetLink: 60,
  /** Sign-in requests and callbacks together: a sign-in has one of each. */
  google: 120,
  googleLogin: 60,
  googleRegistration: 20,
  enquiry: 20,
} as const;

export type LimitName = keyof typeof limits;

/** Limited by HOURLY_LIMIT for all visitors together, too: they fill the database and the mailbox. */
const LIMITED_PER_HOUR: readonly LimitName[] = ["registration", "googleRegistration", "enquiry"];

/** An IPv6 client's network, as at the end of a subject (lib/server/client-ip.ts). */
const NETWORK_64 = /:[\da-f]+::\/64$/;
/** A /48 has 65,536 of them and may belong to one customer. It has the attempts of this many addresses. */
const ADDRESSES_PER_48 = 10;

/** One of the counts that an attempt adds to. */
interface Counter {
  name: string;
  key: string;
  points: number;
  duration: number;
}

function countersOf(name: LimitName, subject: string): Counter[] {
  const points = limits[name];
  const counters: Counter[] = [{ name, key: subject, points, duration: WINDOW_SECONDS }];
  if (NETWORK_64.test(subject)) {
    const key = subject.replace(NETWORK_64, "::/48");
    counters.push({ name: `${name}-48`, key, points: points * ADDRESSES_PER_48, duration: WINDOW_SECONDS });
  }
  if (LIMITED_PER_HOUR.includes(name))
    counters.push({ name: `${name}-hour`, key: "all", points: env.HOURLY_LIMIT, duration: HOUR_SECONDS });
  return counters;
}

/** Keys of one counter in memory. Beyond them, the least recently used ones are forgotten. */
const MAX_KEYS = 10_000;

class BoundedMemoryLimiter extends RateLimiterMemory {
  private readonly recent = new LRUCache<string | number, true>({
    max: MAX_KEYS,
    dispose: (_, key) => void this.delete(key),
  });

  override consume(...args: Parameters<RateLimiterMemory["consume"]>) {
    this.recent.set(args[0], true);
    return super.consume(...args);
  }
}

/** Without the names that the limiter gives to its prepared statements: they belong to a session, which a pooler changes. */
const withoutNames = (pool: pg.Pool) => ({
  query: ({ text, values }: pg.QueryConfig) => pool.query(text, values),
});

function createLimiter({ name, points, duration }: Counter, storeClient: Database["pool"]): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration };
  const inMemory = new BoundedMemoryLimiter(options);
  if (!storeClient) return inMemory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: withoutNames(storeClient),
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
    insuranceLimiter: inMemory,
  });
}

const limiters = remember("rate limiters", () => new Map<string, RateLimiterAbstract>());

function limiterOf(counter: Counter, pool: Database["pool"]): RateLimiterAbstract {
  const id = `${counter.name} ${pool ? "shared" : "in memory"}`;
  const limiter = limiters.get(id) ?? createLimiter(counter, pool);
  limiters.set(id, limiter);
  return limiter;
}

/** Undefined with SQLite, which has one instance, and while PostgreSQL is away: limits are counted in memory then. */
async function getPool(): Promise<Database["pool"]> {
  if (isSqlite) return undefined;
  try {
    return (await getDatabase()).pool;
  } catch (error) {
    log.warn({ event: "limits-not-shared", ...causeOf(error) });
    return undefined;
  }
}

export type Attempt =
  | { isAllowed: true; refund: () => Promise<void> }
  | { isAllowed: false; retryAfterSeconds: number };

/** Keys are hashed with a key of ours, so that a backup gives no address or email address away. */
const keyOf = (key: string) => sign("rate-limit", key);

/** Timers of the memory limiter capture AsyncLocalStorage, which would keep the request alive for the whole window. */
const outsideRequest = new AsyncResource("rate-limit");

const run = <T>(counter: Counter, pool: Database["pool"], act: (limiter: RateLimiterAbstract, key: string) => T) =>
  outsideRequest.runInAsyncScope(() => act(limiterOf(counter, pool), keyOf(counter.key)));

/**
 * Consumes an attempt before it is made, so that parallel attempts cannot exceed the limit. One that exceeds the limit of its
 * address does not count for all visitors.
 * @param subject a client address, an account, or both; a client address comes last.
 */
export async function countAttempt(name: LimitName, subject: string): Promise<Attempt> {
  const pool = await getPool();
  const counters = countersOf(name, subject);
  const apply = (method: "consume" | "reward" | "penalty", counter: Counter) =>
    run(counter, pool, (limiter, key) => limiter[method](key));
  const refund = async (counter: Counter) => {
    const { consumedPoints } = await apply("reward", counter);
    // The attempt was forgotten in the meantime: there was nothing to give back.
    if (consumedPoints < 0) await apply("penalty", counter);
  };
  try {
    for (const counter of counters) await apply("consume", counter);
    return {
      isAllowed: true,
      refund: async () => void (await Promise.all(counters.map(refund))),
    };
  } catch (error) {
    if (!isRejection(error)) throw error;
    return { isAllowed: false, retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
  }
}

/** By shape: the limiters may have been created by another bundle, whose class is another one. */
const isRejection = (error: unknown): error is RateLimiterRes =>
  typeof error === "object" && error !== null && "msBeforeNext" in error;

/** Holds a random number for each account whose password was reset, for as long as attempts before that would count. */
const resetOf = (account: string): Counter => ({ name: "reset", key: account, points: 0, duration: WINDOW_SECONDS });
/** Of PostgreSQL's `integer`. */
const MAX_INTEGER = 2 ** 31 - 1;

/**
 * A number that belongs in the subject of attempts on an account's password: a reset changes it, so that earlier attempts no longer
 * count. They cannot be deleted instead, because the client addresses in their keys are not known.
 */
export async function lastResetOf(account: string): Promise<number> {
  const pool = await getPool();
  const found = await run(resetOf(account), pool, (limiter, key) => limiter.get(key));
  return found?.consumedPoints ?? 0;
}

/** Makes earlier attempts on the account's password, from all addresses, no longer count. */
export async function forgetAttempts(account: string): Promise<void> {
  const pool = await getPool();
  await run(resetOf(account), pool, (limiter, key) => limiter.set(key, randomInt(1, MAX_INTEGER), WINDOW_SECONDS));
}

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
import { causeOf, log } from "@/lib/log";
import { DAY_SECONDS, HOUR_SECONDS, WINDOW_SECONDS } from "@/lib/rate-limit/windows";
import { env, isSqlite } from "@/lib/settings/env";
import { sign } from "@/lib/settings/secret";

/** Every rate limit, in attempts per window and key. A window is 15 minutes, unless `windows` has another one. */
const limits = {
  /** Wrong passwords per account and client address together (lib/accounts/refusal.ts). */
  wrongPassword: 10,
  /** Wrong passwords per account, from all addresses. The limit is loose, as others can lock its owner out by it. */
  wrongPasswordAnywhere: 100,
  /** Mails per account with a link to choose a new password, in 15 minutes and in a day. */
  resetMail: 3,
  resetMailOfDay: 10,
  /** Mails per recipient, in a day, that a message has arrived. */
  acknowledgement: 1,
  /** Profile changes per client address, and per account. */
  profile: 60,
  /**
   * Posts per client address of each form with a password, except a registration and Google's. A success is refunded,
   * as many share an address.
   */
  login: 60,
  registration: 20,
  resetRequest: 20,
  resetLink: 60,
  /**
   * Sign-in requests and callbacks together: a sign-in has one of each. A log-in that succeeds refunds both, and its
   * `googleLogin`.
   */
  google: 120,
  googleLogin: 60,
  googleRegistration: 20,
  enquiry: 20,
  /**
   * Enquiries of all visitors together, in an hour, that are mailed one by one, and suspected spam beside them. Later
   * ones wait (lib/enquiries/waiting.ts); none is refused.
   */
  enquiryMail: env.HOURLY_LIMIT,
  suspectMail: Math.ceil(env.HOURLY_LIMIT / 50),
} as const;

export type LimitName = keyof typeof limits;

const windows: Partial<Record<LimitName, number>> = {
  resetMailOfDay: DAY_SECONDS,
  acknowledgement: DAY_SECONDS,
  enquiryMail: HOUR_SECONDS,
  suspectMail: HOUR_SECONDS,
};

/** Limits on attempts that create a permanent account. They count by the network of an IPv4 address, too. */
const LIMITED_BY_IPV4_NETWORK: readonly LimitName[] = ["registration", "googleRegistration"];

/** An IPv6 client's network, as at the end of a subject (lib/server/request-headers.ts). */
const NETWORK_64 = /:[\da-f]+::\/64$/;
const IPV4_ADDRESS = /\.\d+$/;
/**
 * The limit of a network, in addresses. An IPv6 /48 has 65,536 networks of clients and may belong to one customer, as
 * an IPv4 /24 may.
 */
const ADDRESSES_PER_NETWORK = 10;

/** A count that an attempt adds to. */
interface Counter {
  name: string;
  key: string;
  points: number;
  duration: number;
}

function countersOf(name: LimitName, subject: string): Counter[] {
  const points = limits[name];
  const duration = windows[name] ?? WINDOW_SECONDS;
  const counters: Counter[] = [{ name, key: subject, points, duration }];
  const addNetwork = (bits: number, key: string) =>
    counters.push({ name: `${name}-${bits}`, key, points: points * ADDRESSES_PER_NETWORK, duration });
  // Strangers may share a /48, and no limit that they share refuses a message.
  if (name === "enquiry") return counters;
  if (NETWORK_64.test(subject)) addNetwork(48, subject.replace(NETWORK_64, "::/48"));
  else if (LIMITED_BY_IPV4_NETWORK.includes(name)) addNetwork(24, subject.replace(IPV4_ADDRESS, ".0/24"));
  return counters;
}

/** The keys of one counter in memory. The least recently used ones are forgotten beyond that. */
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

/**
 * Drops the names that the limiter gives to its prepared statements: they belong to a session, which a pooler changes.
 */
const unnamedStatements = (pool: pg.Pool) => ({
  query: ({ text, values }: pg.QueryConfig) => pool.query(text, values),
});

function createLimiter({ name, points, duration }: Counter, storeClient: Database["pool"]): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration };
  const inMemory = new BoundedMemoryLimiter(options);
  if (!storeClient) return inMemory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: unnamedStatements(storeClient),
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

/**
 * The PostgreSQL pool. Undefined with SQLite, which has one instance, and while PostgreSQL cannot be reached: limits
 * are counted in memory then.
 */
async function getPool(): Promise<Database["pool"]> {
  if (isSqlite) return undefined;
  try {
    return (await getDatabase()).pool;
  } catch (error) {
    log.warn({ event: "limits-not-shared", ...causeOf(error) });
    return undefined;
  }
}

export interface AllowedAttempt {
  isAllowed: true;
  refund: () => Promise<void>;
}
export type Attempt = AllowedAttempt | { isAllowed: false; retryAfterSeconds: number };

/** Hashes a key, so that a backup gives no address or email address away. */
const keyOf = (key: string) => sign("rate-limit", key);

/**
 * The context of the memory limiter's timers. They capture AsyncLocalStorage, which would keep the request alive for
 * the whole window.
 */
const outsideRequest = new AsyncResource("rate-limit");

const run = <T>(counter: Counter, pool: Database["pool"], act: (limiter: RateLimiterAbstract, key: string) => T) =>
  outsideRequest.runInAsyncScope(() => act(limiterOf(counter, pool), keyOf(counter.key)));

/**
 * Consumes an attempt before it is made, so that parallel attempts cannot exceed the limit. An attempt that exceeds the
 * limit of its address does not count for its network.
 * @param subject a client address, an account, or both; a client address comes last.
 */
export async function countAttempt(name: LimitName, subject: string): Promise<Attempt> {
  const pool = await getPool();
  const counters = countersOf(name, subject);
  const apply = (method: "consume" | "reward" | "penalty", counter: Counter) =>
    run(counter, pool, (limiter, key) => limiter[method](key));
  const refund = async (counter: Counter) => {
    const { consumedPoints } = await apply("reward", counter);
    // The attempt was forgotten in the meantime, and could not be refunded.
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

/**
 * Tells by its shape whether an error is a rejection: the limiters may have been created by another bundle, whose class
 * is another one.
 */
const isRejection = (error: unknown): error is RateLimiterRes =>
  typeof error === "object" && error !== null && "msBeforeNext" in error;

/**
 * The counter that marks an account's last password reset by a random number, for as long as older attempts would
 * count.
 */
const resetOf = (account: string): Counter => ({ name: "reset", key: account, points: 0, duration: WINDOW_SECONDS });
/** The largest value of PostgreSQL's `integer`. */
const MAX_INTEGER = 2 ** 31 - 1;

/**
 * A number that belongs in the subject of attempts on an account's password: a reset changes it, so that earlier
 * attempts no longer count. They cannot be deleted instead, because the client addresses in their keys are not known.
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

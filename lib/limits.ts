import "server-only";
import { AsyncResource } from "node:async_hooks";
import { createHash } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from "rate-limiter-flexible";
import { getDatabase } from "@/lib/db";
import { databaseUrl } from "@/lib/env";
import { causeOf, log } from "@/lib/log";

const WINDOW_SECONDS = 15 * 60;

/**
 * Every limit on what visitors send, in attempts a window. A right password gives its attempt on the account back, so
 * that only wrong ones count. Nothing is locked for longer than the window.
 */
const limits = {
  /** Per account. */
  wrongPassword: 10,
  /** Per address and per account. */
  profile: 60,
  /** Per address. */
  login: 60,
  registration: 20,
  /** Apart from those by password, which another thread counts (lib/accounts-thread/). */
  googleLogin: 60,
  googleRegistration: 20,
  enquiry: 20,
  cspReport: 60,
  /** Many phones of one network share an address. */
  vitals: 120,
} as const;

export type LimitName = keyof typeof limits;

/** Counted by each instance: measurements are kept in batches to spare the database a write each. */
const UNSHARED: readonly LimitName[] = ["vitals"];

type Limiters = Record<LimitName, RateLimiterAbstract>;

const makeLimiters = (make: (name: LimitName, points: number) => RateLimiterAbstract) =>
  Object.fromEntries(
    Object.entries(limits).map(([name, points]) => [name, make(name as LimitName, points)]),
  ) as Limiters;

const makeOwn = (keyPrefix: LimitName, points: number) =>
  new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_SECONDS });

/** Next loads a module once for each of its bundles; what is counted is counted for all. */
const shared = globalThis as typeof globalThis & { siteOwnLimiters?: Limiters; siteLimiters?: Promise<Limiters> };

/** What one process counts by itself: where it owns the database's file, and while a shared one is away. */
shared.siteOwnLimiters ??= makeLimiters(makeOwn);
const ownLimiters = shared.siteOwnLimiters;

/** Shared between instances where the database is. */
async function openLimiters(): Promise<Limiters> {
  if (databaseUrl.startsWith("file:")) return ownLimiters;
  const { pool: storeClient } = await getDatabase();
  return makeLimiters(
    (keyPrefix, points) =>
      new RateLimiterPostgres({
        keyPrefix,
        points,
        duration: WINDOW_SECONDS,
        storeClient,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        // Made here: to the package one of another bundle's class is none.
        insuranceLimiter: makeOwn(keyPrefix, points),
      }),
  );
}

async function getLimiters(): Promise<Limiters> {
  shared.siteLimiters ??= openLimiters();
  try {
    return await shared.siteLimiters;
  } catch (error) {
    shared.siteLimiters = undefined;
    log.warn({ event: "limits-not-shared", ...causeOf(error) });
    return ownLimiters;
  }
}

export type Attempt =
  | { isAllowed: true; giveBack: () => Promise<void> }
  | { isAllowed: false; retryAfterSeconds: number };

/** Who is counted, without saying who it is. */
const keyOf = (who: string) => createHash("sha256").update(who).digest("base64url");

/** A memory limiter's timers remember what they were started in: in a request, all of it for the whole window. */
const outsideRequests = new AsyncResource("limits");

/** By its shape: its class may be another bundle's. */
const isRefusal = (error: unknown): error is RateLimiterRes =>
  typeof error === "object" && error !== null && "msBeforeNext" in error;

/** Counts an attempt before it is made, so that many at once cannot slip past the limit together. */
export async function countAttempt(name: LimitName, who: string): Promise<Attempt> {
  const { [name]: limiter } = UNSHARED.includes(name) ? ownLimiters : await getLimiters();
  const key = keyOf(who);
  try {
    await outsideRequests.runInAsyncScope(() => limiter.consume(key));
    return { isAllowed: true, giveBack: async () => void (await limiter.reward(key)) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { isAllowed: false, retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
  }
}

import "server-only";
import { AsyncResource } from "node:async_hooks";
import { createHash } from "node:crypto";
import { remember } from "@epic-web/remember";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from "rate-limiter-flexible";
import { getDatabase } from "@/lib/db";
import type { Database } from "@/lib/db/connection";
import { databaseUrl } from "@/lib/env";
import { causeOf, log } from "@/lib/logger";

const WINDOW_SECONDS = 15 * 60;

/** Every rate limit, in attempts per window and key. */
const limits = {
  /** Per account and client address together (`countWrongPasswords`). */
  wrongPassword: 10,
  /** Per account, from all addresses: loose, as others can lock its owner out by it. */
  wrongPasswordAnywhere: 100,
  /** Per account: mails with a link to choose a new password. */
  mailedReset: 3,
  /** Per client address, and per account. */
  profile: 60,
  /** Per client address. */
  login: 60,
  registration: 20,
  passwordReset: 20,
  googleLogin: 60,
  googleRegistration: 20,
  enquiry: 20,
  /** Enquiries that were there already: beyond these they count as others do. */
  repeatedEnquiry: 60,
  cspReport: 60,
  /** Many phones of one network share an address. */
  vitals: 120,
} as const;

export type LimitName = keyof typeof limits;

type Limiters = Record<LimitName, RateLimiterAbstract>;

const createLimiters = (create: (name: LimitName, points: number) => RateLimiterAbstract) =>
  Object.fromEntries(
    Object.entries(limits).map(([name, points]) => [name, create(name as LimitName, points)]),
  ) as Limiters;

const inMemory = (keyPrefix: LimitName, points: number) =>
  new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_SECONDS });

/** Used with SQLite, which has one instance, and while PostgreSQL is away. */
const memoryLimiters = remember("memory rate limiters", () => createLimiters(inMemory));

const inPostgres = (storeClient: Database["pool"]) => (keyPrefix: LimitName, points: number) =>
  new RateLimiterPostgres({
    keyPrefix,
    points,
    duration: WINDOW_SECONDS,
    storeClient,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    insuranceLimiter: inMemory(keyPrefix, points),
  });

async function getLimiters(): Promise<Limiters> {
  if (databaseUrl.startsWith("file:")) return memoryLimiters;
  try {
    const { pool } = await getDatabase();
    return remember("shared rate limiters", () => createLimiters(inPostgres(pool)));
  } catch (error) {
    log.warn({ event: "limits-not-shared", ...causeOf(error) });
    return memoryLimiters;
  }
}

export type Attempt =
  | { isAllowed: true; refund: () => Promise<void> }
  | { isAllowed: false; retryAfterSeconds: number };

/** Keys are hashed, so that no address or e-mail address is stored. */
const keyOf = (key: string) => createHash("sha256").update(key).digest("base64url");

/** Timers of the memory limiter capture AsyncLocalStorage, which would keep the request alive for the whole window. */
const outsideRequest = new AsyncResource("rate-limit");

/** Consumes an attempt before it is made, so that parallel attempts cannot exceed the limit. */
export async function countAttempt(name: LimitName, subject: string): Promise<Attempt> {
  const { [name]: limiter } = await getLimiters();
  const key = keyOf(subject);
  try {
    await outsideRequest.runInAsyncScope(() => limiter.consume(key));
    return { isAllowed: true, refund: async () => void (await limiter.reward(key)) };
  } catch (error) {
    if (!isRejection(error)) throw error;
    return { isAllowed: false, retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
  }
}

/** By shape: the limiters may have been created by another bundle, whose class is another one. */
const isRejection = (error: unknown): error is RateLimiterRes =>
  typeof error === "object" && error !== null && "msBeforeNext" in error;

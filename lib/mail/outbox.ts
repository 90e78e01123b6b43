import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { OutboxRow, Schema } from "@/lib/db/schema";
import { SEND_TIMEOUT_MS } from "./transport";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** A claim outlives the attempt to send. */
export const CLAIM_MS = SEND_TIMEOUT_MS + MINUTE_MS;
/** The most that the clocks of two instances may differ. Otherwise one would send what the other has just claimed. */
const CLOCK_DIFFERENCE_MS = MINUTE_MS;
const MAX_ERROR_LENGTH = 300;

/** The enquiry or the account that a mail is about. */
type MailTopic =
  | { kind: "enquiry" | "acknowledgement"; enquiry_id: string }
  | { kind: "password-reset"; username: string };

/**
 * Queues a mail in the caller's transaction.
 * @param dueAt when it may be sent, in milliseconds since 1970
 * @returns its id
 */
export async function queueMail(trx: Kysely<Schema>, topic: MailTopic, now = Date.now(), dueAt = now): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto("outbox")
    .values({
      id,
      queued_at: now,
      next_attempt_at: dueAt,
      enquiry_id: null,
      username: null,
      claimed_until: 0,
      attempts: 0,
      last_error: "",
      ...topic,
    })
    .execute();
  return id;
}

/** Queues the mail about an enquiry anew, in place of a waiting one. */
export async function requeueEnquiry(trx: Kysely<Schema>, enquiry_id: string, now?: number): Promise<void> {
  await trx.deleteFrom("outbox").where("enquiry_id", "=", enquiry_id).where("kind", "=", "enquiry").execute();
  await queueMail(trx, { kind: "enquiry", enquiry_id }, now);
}

/**
 * Claims mails that are due for this instance to send. PostgreSQL skips rows that another instance is claiming; SQLite
 * has one writer.
 */
export async function claimDue(
  db: Kysely<Schema>,
  { kinds, limit, isPostgres }: { kinds: OutboxRow["kind"][]; limit: number; isPostgres: boolean },
  now = Date.now(),
): Promise<OutboxRow[]> {
  const latest = now + CLOCK_DIFFERENCE_MS;
  const due = db
    .selectFrom("outbox")
    .select("id")
    .where("kind", "in", kinds)
    // Times that are further ahead than a mail waits, or is claimed, were stored while the clock ran ahead.
    .where((eb) =>
      eb.or([
        // SQLite uses the index for a range with both ends, and with a comparison that has no expression.
        eb.between("next_attempt_at", 0, now),
        eb.and([eb("next_attempt_at", ">", latest), eb(eb("next_attempt_at", "-", longestWait), ">", latest)]),
      ]),
    )
    .where((eb) => eb.not(eb.between("claimed_until", now + 1, latest + CLAIM_MS)))
    // First attempts precede retries, which may fail again.
    .orderBy("attempts")
    .orderBy("next_attempt_at")
    .limit(limit);
  return db
    .updateTable("outbox")
    .set({ claimed_until: now + CLAIM_MS })
    .where("id", "in", isPostgres ? due.forUpdate().skipLocked() : due)
    .returningAll()
    .execute();
}

/**
 * Deletes a mail that was delivered, or that is not to be sent any more.
 * @param onRemoved records that in the same transaction, unless staff have queued another mail in place of this one
 */
export async function removeMail(
  db: Kysely<Schema>,
  { id }: Pick<OutboxRow, "id">,
  onRemoved?: (trx: Kysely<Schema>) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom("outbox").where("id", "=", id).executeTakeFirst();
    if (numDeletedRows) await onRemoved?.(trx);
  });
}

/** Shortens an SMTP error to one line for staff, without the NUL characters that PostgreSQL cannot store. */
function errorText(error: unknown): string {
  const { code, response, message } = Object(error);
  const text = [code, response ?? message].filter(Boolean).join(": ") || "unknown";
  return text.replace(/\p{Cc}+/gu, " ").slice(0, MAX_ERROR_LENGTH);
}

/** Tells whether an error is a 5xx reply. It is retried as well, more slowly: an administrator may fix the mailbox. */
const isPermanent = (error: unknown) => Object(error).responseCode >= 500;

/** Returns a mail to the queue. @returns the time of the next attempt, in milliseconds since 1970. */
export async function markFailed(
  db: Kysely<Schema>,
  { id, attempts }: Pick<OutboxRow, "id" | "attempts">,
  error: unknown,
  now = Date.now(),
): Promise<number> {
  const next_attempt_at = now + backoffMs(attempts + 1, isPermanent(error));
  await db
    .updateTable("outbox")
    .set({ next_attempt_at, attempts: attempts + 1, claimed_until: 0, last_error: errorText(error) })
    .where("id", "=", id)
    .execute();
  return next_attempt_at;
}

const BACKOFF = {
  temporary: { first: 2 * SECOND_MS, max: 15 * MINUTE_MS },
  permanent: { first: 5 * MINUTE_MS, max: 6 * 60 * MINUTE_MS },
} as const;
/** The jitter, a fifth shorter or longer, so that mails that failed together are not retried together. */
const JITTER = 0.2;

/**
 * The longest wait for the next attempt, with jitter, in milliseconds.
 * @param attempts how many have failed, from 1.
 */
function longestWaitMs(attempts: number, isPermanent: boolean): number {
  const { first, max } = BACKOFF[isPermanent ? "permanent" : "temporary"];
  return Math.min(first * 2 ** (attempts - 1) * (1 + JITTER), max);
}

/** Exponential backoff with jitter, in milliseconds. @param attempts how many have failed, from 1. */
function backoffMs(attempts: number, isPermanent: boolean): number {
  const delay = longestWaitMs(attempts, isPermanent) / (1 + JITTER);
  return Math.round(delay * (1 - JITTER + 2 * JITTER * Math.random()));
}

/** The number of failed attempts after which waits no longer grow. */
const MAX_GROWTH = Math.ceil(Math.log2(BACKOFF.permanent.max / BACKOFF.permanent.first));
const growingWaits = Array.from({ length: MAX_GROWTH }, (_, i) => {
  const attempts = i + 1;
  return sql`when ${sql.lit(attempts)} then ${sql.lit(longestWaitMs(attempts, true))}`;
});

/**
 * The SQL of the longest wait that a mail's attempts allow. Its last error, which is not stored, may be a permanent
 * one.
 */
const longestWait = sql<number>`
  case attempts when 0 then 0 ${sql.join(growingWaits, sql` `)} else ${sql.lit(BACKOFF.permanent.max)} end`;

/**
 * Makes waiting mails due at a start: the cause of their failure may have been fixed.
 * @param isOnlyServer releases claims, which then are those of a crashed process.
 */
export async function resumeQueue(db: Kysely<Schema>, isOnlyServer: boolean, now = Date.now()): Promise<void> {
  await db.updateTable("outbox").set({ next_attempt_at: now }).where("next_attempt_at", ">", now).execute();
  if (isOnlyServer) await db.updateTable("outbox").set({ claimed_until: 0 }).where("claimed_until", ">", 0).execute();
}

/** The age of the oldest waiting mail in milliseconds; 0 if none waits. */
export async function oldestMailAge(db: Kysely<Schema>, now = Date.now()): Promise<number> {
  const { oldest } = await db
    .selectFrom("outbox")
    .select((one) => one.fn.min("queued_at").as("oldest"))
    .executeTakeFirstOrThrow();
  return oldest ? now - Number(oldest) : 0;
}

const STUCK_AFTER_MS = 5 * MINUTE_MS;

/**
 * Tells whether mails have been due for five minutes without being claimed. Mail that the server rejects does not
 * count.
 */
export async function isQueueStuck(db: Kysely<Schema>, now = Date.now()): Promise<boolean> {
  const waiting = await db
    .selectFrom("outbox")
    .select("id")
    .where("next_attempt_at", "<=", now - STUCK_AFTER_MS)
    .where("claimed_until", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

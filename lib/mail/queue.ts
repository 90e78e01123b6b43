import type { Kysely } from "kysely";
import type { QueuedRow, Schema } from "@/lib/db/schema";
import { SEND_TIMEOUT_MS } from "./transport";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** A claim outlives the attempt to send. */
const CLAIM_MS = SEND_TIMEOUT_MS + MINUTE_MS;
const MAX_ERROR_LENGTH = 300;

/** The tables whose rows are mails to send. */
export const mailTables = ["enquiries", "acknowledgements", "reset_mails"] as const;
export type MailTable = (typeof mailTables)[number];

export type QueuedMail = Pick<QueuedRow, "id" | "queued_at" | "attempts">;

const selectWaiting = (db: Kysely<Schema>, table: MailTable) =>
  db
    .selectFrom(table)
    .select("id")
    // Other mails are deleted when they are delivered.
    .$if(table === "enquiries", (query) => query.where("delivered_at", "is", null));

/**
 * Claims messages that are due for this instance to send. PostgreSQL skips rows that another instance is claiming; SQLite has
 * one writer.
 */
export async function claimDue(
  db: Kysely<Schema>,
  table: MailTable,
  { limit, isPostgres }: { limit: number; isPostgres: boolean },
  now = Date.now(),
): Promise<QueuedMail[]> {
  const due = selectWaiting(db, table)
    .where("next_attempt_at", "<=", now)
    .where("claimed_until", "<=", now)
    // First attempts before retries, which may fail again.
    .orderBy("attempts")
    .orderBy("next_attempt_at")
    .limit(limit);
  return db
    .updateTable(table)
    .set({ claimed_until: now + CLAIM_MS })
    .where("id", "in", isPostgres ? due.forUpdate().skipLocked() : due)
    .returning(["id", "queued_at", "attempts"])
    .execute();
}

/** The state of a row that is new in the queue. @param dueAt when it may be sent, in milliseconds since 1970. */
export const newInQueue = (now: number, dueAt = now) => ({
  queued_at: now,
  next_attempt_at: dueAt,
  claimed_until: 0,
  attempts: 0,
  last_error: "",
});

/** A message as it was claimed: a resend in the meantime is another mail. */
type Claimed = Pick<QueuedMail, "id" | "queued_at">;

/** Takes a message off the queue. */
export async function markDelivered(
  db: Kysely<Schema>,
  table: MailTable,
  { id, queued_at }: Claimed,
  now = Date.now(),
): Promise<void> {
  if (table !== "enquiries") await db.deleteFrom(table).where("id", "=", id).execute();
  else
    await db
      .updateTable(table)
      .set((row) => ({ delivered_at: now, claimed_until: 0, last_error: "", attempts: row("attempts", "+", 1) }))
      .where("id", "=", id)
      .where("queued_at", "=", queued_at)
      .execute();
}

/** An SMTP error as staff read it: one line, without the NUL characters that PostgreSQL cannot store. */
function errorText(error: unknown): string {
  const { code, response, message } = Object(error);
  const text = [code, response ?? message].filter(Boolean).join(": ") || "unknown";
  return text.replace(/\p{Cc}+/gu, " ").slice(0, MAX_ERROR_LENGTH);
}

/** A 5xx reply. It is retried as well, more slowly: an administrator may fix the mailbox. */
const isPermanent = (error: unknown) => Object(error).responseCode >= 500;

/** Returns a message to the queue. @returns the time of the next attempt, in milliseconds since 1970. */
export async function markFailed(
  db: Kysely<Schema>,
  table: MailTable,
  { id, queued_at, attempts }: QueuedMail,
  error: unknown,
  now = Date.now(),
): Promise<number> {
  const next_attempt_at = now + backoffMs(attempts + 1, isPermanent(error));
  await db
    .updateTable(table)
    .set({ next_attempt_at, attempts: attempts + 1, claimed_until: 0, last_error: errorText(error) })
    .where("id", "=", id)
    .where("queued_at", "=", queued_at)
    .execute();
  return next_attempt_at;
}

const BACKOFF = {
  temporary: { first: 2 * SECOND_MS, max: 15 * MINUTE_MS },
  permanent: { first: 5 * MINUTE_MS, max: 6 * 60 * MINUTE_MS },
} as const;
/** A fifth shorter or longer, so that messages that failed together are not retried together. */
const JITTER = 0.2;

/**
 * Exponential backoff with jitter, in milliseconds.
 * @param attempts how many have failed, from 1.
 * @param random from 0 to 1.
 */
export function backoffMs(attempts: number, isPermanent: boolean, random = Math.random()): number {
  const { first, max } = BACKOFF[isPermanent ? "permanent" : "temporary"];
  const delay = Math.min(first * 2 ** (attempts - 1), max / (1 + JITTER));
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random));
}

/**
 * At a start, waiting messages are due at once: what made them fail may have been put right. On SQLite, which has one instance, claims are
 * those of a crashed process, and are released.
 */
export async function resumeQueue(db: Kysely<Schema>, table: MailTable, isPostgres: boolean, now = Date.now()) {
  const waiting = selectWaiting(db, table).where("next_attempt_at", ">", now);
  await db.updateTable(table).set({ next_attempt_at: now }).where("id", "in", waiting).execute();
  if (!isPostgres) await db.updateTable(table).set({ claimed_until: 0 }).where("claimed_until", ">", 0).execute();
}

const STUCK_AFTER_MS = 5 * MINUTE_MS;

/** Whether messages have been due for five minutes without being claimed. A mail server that refuses them is no such case. */
export async function isQueueStuck(db: Kysely<Schema>, table: MailTable, now = Date.now()): Promise<boolean> {
  const waiting = await selectWaiting(db, table)
    .where("next_attempt_at", "<=", now - STUCK_AFTER_MS)
    .where("claimed_until", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

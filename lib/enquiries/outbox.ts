import "server-only";
import type { Kysely } from "kysely";
import type { EnquiryRow, Schema } from "@/lib/db/schema";
import { nextPauseMs } from "./retry";

/** How long a claim holds unless it is renewed: whoever does not renew it has died. */
const CLAIM_MS = 90_000;
const LONGEST_ERROR = 300;

/**
 * Takes messages that are due for this instance to send. PostgreSQL skips the rows that another instance is
 * taking at the same moment; SQLite has one writer at a time.
 * @param except what this instance has on its way, whose claim may have run out while the database was away.
 */
export async function claimDue(
  db: Kysely<Schema>,
  { limit, isPostgres, except = [] }: { limit: number; isPostgres: boolean; except?: string[] },
  now = Date.now(),
): Promise<EnquiryRow[]> {
  const due = db
    .selectFrom("enquiries")
    .select("id")
    .where("delivered_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .where("claimed_until", "<=", now)
    .$if(except.length > 0, (query) => query.where("id", "not in", except))
    // What was never tried comes first: what failed may fail again.
    .orderBy("attempts")
    .orderBy("next_attempt_at")
    .limit(limit);
  return db
    .updateTable("enquiries")
    .set({ claimed_until: now + CLAIM_MS })
    .where("id", "in", isPostgres ? due.forUpdate().skipLocked() : due)
    .returningAll()
    .execute();
}

/** Says that what was claimed is on its way still. */
export const renewClaims = (db: Kysely<Schema>, ids: string[], now = Date.now()) =>
  db
    .updateTable("enquiries")
    .set({ claimed_until: now + CLAIM_MS })
    .where("id", "in", ids)
    .where("delivered_at", "is", null)
    .execute();

/** A message as it was claimed: what was put into the outbox anew meanwhile is another mail. */
type Claimed = Pick<EnquiryRow, "id" | "queued_at">;

export const markDelivered = (db: Kysely<Schema>, { id, queued_at }: Claimed, now = Date.now()) =>
  db
    .updateTable("enquiries")
    .set((row) => ({ delivered_at: now, claimed_until: 0, last_error: "", attempts: row("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("queued_at", "=", queued_at)
    .execute();

/** What an SMTP server or the line to it said, as the company's staff may read it: on one line, and no NUL in it. */
function tell(error: unknown): string {
  // By its shape: an error from Node itself is not always this realm's Error.
  const { code, response, message } = (error ?? {}) as { code?: string; response?: string; message?: string };
  const said = [code, response ?? message].filter(Boolean).join(": ") || "unknown";
  return said.replace(/\p{Cc}+/gu, " ").slice(0, LONGEST_ERROR);
}

const isPermanent = (error: unknown) => {
  const code = (error as { responseCode?: unknown } | undefined)?.responseCode;
  return typeof code === "number" && code >= 500;
};

/** Puts a message back, to be tried again later. @returns when, in milliseconds since 1970. */
export async function markFailed(
  db: Kysely<Schema>,
  { id, queued_at, attempts }: Claimed & Pick<EnquiryRow, "attempts">,
  error: unknown,
  now = Date.now(),
): Promise<number> {
  const next_attempt_at = now + nextPauseMs(attempts + 1, isPermanent(error));
  await db
    .updateTable("enquiries")
    .set({ next_attempt_at, attempts: attempts + 1, claimed_until: 0, last_error: tell(error) })
    .where("id", "=", id)
    .where("queued_at", "=", queued_at)
    .execute();
  return next_attempt_at;
}

/** After a restart of the only instance, what it was sending when it died is nobody's. */
export const releaseClaims = (db: Kysely<Schema>) =>
  db.updateTable("enquiries").set({ claimed_until: 0 }).where("claimed_until", ">", 0).execute();

/** Far longer than a message that is due waits for an instance to take it. */
const STUCK_AFTER_MS = 5 * 60_000;

/** Whether messages are due that nobody takes: a mail server that refuses them is no such case. */
export async function isOutboxStuck(db: Kysely<Schema>, now = Date.now()): Promise<boolean> {
  const waiting = await db
    .selectFrom("enquiries")
    .select("id")
    .where("delivered_at", "is", null)
    .where("next_attempt_at", "<=", now - STUCK_AFTER_MS)
    .where("claimed_until", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

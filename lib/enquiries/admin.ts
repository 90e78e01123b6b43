import type { Kysely } from "kysely";
import { columnHasPassed } from "@/lib/clock";
import { type Database, eraseDeleted } from "@/lib/db/connection";
import { deleteInBatches } from "@/lib/db/delete-in-batches";
import type { EnquiryRow, OutboxRow, Schema } from "@/lib/db/schema";
import { requeueEnquiry } from "@/lib/mail";
import { normalizeAddress } from "@/lib/settings/email-address";
import type { Attribution } from "./attribution";
import { byField, enquiryFieldNames } from "./fields";
import { NEVER, SAME_KEY_MS } from "./repository";

const DAY_MS = 24 * 60 * 60 * 1000;

const toIso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** Selects the enquiries, each with the state of its waiting mail or summary. */
const selectEntries = (db: Kysely<Schema>) =>
  db
    .selectFrom("enquiries")
    .leftJoin("outbox as own", (join) =>
      join.onRef("own.enquiry_id", "=", "enquiries.id").on("own.kind", "=", "enquiry"),
    )
    .leftJoin("outbox as mail", (join) =>
      join.on((eb) =>
        eb.or([
          eb("mail.id", "=", eb.ref("own.id")),
          eb.and([eb("mail.kind", "=", "enquiry-summary"), eb("own.id", "is", null), eb("delivered_at", "is", null)]),
        ]),
      ),
    )
    .selectAll("enquiries")
    .select(["mail.attempts", "mail.next_attempt_at", "mail.last_error"]);

type WaitingMail = { [Column in "attempts" | "next_attempt_at" | "last_error"]: OutboxRow[Column] | null };

/** An enquiry as staff and their scripts see it. Times are ISO 8601, UTC. */
function toEntry(row: EnquiryRow & WaitingMail) {
  const { id, kind, attempts } = row;
  const suspectReasons = row.suspect.split(" ").filter(Boolean);
  const source: Attribution = JSON.parse(row.source);
  return {
    id,
    kind,
    createdAt: new Date(row.created_at).toISOString(),
    ...byField((name) => row[name]),
    source,
    suspect: suspectReasons.length > 0,
    suspectReasons,
    deliveredAt: toIso(row.delivered_at),
    attempts,
    nextAttemptAt: toIso(row.next_attempt_at),
    lastError: row.last_error || null,
    unsubscribedAt: toIso(row.unsubscribed_at),
    previouslyUnsubscribedAt: toIso(row.previously_unsubscribed_at),
  };
}

export type EnquiryEntry = ReturnType<typeof toEntry>;

/** The columns of an export, in this order. */
export const entryFields = [
  "id",
  "kind",
  "createdAt",
  ...enquiryFieldNames,
  "suspect",
  "suspectReasons",
  "deliveredAt",
  "attempts",
  "nextAttemptAt",
  "lastError",
  "unsubscribedAt",
  "previouslyUnsubscribedAt",
  "source",
] as const satisfies (keyof EnquiryEntry)[];

export interface Filter {
  since?: number;
  kind?: EnquiryRow["kind"];
  isUndelivered?: boolean;
  isSuspect?: boolean;
}

export async function listEnquiries(db: Kysely<Schema>, filter: Filter = {}): Promise<EnquiryEntry[]> {
  let query = selectEntries(db);
  if (filter.since !== undefined) query = query.where("created_at", ">=", filter.since);
  if (filter.kind) query = query.where("enquiries.kind", "=", filter.kind);
  if (filter.isUndelivered) query = query.where("delivered_at", "is", null);
  if (filter.isSuspect) query = query.where("suspect", "!=", "");
  const rows = await query.orderBy("created_at").orderBy("enquiries.id").execute();
  return rows.map(toEntry);
}

export async function findEnquiry(db: Kysely<Schema>, id: string): Promise<EnquiryEntry | undefined> {
  const row = await selectEntries(db).where("enquiries.id", "=", id).executeTakeFirst();
  return row && toEntry(row);
}

/** Queues the mail about an enquiry again, delivered or not, as a new mail. @returns whether the id exists. */
export const resendEnquiry = (db: Kysely<Schema>, id: string, now = Date.now()): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const enquiry = trx.updateTable("enquiries").set({ delivered_at: null }).where("id", "=", id);
    if (!(await enquiry.executeTakeFirst()).numUpdatedRows) return false;
    await requeueEnquiry(trx, id, now);
    return true;
  });

/** The digits of a phone number, however it was written; "00" is another form of "+". */
const digitsOf = (phone: string) => phone.replace(/\D/g, "").replace(/^00/, "");
const MIN_PHONE_DIGITS = 5;
const isPhone = (text: string) => /^[+\d\s().-]+$/.test(text) && digitsOf(text).length >= MIN_PHONE_DIGITS;

/** Selects the ids of all enquiries of a person: an email address, a phone number, or the id of one enquiry. */
async function selectPerson(db: Kysely<Schema>, person: string) {
  // The database's own lower() may handle ASCII only.
  const senders = await db.selectFrom("enquiries").select(["email", "phone"]).distinct().execute();
  const [address, digits] = [normalizeAddress(person), digitsOf(person)];
  const emails = senders.filter(({ email }) => email && normalizeAddress(email) === address);
  const phones = senders.filter(({ phone }) => isPhone(person) && digitsOf(phone) === digits);
  return db
    .selectFrom("enquiries")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("id", "=", person),
        ...emails.map(({ email }) => eb("email", "=", email)),
        ...phones.map(({ phone }) => eb("phone", "=", phone)),
      ]),
    );
}

/** Counts the enquiries that `forgetPerson` would delete. */
export const countPerson = async (db: Kysely<Schema>, person: string): Promise<number> =>
  (await (await selectPerson(db, person)).execute()).length;

/**
 * Deletes all enquiries of a person, from the database's files too.
 * @param person is an email address, a phone number of at least five digits, or the id of one enquiry.
 * @returns their number, and whether the files no longer hold them.
 */
export async function forgetPerson(database: Database, person: string): Promise<{ count: number; isErased: boolean }> {
  const { db } = database;
  const theirs = await selectPerson(db, person);
  const count = await deleteInBatches((limit) =>
    db.deleteFrom("enquiries").where("id", "in", theirs.limit(limit)).executeTakeFirst(),
  );
  return { count, isErased: count === 0 || (await eraseDeleted(database)) };
}

/**
 * Deletes enquiries older than `retentionDays`, and expired keys. Enquiries that wait for the mail server stay, and
 * those of people who unsubscribed, who must not be written to again. Mails are never delivered without a mail server,
 * so age alone decides there.
 * @returns the number of deleted enquiries
 */
export async function purgeExpired(
  db: Kysely<Schema>,
  { retentionDays, isMailOn }: { retentionDays: number; isMailOn: boolean },
  now = Date.now(),
): Promise<number> {
  let old = db
    .selectFrom("enquiries")
    .select("id")
    .where("unsubscribed_at", "is", null)
    .where("created_at", "<", now - retentionDays * DAY_MS);
  if (isMailOn) old = old.where("delivered_at", "is not", null);
  const count = await deleteInBatches((limit) =>
    db.deleteFrom("enquiries").where("id", "in", old.limit(limit)).executeTakeFirst(),
  );
  const keys = db
    .selectFrom("enquiry_keys")
    .select("key")
    .where("expires_at", "<", NEVER)
    .where(columnHasPassed("expires_at", now, SAME_KEY_MS));
  await deleteInBatches((limit) =>
    db.deleteFrom("enquiry_keys").where("key", "in", keys.limit(limit)).executeTakeFirst(),
  );
  return count;
}

export const reportKeys = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "gclid",
  "referrer",
  "landing",
  "kind",
  "month",
] as const;
export type ReportKey = (typeof reportKeys)[number];

const NONE = "(none)";

function reportValue({ createdAt, kind, source }: EnquiryEntry, key: ReportKey): string {
  if (key === "month") return createdAt.slice(0, "2026-11".length);
  return key === "kind" ? kind : (source[key] ?? NONE);
}

export function countBy(entries: EnquiryEntry[], key: ReportKey) {
  const counts = new Map<string, { value: string; enquiries: number; suspect: number }>();
  for (const entry of entries) {
    const value = reportValue(entry, key);
    const count = counts.get(value) ?? { value, enquiries: 0, suspect: 0 };
    count.enquiries += 1;
    count.suspect += Number(entry.suspect);
    counts.set(value, count);
  }
  return [...counts.values()].sort((a, b) => b.enquiries - a.enquiries || a.value.localeCompare(b.value));
}

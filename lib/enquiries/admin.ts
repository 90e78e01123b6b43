import type { Kysely } from "kysely";
import { type Database, eraseDeleted } from "@/lib/db/connection";
import { deleteInBatches } from "@/lib/db/in-batches";
import type { EnquiryRow, OutboxRow, Schema } from "@/lib/db/schema";
import { requeueEnquiry } from "@/lib/mail";
import { normalizeAddress } from "@/lib/settings/email-address";
import type { Attribution } from "./attribution";
import { byField, enquiryFieldNames } from "./fields";
import { isWaiting } from "./waiting";

const DAY_MS = 24 * 60 * 60 * 1000;

const toIso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** Selects the enquiries, each with the state of its waiting mail. */
const selectEntries = (db: Kysely<Schema>) =>
  db
    .selectFrom("enquiries")
    .leftJoin("outbox as mail", (join) =>
      join.onRef("mail.enquiry_id", "=", "enquiries.id").on("mail.kind", "=", "enquiry"),
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
  "source",
] as const satisfies (keyof EnquiryEntry)[];

export interface Filter {
  since?: number;
  kind?: EnquiryRow["kind"];
  isUndelivered?: boolean;
  isSuspect?: boolean;
}

/** The enquiries that are read at once: a longer statement could take too long for PostgreSQL. */
const PAGE = 1000;

/** Reads enquiries, oldest first. */
export async function* listEnquiries(db: Kysely<Schema>, filter: Filter = {}): AsyncGenerator<EnquiryEntry> {
  let query = selectEntries(db).orderBy("created_at").orderBy("enquiries.id").limit(PAGE);
  if (filter.since !== undefined) query = query.where("created_at", ">=", filter.since);
  if (filter.kind) query = query.where("enquiries.kind", "=", filter.kind);
  if (filter.isUndelivered) query = query.where("delivered_at", "is", null);
  if (filter.isSuspect) query = query.where("suspect", "!=", "");
  for (let rows = await query.execute(); ; ) {
    yield* rows.map(toEntry);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    const next = query.where((eb) =>
      eb(eb.refTuple("created_at", "enquiries.id"), ">", eb.tuple(last.created_at, last.id)),
    );
    rows = await next.execute();
  }
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
 * Deletes enquiries older than `retentionDays`, and expired keys. Enquiries that were not delivered stay, except
 * suspected spam without a mail. Mails are never delivered without a mail server, so age alone decides there.
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
    .where("created_at", "<", now - retentionDays * DAY_MS);
  if (isMailOn)
    old = old.where((eb) =>
      eb.or([eb("delivered_at", "is not", null), eb.and([eb("suspect", "!=", ""), isWaiting(eb)])]),
    );
  const count = await deleteInBatches((limit) =>
    db.deleteFrom("enquiries").where("id", "in", old.limit(limit)).executeTakeFirst(),
  );
  const keys = db.selectFrom("enquiry_keys").select("key").where("expires_at", "<=", now);
  await deleteInBatches((limit) =>
    db.deleteFrom("enquiry_keys").where("key", "in", keys.limit(limit)).executeTakeFirst(),
  );
  return count;
}

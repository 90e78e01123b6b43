import "server-only";
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { customAlphabet } from "nanoid";
import { isDuplicate } from "@/lib/db/database";
import { prepare } from "@/lib/db/prepared";
import type { EnquiryKeyTable, EnquiryRow, Schema } from "@/lib/db/schema";
import { runTogether } from "@/lib/db/together";
import { tryAgain } from "@/lib/db/try-again";
import type { Source } from "./source";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** For so long the same words from the same address are the same enquiry. */
const SAME_WORDS_MS = 10 * MINUTE_MS;
/** A key that a page's script made is good for as long as a page may stay open. */
const SAME_KEY_MS = 30 * DAY_MS;
const FOREVER = Number.MAX_SAFE_INTEGER;

/** What a visitor sent. */
export type Enquiry = Pick<EnquiryRow, "kind" | "name" | "email" | "phone" | "subject" | "message">;

export interface Origin {
  /** Made by the page's script, for one message; undefined for a form without script. */
  key: string | undefined;
  /** Where the post came from. */
  address: string;
  source: Source;
  suspicions: string[];
}

/** No vowels, so that no words come about. In the order in which a database sorts them. */
const ALPHABET = "23456789bcdfghjkmnpqrstvwxz";
const TICK_MS = 100;
const TICK_LETTERS = 6;
const randomLetters = customAlphabet(ALPHABET, 4);

/**
 * Short enough to be typed. Begins with the time, which comes round after a year and some: neighbours in the database's
 * index are then kept together, and to keep one more touches a page that is at hand.
 */
export function makeId(now: number): string {
  let tick = Math.floor(now / TICK_MS);
  let letters = "";
  for (let n = 0; n < TICK_LETTERS; n++) {
    letters = `${ALPHABET[tick % ALPHABET.length]}${letters}`;
    tick = Math.floor(tick / ALPHABET.length);
  }
  return letters + randomLetters();
}

const hash = (...parts: string[]) => createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** What makes another post the same as this one, each of it alone, and until when. */
function identify(enquiry: Enquiry, { key, address }: Origin, now: number): { key: string; expires_at: number }[] {
  const { kind, name, email, phone, subject, message } = enquiry;
  if (kind === "subscribe") return [{ key: hash("subscribe", email.toLowerCase()), expires_at: FOREVER }];
  const words = [kind, name, email, phone, subject, message];
  const sameWords = { key: hash("words", address, ...words), expires_at: now + SAME_WORDS_MS };
  // Words that were changed after a failed send are not the same message, whatever the key says.
  return key ? [sameWords, { key: hash("key", key, ...words), expires_at: now + SAME_KEY_MS }] : [sameWords];
}

const insertEnquiry = prepare((db, row: EnquiryRow) => db.insertInto("enquiries").values({ ...row }));

const insertKey = prepare((db, { key, enquiry_id, expires_at, now }: EnquiryKeyTable & { now: number }) =>
  db
    .insertInto("enquiry_keys")
    .values({ key, enquiry_id, expires_at })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ enquiry_id, expires_at }).where("enquiry_keys.expires_at", "<=", now),
    )
    .returning("key"),
);

/** Takes a key for an enquiry. @returns the enquiry that had it before, if one did and it has not expired. */
async function takeKey(
  trx: Kysely<Schema>,
  same: { key: string; expires_at: number },
  enquiry_id: string,
  now: number,
): Promise<string | undefined> {
  const [mine] = await insertKey(trx, { ...same, enquiry_id, now });
  if (mine) return undefined;
  const before = trx.selectFrom("enquiry_keys").select("enquiry_id").where("key", "=", same.key);
  return (await before.executeTakeFirstOrThrow()).enquiry_id;
}

/**
 * Keeps an enquiry. When this returns it is on the disk (lib/db/wal-sync.ts, or PostgreSQL's commit).
 * @returns its id, and whether it is new: a double click, a retry and a refresh are told of the first one.
 * @throws what the database throws; then nothing is kept.
 */
export async function keepEnquiry(
  db: Kysely<Schema>,
  enquiry: Enquiry,
  origin: Origin,
  now = Date.now(),
  nextId = makeId,
): Promise<{ id: string; isNew: boolean }> {
  // Two of one moment may be given the same id.
  return tryAgain(() => keepAs(nextId(now), db, enquiry, origin, now), isDuplicate);
}

async function keepAs(
  id: string,
  db: Kysely<Schema>,
  enquiry: Enquiry,
  origin: Origin,
  now: number,
): Promise<{ id: string; isNew: boolean }> {
  const row: EnquiryRow = {
    ...enquiry,
    id,
    source: JSON.stringify(origin.source),
    suspect: origin.suspicions.join(" "),
    created_at: now,
    unsubscribed_at: null,
    delivered_at: null,
    attempts: 0,
    next_attempt_at: now,
    queued_at: now,
    claimed_until: 0,
    last_error: "",
  };
  const same = identify(enquiry, origin, now);
  // The enquiry first, as the keys refer to it. A key that somebody else has is not inserted.
  const inserts = [
    insertEnquiry.fill(db, row),
    ...same.map((key) => insertKey.fill(db, { ...key, enquiry_id: id, now })),
  ];
  const isNew = await runTogether(db, inserts, ([, ...keys]) => keys.every(({ rows }) => rows.length === 1));
  if (isNew) return { id, isNew };
  return keepAgain(db, row, same, now);
}

/** The same where an enquiry has one of the keys already, unless it has gone meanwhile. */
async function keepAgain(
  db: Kysely<Schema>,
  row: EnquiryRow,
  same: { key: string; expires_at: number }[],
  now: number,
): Promise<{ id: string; isNew: boolean }> {
  const { id } = row;
  return db.transaction().execute(async (trx) => {
    // Taken back where one of the keys turns out to be another's.
    await insertEnquiry(trx, row);
    let first: string | undefined;
    for (const key of same) first = (await takeKey(trx, key, id, now)) ?? first;
    if (!first) return { id, isNew: true };
    // A key that is new stands for the first one from now on, and is known when it comes again.
    await trx.updateTable("enquiry_keys").set({ enquiry_id: first }).where("enquiry_id", "=", id).execute();
    await trx.deleteFrom("enquiries").where("id", "=", id).execute();
    // Whoever signs up again after unsubscribing is as good as new: listed, and told of, as of now.
    const { id: _, ...anew } = row;
    const { numUpdatedRows } = await trx
      .updateTable("enquiries")
      .set(anew)
      .where("id", "=", first)
      .where("unsubscribed_at", "is not", null)
      .executeTakeFirst();
    return { id: first, isNew: numUpdatedRows > 0n };
  });
}

/** Whether the very same post is kept already, and would be told of the first one. */
export async function isKept(db: Kysely<Schema>, enquiry: Enquiry, origin: Origin, now = Date.now()): Promise<boolean> {
  const first = await db
    .selectFrom("enquiry_keys")
    .innerJoin("enquiries", "enquiries.id", "enquiry_keys.enquiry_id")
    .select("enquiries.id")
    .where(
      "enquiry_keys.key",
      "in",
      identify(enquiry, origin, now).map(({ key }) => key),
    )
    .where("enquiry_keys.expires_at", ">", now)
    .where("enquiries.unsubscribed_at", "is", null)
    .executeTakeFirst();
  return first !== undefined;
}

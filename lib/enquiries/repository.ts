import type { Kysely } from "kysely";
import { customAlphabet } from "nanoid";
import type { EnquiryRow, Schema } from "@/lib/db/schema";
import { queueMail } from "@/lib/mail";
import { sign } from "@/lib/settings/secret";
import type { Attribution } from "./attribution";
import { type EnquiryValues, enquiryFieldNames } from "./fields";
import { requestNotice } from "./waiting";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The time within which the same words from the same address are the same enquiry: a double click, a retry, a refresh.
 */
const SAME_WORDS_MS = 10 * MINUTE_MS;
/** The time for which a script's idempotency key is remembered: a tab may stay open. */
const SAME_KEY_MS = 30 * DAY_MS;
const NEVER = Number.MAX_SAFE_INTEGER;

export type Enquiry = EnquiryValues & Pick<EnquiryRow, "kind">;

export interface Origin {
  /** The script's idempotency key; undefined for a form without JavaScript. */
  key: string | undefined;
  address: string;
  attribution: Attribution;
  spamSignals: string[];
  /** True if the person gets a mail that says that the enquiry has arrived. */
  isAcknowledged: boolean;
  /** False if the enquiry is beyond the limit of mails, and waits without one. */
  isMailed: boolean;
}

/** Creates an id that is short enough to be typed, and has no vowels, so that no words appear. */
const createId = customAlphabet("23456789bcdfghjkmnpqrstvwxz", 10);

type Key = Omit<Schema["enquiry_keys"], "enquiry_id">;

/** Hashes with a key: client addresses are few enough to be found in a backup by trying them all. */
const hash = (...parts: string[]) => sign("enquiry", JSON.stringify(parts));

/** The idempotency keys of an enquiry: another post with one of them is the same enquiry until the key expires. */
function keysOf(enquiry: Enquiry, { key, address }: Origin, now: number): Key[] {
  const { kind, email } = enquiry;
  if (kind === "subscribe") return [{ key: hash("subscribe", email.toLowerCase()), expires_at: NEVER }];
  const words = [kind, ...enquiryFieldNames.map((name) => enquiry[name])];
  const sameWords = { key: hash("words", address, ...words), expires_at: now + SAME_WORDS_MS };
  // Edited words after a failed attempt are another message, with the same key of the script.
  return key ? [sameWords, { key: hash("key", key, ...words), expires_at: now + SAME_KEY_MS }] : [sameWords];
}

/** Claims a key for an enquiry. @returns the enquiry that has it already, if it has not expired. */
async function claimKey(trx: Kysely<Schema>, { key, expires_at }: Key, enquiry_id: string, now: number) {
  const taken = await trx
    .insertInto("enquiry_keys")
    .values({ key, enquiry_id, expires_at })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ enquiry_id, expires_at }).where("enquiry_keys.expires_at", "<=", now),
    )
    .returning("key")
    .executeTakeFirst();
  if (taken) return undefined;
  const other = trx.selectFrom("enquiry_keys").select("enquiry_id").where("key", "=", key);
  return (await other.executeTakeFirstOrThrow()).enquiry_id;
}

/**
 * Stores an enquiry with the mails about it; once this resolves it is committed.
 * @returns its id, and whether it is new: a repeated post gets the id of the first one.
 * @throws what the database throws; then nothing is stored.
 */
export async function saveEnquiry(
  db: Kysely<Schema>,
  enquiry: Enquiry,
  origin: Origin,
  now = Date.now(),
): Promise<{ id: string; isNew: boolean }> {
  const id = createId();
  const row = {
    ...enquiry,
    id,
    source: JSON.stringify(origin.attribution),
    suspect: origin.spamSignals.join(" "),
    created_at: now,
    delivered_at: null,
  };
  return db.transaction().execute(async (trx) => {
    // The enquiry is inserted first, because the keys refer to it; it is deleted again if one of the keys is taken.
    await trx.insertInto("enquiries").values(row).execute();
    let first: string | undefined;
    for (const key of keysOf(enquiry, origin, now)) first = (await claimKey(trx, key, id, now)) ?? first;
    if (!first) {
      await (origin.isMailed ? queueMail(trx, { kind: "enquiry", enquiry_id: id }, now) : requestNotice(trx));
      if (origin.isAcknowledged) await queueMail(trx, { kind: "acknowledgement", enquiry_id: id }, now);
      return { id, isNew: true };
    }
    // The new key of a repeated post belongs to the first one.
    await trx.updateTable("enquiry_keys").set({ enquiry_id: first }).where("enquiry_id", "=", id).execute();
    await trx.deleteFrom("enquiries").where("id", "=", id).execute();
    return { id: first, isNew: false };
  });
}

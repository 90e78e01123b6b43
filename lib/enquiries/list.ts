import "server-only";
import type { Kysely, SelectQueryBuilder } from "kysely";
import type { EnquiryRow, Schema } from "@/lib/db/schema";
import type { Source } from "./source";

/** An enquiry as the company's staff and their scripts see it. Times are ISO 8601, UTC. */
export interface EnquiryEntry {
  id: string;
  kind: EnquiryRow["kind"];
  createdAt: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  source: Source;
  suspect: boolean;
  suspectReasons: string[];
  deliveredAt: string | null;
  attempts: number;
  /** When it is mailed next; null once it is delivered. */
  nextAttemptAt: string | null;
  lastError: string | null;
  unsubscribedAt: string | null;
}

/** What an entry has, in this order. */
export const entryFields = [
  "id",
  "kind",
  "createdAt",
  "name",
  "email",
  "phone",
  "subject",
  "message",
  "suspect",
  "suspectReasons",
  "deliveredAt",
  "attempts",
  "nextAttemptAt",
  "lastError",
  "unsubscribedAt",
  "source",
] as const satisfies (keyof EnquiryEntry)[];

const toIso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

export function toEntry(row: EnquiryRow): EnquiryEntry {
  const { id, kind, name, email, phone, subject, message, attempts } = row;
  const suspectReasons = row.suspect.split(" ").filter(Boolean);
  return {
    id,
    kind,
    createdAt: new Date(row.created_at).toISOString(),
    name,
    email,
    phone,
    subject,
    message,
    source: JSON.parse(row.source),
    suspect: suspectReasons.length > 0,
    suspectReasons,
    deliveredAt: toIso(row.delivered_at),
    attempts,
    nextAttemptAt: row.delivered_at === null ? toIso(row.next_attempt_at) : null,
    lastError: row.last_error || null,
    unsubscribedAt: toIso(row.unsubscribed_at),
  };
}

export interface Filter {
  /** Milliseconds since 1970. */
  since?: number;
  kind?: EnquiryRow["kind"];
  isUndelivered?: boolean;
  isSuspect?: boolean;
}

/** The enquiries that a filter lets through, oldest first. */
export async function listEnquiries(db: Kysely<Schema>, filter: Filter = {}): Promise<EnquiryEntry[]> {
  let query: SelectQueryBuilder<Schema, "enquiries", EnquiryRow> = db.selectFrom("enquiries").selectAll();
  if (filter.since !== undefined) query = query.where("created_at", ">=", filter.since);
  if (filter.kind) query = query.where("kind", "=", filter.kind);
  if (filter.isUndelivered) query = query.where("delivered_at", "is", null);
  if (filter.isSuspect) query = query.where("suspect", "!=", "");
  const rows = await query.orderBy("created_at").orderBy("id").execute();
  return rows.map(toEntry);
}

export async function findEnquiry(db: Kysely<Schema>, id: string): Promise<EnquiryEntry | undefined> {
  const row = await db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toEntry(row);
}

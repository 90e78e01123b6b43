import type { Kysely } from "kysely";
import type { Schema } from "@/lib/db/schema";
import { siteUrl } from "@/lib/env";
import { isSameText, sign } from "@/lib/secret";

const SIGNATURE_LENGTH = 22;
const signatureOf = (id: string) => sign("unsubscribe", id).slice(0, SIGNATURE_LENGTH);

/** The link that ends a sign-up, for every mail to the subscriber; it also serves as `List-Unsubscribe` (RFC 8058). */
export const unsubscribeUrl = (id: string) => `${siteUrl}/unsubscribe/${id}.${signatureOf(id)}`;

/** The sign-up that a token was signed for, or undefined. */
export function readUnsubscribeToken(token: string): string | undefined {
  const [id = "", signature = "", ...more] = token.split(".");
  return more.length === 0 && isSameText(signatureOf(id), signature) ? id : undefined;
}

/**
 * Ends a sign-up. Its row stays without its origin, so that addresses that were exported before can be checked against
 * it.
 */
export async function unsubscribe(db: Kysely<Schema>, id: string, now = Date.now()): Promise<void> {
  await db
    .updateTable("enquiries")
    .set({ unsubscribed_at: now, source: "{}", suspect: "" })
    .where("id", "=", id)
    .where("kind", "=", "subscribe")
    .where("unsubscribed_at", "is", null)
    .execute();
}

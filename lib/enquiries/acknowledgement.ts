import type { Kysely } from "kysely";
import { acknowledgement } from "@/content/mail";
import type { Schema } from "@/lib/db/schema";
import { normalizeAddress } from "@/lib/email-address";
import { env, siteUrl } from "@/lib/env";
import { newInQueue } from "@/lib/mail/queue";
import type { MailSource } from "@/lib/mail/worker";
import { countAttempt } from "@/lib/rate-limit";

/** An acknowledgement that arrives later would only confuse. */
const TTL_MS = 24 * 60 * 60 * 1000;

/**
 * Queues the mail that tells a person that their message has arrived, if the setting asks for it: only for messages that do not look like
 * spam, and few for one address, because anybody can give another person's. Nothing that was typed is in it.
 */
export async function queueAcknowledgement(
  db: Kysely<Schema>,
  { id, email }: { id: string; email: string },
  spamSignals: readonly string[],
  now = Date.now(),
): Promise<void> {
  if (env.ENQUIRY_ACKNOWLEDGE !== "on" || spamSignals.length > 0) return;
  if (!(await countAttempt("acknowledgement", normalizeAddress(email))).isAllowed) return;
  await db
    .insertInto("acknowledgements")
    .values({ id, ...newInQueue(now) })
    .execute();
}

/** The mails to people who wrote. */
export const acknowledgements: MailSource = {
  table: "acknowledgements",
  compose: async (db, id, { from, to: replyTo }) => {
    const enquiry = await db
      .selectFrom("enquiries")
      .select(["email", "created_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!enquiry || Date.now() - enquiry.created_at > TTL_MS) return undefined;
    return {
      to: { name: "", address: enquiry.email },
      from,
      replyTo,
      ...acknowledgement(id),
      // Keeps programs that answer mails by themselves from answering (RFC 3834).
      headers: { "Auto-Submitted": "auto-replied" },
      messageId: `<received-${id}@${new URL(siteUrl).hostname}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  },
};

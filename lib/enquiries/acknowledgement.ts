import { acknowledgement } from "@/content/mail";
import type { MailComposer } from "@/lib/mail";
import { type Attempt, countAttempt } from "@/lib/rate-limit";
import { normalizeAddress } from "@/lib/settings/email-address";
import { env, siteUrl } from "@/lib/settings/env";

/** The time after which an acknowledgement would only confuse. */
const TTL_MS = 24 * 60 * 60 * 1000;

/**
 * Counts the acknowledgement of a message, if the setting asks for it. A message that looks like spam gets none, and
 * one address few, because anybody can give another person's.
 * @returns the attempt that was counted, or undefined without one
 */
export async function countAcknowledgement(
  email: string,
  spamSignals: readonly string[],
): Promise<Extract<Attempt, { isAllowed: true }> | undefined> {
  if (!env.ENQUIRY_ACKNOWLEDGE || spamSignals.length > 0) return undefined;
  const attempt = await countAttempt("acknowledgement", normalizeAddress(email));
  return attempt.isAllowed ? attempt : undefined;
}

/** Composes the mails that tell people that their message has arrived. They contain nothing that was typed. */
export const acknowledgements: MailComposer = async (db, { enquiry_id: id }, { from, to: replyTo }) => {
  if (id === null) return {};
  const enquiry = await db
    .selectFrom("enquiries")
    .select(["email", "created_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!enquiry || Date.now() - enquiry.created_at > TTL_MS) return {};
  return {
    message: {
      to: { name: "", address: enquiry.email },
      from,
      replyTo,
      ...acknowledgement(id),
      // The mail is a direct response to the person's message (RFC 3834).
      headers: { "Auto-Submitted": "auto-replied" },
      messageId: `<received-${id}@${new URL(siteUrl).hostname}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  };
};

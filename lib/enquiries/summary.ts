import { createHash } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { mail as mailTexts, enquirySummary as texts } from "@/content/mail";
import type { EnquiryRow, Schema } from "@/lib/db/schema";
import { siteUrl } from "@/lib/env";
import { type MailComposer, queueSummary } from "@/lib/mail";
import { toIso } from "./mail";

/**
 * The most enquiries of one summary, which delivers them all. The next one gets the rest: SQLite takes 32,766
 * parameters.
 */
const MAX_ENQUIRIES = 10_000;
const MAX_LISTED = 100;

/** Selects enquiries that were not delivered, and have no mail of their own. */
const isSummarized = (eb: ExpressionBuilder<Schema, "enquiries">) => {
  const ownMail = eb
    .selectFrom("outbox")
    .select("outbox.id")
    .whereRef("outbox.enquiry_id", "=", "enquiries.id")
    .where("outbox.kind", "=", "enquiry");
  return eb.and([eb("delivered_at", "is", null), eb.not(eb.exists(ownMail))]);
};

function describe({ id, kind, created_at, name, email, subject, suspect }: EnquiryRow) {
  return [
    `${id}  ${toIso(created_at)}  ${kind}`,
    `  ${[name, `<${email}>`].filter(Boolean).join(" ")}`,
    `  ${suspect && mailTexts.suspectMark}${subject}`,
  ]
    .filter((line) => line.trim())
    .join("\n");
}

function composeText(enquiries: EnquiryRow[]): string {
  const listed = enquiries.slice(0, MAX_LISTED);
  const others = enquiries.length - listed.length;
  const parts = [
    texts.lead,
    ...listed.map(describe),
    ...(others ? [texts.more(others)] : []),
    texts.all(toIso(enquiries[0]?.created_at ?? null)),
  ];
  return `${parts.join("\n\n")}\n`;
}

/**
 * The Message-ID of a summary. Mailboxes may merge mails of one Message-ID, so a retry has that of the first attempt
 * only with the same enquiries.
 */
const messageIdOf = (ids: string[]) =>
  `<summary-${createHash("sha256").update(ids.join()).digest("hex").slice(0, 32)}@${new URL(siteUrl).hostname}>`;

/**
 * Composes the mail to the company about the enquiries beyond HOURLY_LIMIT. Enquiries that are stored after it is
 * composed belong to another summary.
 */
export const enquirySummaries: MailComposer = async (db, _, { to, from }) => {
  const enquiries = await db
    .selectFrom("enquiries")
    .selectAll()
    .where(isSummarized)
    .orderBy("created_at")
    .orderBy("id")
    .limit(MAX_ENQUIRIES)
    .execute();
  const ids = enquiries.map(({ id }) => id);
  return {
    // A summary without enquiries leaves the queue: all of them were deleted or resent.
    message: ids.length
      ? {
          to,
          from,
          subject: texts.subject(ids.length),
          messageId: messageIdOf(ids),
          text: composeText(enquiries),
          disableFileAccess: true,
          disableUrlAccess: true,
        }
      : undefined,
    onRemoved: async (trx) => {
      const delivered = trx.updateTable("enquiries").set({ delivered_at: Date.now() });
      if (ids.length) await delivered.where("id", "in", ids).where(isSummarized).execute();
      const later = await trx.selectFrom("enquiries").select("id").where(isSummarized).limit(1).executeTakeFirst();
      if (later) await queueSummary(trx);
    },
  };
};

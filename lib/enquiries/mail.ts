import escapeHtml from "escape-html";
import type { SendMailOptions } from "nodemailer";
import { acknowledgement, mail as texts } from "@/content/mail";
import type { EnquiryRow, OutboxRow } from "@/lib/db/schema";
import type { Addresses, MailComposer } from "@/lib/mail";
import { isEmailAddress, toAsciiAddress } from "@/lib/settings/email-address";
import { siteUrl } from "@/lib/settings/env";
import type { Attribution } from "./attribution";
import { enquiryFieldNames } from "./fields";

// The mails about an enquiry: to the company, and to the person who wrote.

function linesOf(enquiry: EnquiryRow): [string, string][] {
  const { labels, fieldLabels } = texts;
  const source: Attribution = JSON.parse(enquiry.source);
  const lines: [string, string][] = [
    ...enquiryFieldNames
      .filter((name) => name !== "message")
      .map((name): [string, string] => [fieldLabels[name], enquiry[name]]),
    [labels.received, new Date(enquiry.created_at).toISOString()],
    [labels.number, enquiry.id],
    [labels.suspect, enquiry.suspect],
    ...Object.entries(source),
  ];
  return lines.filter(([, value]) => value);
}

const subjects: Record<EnquiryRow["kind"], (enquiry: EnquiryRow) => string> = {
  contact: ({ subject }) => texts.contact(subject),
  subscribe: ({ email }) => texts.subscribe(email),
};
const mailSubject = (enquiry: EnquiryRow) =>
  `${enquiry.suspect ? texts.suspectMark : ""}${subjects[enquiry.kind](enquiry)}`;

/** Separates "=?" in typed text, which mail programs would otherwise decode as an encoded word (RFC 2047). */
const toHeader = (text: string) => text.replaceAll("=?", "= ?");

/**
 * The mail that notifies the company of an enquiry. Its Message-ID is made of the enquiry and the time it was queued,
 * so that mailboxes can merge the rare duplicate, but not a resend.
 */
export function composeMail(
  enquiry: EnquiryRow,
  { queued_at }: Pick<OutboxRow, "queued_at">,
  { to, from }: Addresses,
): SendMailOptions {
  const lines = linesOf(enquiry);
  const text = [...lines.map(([label, value]) => `${label}: ${value}`), "", enquiry.message].join("\n");
  const rows = lines.map(
    ([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const html = `<table cellpadding="4">${rows.join("")}</table><p style="white-space:pre-wrap">${escapeHtml(enquiry.message)}</p>`;
  const address = toAsciiAddress(enquiry.email);
  // An enquiry may be older than the rule for addresses. Servers reject the whole mail if an address needs SMTPUTF8;
  // the mail's text has it.
  const replyTo = isEmailAddress(address) ? { name: toHeader(enquiry.name), address } : undefined;
  return {
    to,
    from,
    replyTo,
    subject: toHeader(mailSubject(enquiry)),
    messageId: `<enquiry-${enquiry.id}-${queued_at.toString(36)}@${new URL(siteUrl).hostname}>`,
    date: new Date(enquiry.created_at),
    text,
    html,
    // nodemailer would otherwise read paths and URLs in a visitor's text.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Composes the mails to the company about enquiries. */
export const enquiryMails: MailComposer = async (db, mail, addresses) => {
  const enquiry = await db.selectFrom("enquiries").selectAll().where("id", "=", mail.enquiry_id).executeTakeFirst();
  if (!enquiry) return {};
  const { id } = enquiry;
  return {
    message: composeMail(enquiry, mail, addresses),
    onRemoved: (trx) => trx.updateTable("enquiries").set({ delivered_at: Date.now() }).where("id", "=", id).execute(),
  };
};

/** The time after which an acknowledgement would only confuse. */
const TTL_MS = 24 * 60 * 60 * 1000;

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

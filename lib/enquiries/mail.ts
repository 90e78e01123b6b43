import "server-only";
import { domainToASCII } from "node:url";
import escapeHtml from "escape-html";
import type { SendMailOptions } from "nodemailer";
import { encodeWord } from "nodemailer/lib/mime-funcs";
import { mail as texts } from "@/content/mail";
import type { EnquiryRow } from "@/lib/db/schema";
import { siteUrl } from "@/lib/env";
import type { Source } from "./source";
import { unsubscribeUrl } from "./unsubscribe";

export interface Addresses {
  to: string;
  from: string;
}

/** What stands in the mail, as pairs of a label and a value. */
function linesOf(enquiry: EnquiryRow): [string, string][] {
  const { labels } = texts;
  const source: Source = JSON.parse(enquiry.source);
  const lines: [string, string][] = [
    [labels.name, enquiry.name],
    [labels.email, enquiry.email],
    [labels.phone, enquiry.phone],
    [labels.subject, enquiry.subject],
    [labels.received, new Date(enquiry.created_at).toISOString()],
    [labels.number, enquiry.id],
    [labels.suspect, enquiry.suspect],
    ...Object.entries(source),
    [labels.unsubscribe, enquiry.kind === "subscribe" ? unsubscribeUrl(enquiry.id) : ""],
  ];
  return lines.filter(([, value]) => value);
}

const subjectOf = ({ kind, subject, email, suspect }: EnquiryRow) =>
  `${suspect ? texts.suspectMark : ""}${kind === "contact" ? texts.contact(subject) : texts.subscribe(email)}`;

/** What a mail program would take for an encoded word (RFC 2047), and show as something else than was typed. */
const LIKE_ENCODED = "=?";
const LONGEST_WORD = 52;

/** A header's text; nodemailer leaves what is encoded, or needs no encoding, as it is. */
const toHeader = (text: string) => (text.includes(LIKE_ENCODED) ? encodeWord(text, "B", LONGEST_WORD) : text);

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * Whether an address can stand in a header: any mail server takes it there. One in another script would need all
 * servers on the way to know SMTPUTF8, and many refuse the whole mail; the staff find it in the mail's text.
 */
function isForHeaders(email: string): boolean {
  const [local = "", domain = ""] = email.split("@");
  // nodemailer writes a domain in ASCII.
  return LOCAL_PART.test(local) && DOMAIN.test(domainToASCII(domain));
}

/**
 * The mail that tells the company of an enquiry. Its Message-ID is the enquiry's, so that mailboxes can fold
 * the rare second copy, and the moment's, as what is sent again on purpose is no copy.
 */
export function composeMail(enquiry: EnquiryRow, { to, from }: Addresses): SendMailOptions {
  const lines = linesOf(enquiry);
  const text = [...lines.map(([label, value]) => `${label}: ${value}`), "", enquiry.message].join("\n");
  const rows = lines.map(
    ([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const html = `<table cellpadding="4">${rows.join("")}</table><p style="white-space:pre-wrap">${escapeHtml(enquiry.message)}</p>`;
  // In quotes an encoded word stays what it is, but not in all programs. The text has the name.
  const name = enquiry.name.includes(LIKE_ENCODED) ? "" : enquiry.name;
  return {
    to,
    from,
    ...(isForHeaders(enquiry.email) && { replyTo: { name, address: enquiry.email } }),
    subject: toHeader(subjectOf(enquiry)),
    messageId: `<enquiry-${enquiry.id}-${enquiry.queued_at.toString(36)}@${new URL(siteUrl).hostname}>`,
    date: new Date(enquiry.created_at),
    text,
    html,
    // What a visitor wrote is text: no path and no address in it is opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

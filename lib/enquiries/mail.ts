import "server-only";
import escapeHtml from "escape-html";
import { createTransport, type SendMailOptions } from "nodemailer";
import { mail as texts } from "@/content/mail";
import type { EnquiryRow } from "@/lib/db/schema";
import { siteUrl } from "@/lib/env";
import type { Source } from "./source";
import { unsubscribeUrl } from "./unsubscribe";

/** A server may be slow; one that says nothing for so long is taken for hung. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

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

/**
 * The mail that tells the company of an enquiry. Its Message-ID is the enquiry's, so that mailboxes can fold
 * the rare second copy.
 */
export function composeMail(enquiry: EnquiryRow, { to, from }: Addresses): SendMailOptions {
  const lines = linesOf(enquiry);
  const text = [...lines.map(([label, value]) => `${label}: ${value}`), "", enquiry.message].join("\n");
  const rows = lines.map(
    ([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const html = `<table cellpadding="4">${rows.join("")}</table><p style="white-space:pre-wrap">${escapeHtml(enquiry.message)}</p>`;
  return {
    to,
    from,
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: subjectOf(enquiry),
    messageId: `<enquiry-${enquiry.id}@${new URL(siteUrl).hostname}>`,
    date: new Date(enquiry.created_at),
    text,
    html,
    // What a visitor wrote is text: no path and no address in it is opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export type Send = (mail: SendMailOptions) => Promise<unknown>;

/** Sends over an SMTP server, each message on a connection of its own, so that none waits for another. */
export function createSender(smtpUrl: string, timeouts = TIMEOUTS_MS): Send {
  // With an address nodemailer takes no other options than those that are in it.
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(timeouts)) url.searchParams.set(name, String(ms));
  const transport = createTransport(url.href);
  return (mail) => transport.sendMail(mail);
}

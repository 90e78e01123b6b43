import { createTransport, type SendMailOptions } from "nodemailer";
import pTimeout from "p-timeout";
import { isLoopback } from "@/lib/settings/env";

const SECOND_MS = 1000;

/** The time after which an attempt to send a message fails. Queue claims last longer (./outbox.ts). */
export const SEND_TIMEOUT_MS = 10 * 60 * SECOND_MS;
export const MAX_CONNECTIONS = 10;

const TIMEOUTS = {
  connectionTimeout: 30 * SECOND_MS,
  greetingTimeout: 30 * SECOND_MS,
  // RFC 5321, 4.5.3.2.6: a server may take ten minutes to confirm a message.
  socketTimeout: SEND_TIMEOUT_MS,
};

/**
 * Tells programs that answer mails by themselves, such as out-of-office replies, to leave a mail alone (RFC 3834,
 * section 5). The mails to the company have it, too: their Reply-To is whatever address a visitor typed.
 */
const AUTOMATIC = { "Auto-Submitted": "auto-generated" };

/**
 * Sends automatic mail over a pool of SMTP connections. `send` throws what the server or the connection reports.
 */
export function createMailTransport(smtpUrl: string, timeouts: Partial<typeof TIMEOUTS> = {}) {
  // nodemailer ignores all other options beside a URL, and takes them from its query.
  const url = new URL(smtpUrl);
  const isOptional = isLoopback(url.hostname) || url.searchParams.get("tls") === "optional";
  url.searchParams.delete("tls");
  // nodemailer sends in plain text by default when the server, or a man in the middle, does not offer STARTTLS.
  const requireTLS = url.protocol === "smtp:" && !isOptional;
  const options = { pool: true, maxConnections: MAX_CONNECTIONS, requireTLS, ...TIMEOUTS, ...timeouts };
  for (const [name, value] of Object.entries(options))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  const transport = createTransport(url.href);
  return {
    send: (mail: SendMailOptions) =>
      pTimeout(transport.sendMail({ headers: AUTOMATIC, ...mail }), { milliseconds: SEND_TIMEOUT_MS }),
    close: () => transport.close(),
  };
}

export type MailTransport = ReturnType<typeof createMailTransport>;

import { createMailTransport } from "@/lib/enquiries/mail/transport";
import { startMailWorker } from "@/lib/enquiries/mail/worker";
import { saveEnquiry } from "@/lib/enquiries/repository";
import { log } from "@/lib/logger";
import type { TestDatabase } from "./databases";
import { contact, origin, withDatabase } from "./enquiries";
import { type Mailbox, openMailbox } from "./mailbox";
import { until } from "./until";

export const addresses = { to: "sales@example.org", from: "site@example.org" };

const TIMEOUT_MS = 1000;
/** For a server that hangs. */
export const SHORT_TIMEOUTS = { greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };

/** A database, a mail server, and mail workers between them, for each test. */
export function withMailQueue(create: () => Promise<TestDatabase>) {
  log.level = "silent";
  const store = withDatabase(create);
  const workers: ReturnType<typeof startMailWorker>[] = [];
  let mailbox: Mailbox;
  beforeEach(async () => {
    mailbox = await openMailbox();
  });
  // Runs before the database is closed. Without the mail server, messages that hang fail at once.
  afterEach(async () => {
    await mailbox.stop();
    await Promise.all(workers.splice(0).map(({ stop }) => stop()));
  });

  const rowBy = async (subject: string) => {
    const row = (await store.rows()).find((one) => one.subject === subject);
    if (!row) throw new Error(`There is no enquiry "${subject}"`);
    return row;
  };
  return {
    store,
    rowBy,
    get mailbox() {
      return mailbox;
    },
    save: async (...subjects: string[]) => {
      for (const subject of subjects) await saveEnquiry(store.db, { ...contact, subject }, origin);
    },
    start({ database = store.database, open = async () => database, timeouts = {} } = {}) {
      const worker = startMailWorker(createMailTransport(mailbox.url, timeouts), addresses, open);
      workers.push(worker);
      return worker;
    },
    /** The subjects of the delivered mails, in this order. */
    arrived: () => mailbox.mails.map(({ subject = "" }) => subject.replace("Enquiry: ", "")),
    whenDelivered: (...subjects: string[]) =>
      until(async () => {
        const rows = await store.rows();
        return rows.every(({ subject, delivered_at }) => delivered_at !== null || !subjects.includes(subject));
      }, 50_000),
    whenFailed: (subject: string) => until(async () => (await rowBy(subject)).attempts >= 1),
    /** Ends the backoff of failed messages. */
    skipBackoff: () => store.db.updateTable("enquiries").set({ next_attempt_at: 0 }).execute(),
  };
}

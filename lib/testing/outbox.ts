import { startCourier } from "@/lib/enquiries/courier";
import { createSender } from "@/lib/enquiries/sender";
import { keepEnquiry } from "@/lib/enquiries/store";
import { log } from "@/lib/log";
import type { TestDatabase } from "./databases";
import { contact, origin, withDatabase } from "./enquiries";
import { type Mailbox, openMailbox } from "./mailbox";
import { until } from "./until";

export const addresses = { to: "sales@example.org", from: "site@example.org" };

/** For a server that hangs, and for one that is only slow. */
const IMPATIENT = () => 1000;
export const PATIENT = () => 60_000;

/** A store, a mail server, and couriers between them, for each test. */
export function withOutbox(create: () => Promise<TestDatabase>) {
  log.level = "silent";
  const store = withDatabase(create);
  const couriers: ReturnType<typeof startCourier>[] = [];
  let mailbox: Mailbox;
  beforeEach(async () => {
    mailbox = await openMailbox();
  });
  // Before the database, which was opened before, is closed; and what hangs ends with the mail server.
  afterEach(async () => {
    await mailbox.stop();
    await Promise.all(couriers.splice(0).map(({ stop }) => stop()));
  });

  const rowBy = async (subject: string) => {
    const row = (await store.rows()).find((one) => one.subject === subject);
    if (!row) throw new Error(`There is no enquiry "${subject}"`);
    return row;
  };
  const undelivered = async () => (await store.rows()).filter(({ delivered_at }) => delivered_at === null);
  return {
    store,
    rowBy,
    undelivered,
    get mailbox() {
      return mailbox;
    },
    keep: (subject: string, now?: number) => keepEnquiry(store.db, { ...contact, subject }, origin, now),
    start(database = store.database, patience = IMPATIENT) {
      const courier = startCourier(createSender(mailbox.url, patience), addresses, async () => database);
      couriers.push(courier);
      return courier;
    },
    /** The subjects of the mails that were taken, in this order. */
    arrived: () => mailbox.mails.map(({ subject = "" }) => subject.replace("Enquiry: ", "")),
    whenDelivered: (subject: string) => until(async () => (await rowBy(subject)).delivered_at !== null),
    /** All but so many. */
    whenAllDelivered: (but = 0) => until(async () => (await undelivered()).length <= but, 50_000),
    whenFailed: (subject: string, attempts = 1) => until(async () => (await rowBy(subject)).attempts >= attempts),
    /** The pause after a failed attempt is over. */
    bringForward: () => store.db.updateTable("enquiries").set({ next_attempt_at: 0 }).execute(),
  };
}

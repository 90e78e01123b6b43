import { setTimeout as delay } from "node:timers/promises";
import { log } from "@/lib/logger";
import { queueSummary, removeMail } from "@/lib/mail/outbox";
import { createMailTransport } from "@/lib/mail/transport";
import { startMailWorker } from "@/lib/mail/worker";
import { describeDatabases, describePostgres } from "@/lib/testing/databases";
import { contact, origin, rowOf, signUp, withDatabase } from "@/lib/testing/enquiries";
import { type Behaviour, openMailbox } from "@/lib/testing/mailbox";
import { until } from "@/lib/testing/until";
import { forgetPerson, listEnquiries, resendEnquiry } from "./admin";
import { enquiryMails } from "./mail";
import { saveEnquiry } from "./repository";
import { enquirySummaries } from "./summary";

log.level = "silent";

const NOW = Date.UTC(2030, 0);
const MINUTE_MS = 60_000;
const addresses = { to: "sales@example.org", from: "site@example.org" };
const summarized = { ...origin, isSummarized: true };

type Store = ReturnType<typeof withDatabase>;
const saveIn = async (store: Store, subject: string, now = NOW) =>
  (await saveEnquiry(store.db, { ...contact, subject }, summarized, now)).id;
const undelivered = async (store: Store) =>
  (await listEnquiries(store.db, { isUndelivered: true })).map(({ subject }) => subject);
const waitingIn = async (store: Store) => {
  const [mail, ...others] = await store.outbox();
  if (!mail || others.length) throw new Error("Not one mail waits");
  return mail;
};

describeDatabases("the summary of enquiries beyond HOURLY_LIMIT", (create) => {
  const stops: (() => Promise<void>)[] = [];
  // The worker stops before the database is closed.
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  const store = withDatabase(create);
  const save = (subject: string, now?: number) => saveIn(store, subject, now);

  const start = async () => {
    const mailbox = await openMailbox();
    const composers = { enquiry: enquiryMails, "enquiry-summary": enquirySummaries };
    const transport = createMailTransport(mailbox.url);
    // The start makes all mails due.
    const worker = startMailWorker(transport, addresses, composers, async () => store.database, false);
    stops.push(mailbox.stop, worker.stop);
    return mailbox;
  };

  test("they share one mail that names each, and are delivered with it", async () => {
    const ids = [await save("boats"), await save("nets", NOW + 1)];
    const suspect = { ...summarized, spamSignals: ["links"] };
    await saveEnquiry(store.db, signUp("grace@example.rw"), suspect, NOW + 2);
    expect(await waitingIn(store)).toMatchObject({ queued_at: NOW, next_attempt_at: NOW + 15 * MINUTE_MS });
    const mailbox = await start();
    await until(async () => (await store.outbox()).length === 0);
    expect(mailbox.mails).toHaveLength(1);
    const { subject, text = "" } = mailbox.mails[0] ?? {};
    expect(subject).toBe("3 enquiries in one mail");
    for (const id of ids) expect(text).toContain(`${id}  2030-01-01T00:00:00.00`);
    expect(text).toMatch(/contact\n {2}Uwase Keza <uwase@example\.rw>\n {2}boats\n/);
    expect(text).toMatch(/subscribe\n {2}<grace@example\.rw>\n {2}\[Suspect\]/);
    expect(await undelivered(store)).toEqual([]);
  });

  test("one that arrives while the mail is being sent is in the next one", async () => {
    await save("first");
    const mailbox = await start();
    mailbox.behave = async (): Promise<Behaviour> => {
      await save("second");
      return "accept";
    };
    await until(async () => (await undelivered(store)).join() === "second");
    expect(await waitingIn(store)).toMatchObject({ kind: "enquiry-summary", attempts: 0 });
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]?.text).not.toContain("second");
  });

  test("a hundred are listed, with the command that lists the others, and all are delivered", async () => {
    for (let i = 0; i < 103; i++) await save(`boat ${i}`, NOW + i);
    const mailbox = await start();
    await until(async () => (await store.outbox()).length === 0);
    expect(mailbox.mails).toHaveLength(1);
    const { text = "" } = mailbox.mails[0] ?? {};
    expect(text).toContain("boat 99\n");
    expect(text).not.toContain("boat 100");
    expect(text).toContain("And 3 more");
    expect(text).toContain("npm run enquiries -- --since 2030-01-01T00:00:00.000Z");
    expect(await undelivered(store)).toEqual([]);
  });

  test("one that is resent meanwhile has its own mail instead, and a forgotten one none", async () => {
    const id = await save("resent");
    await saveEnquiry(store.db, { ...contact, email: "gone@example.rw" }, summarized, NOW);
    await forgetPerson(store.database, "gone@example.rw");
    await resendEnquiry(store.db, id, NOW);
    const mailbox = await start();
    await until(async () => (await store.outbox()).length === 0);
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual(["Enquiry: resent"]);
  });
});

describePostgres("the summary of enquiries beyond HOURLY_LIMIT", (create) => {
  const store = withDatabase(create);

  test("one that another instance is storing while the mail is removed has another summary", async () => {
    await saveIn(store, "first");
    const mail = await waitingIn(store);
    const { onRemoved } = await enquirySummaries(store.db, mail, addresses);
    const other = await store.open();
    let removing: Promise<void> | undefined;
    // `saveEnquiry` does the same.
    await other.db.transaction().execute(async (trx) => {
      await trx
        .insertInto("enquiries")
        .values(rowOf({ subject: "second" }))
        .execute();
      await queueSummary(trx);
      removing = removeMail(store.db, mail, onRemoved);
      await delay(300);
    });
    await removing;
    expect(await undelivered(store)).toEqual(["second"]);
    expect(await waitingIn(store)).toMatchObject({ kind: "enquiry-summary" });
  });
});

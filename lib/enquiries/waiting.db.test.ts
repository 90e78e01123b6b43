import { log } from "@/lib/log";
import { createMailTransport } from "@/lib/mail/transport";
import { startMailWorker } from "@/lib/mail/worker";
import { describeDatabases } from "@/lib/testing/databases";
import { contact, origin, withDatabase } from "@/lib/testing/enquiries";
import { type Behaviour, openMailbox } from "@/lib/testing/mailbox";
import { until } from "@/lib/testing/until";
import { resendEnquiry } from "./admin";
import { enquiryMails } from "./mail";
import { saveEnquiry } from "./repository";
import { resendWaiting, waitingNotice } from "./waiting";

log.level = "silent";

const NOW = Date.UTC(2030, 0);
const MINUTE_MS = 60_000;
const addresses = { to: "sales@example.org", from: "site@example.org" };

describeDatabases("enquiries that wait without a mail", (create) => {
  const stops: (() => Promise<void>)[] = [];
  // The worker stops before the database is closed.
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  const store = withDatabase(create);
  const save = async (subject: string, change = {}) =>
    (await saveEnquiry(store.db, { ...contact, subject }, { ...origin, isMailed: false, ...change })).id;
  const suspect = { spamSignals: ["links"] };
  const notice = (now = NOW) => waitingNotice(store.db, addresses, now);
  const undelivered = async () =>
    (await store.rows()).filter((row) => row.delivered_at === null).map(({ subject }) => subject);

  const start = async () => {
    const mailbox = await openMailbox();
    const transport = createMailTransport(mailbox.url);
    const open = async () => store.database;
    const worker = startMailWorker({
      transport,
      addresses,
      composers: { enquiry: enquiryMails },
      open,
      isOnlyServer: false,
      composeNotice: waitingNotice,
    });
    stops.push(mailbox.stop, worker.stop);
    return mailbox;
  };
  const unannounced = async () =>
    (await store.db.selectFrom("enquiry_notice").selectAll().executeTakeFirst())?.unannounced;

  test("a notice says how many there are, how many look like spam, and the commands; none is delivered by it", async () => {
    await save("boats");
    await save("nets");
    await save("links", suspect);
    await saveEnquiry(store.db, { ...contact, subject: "mailed" }, origin);
    const mailbox = await start();
    await until(async () => (await store.outbox()).length === 0 && (await unannounced()) === 0);
    expect(mailbox.mails).toHaveLength(2);
    const { subject, text = "" } = mailbox.mails.find((mail) => mail.subject !== "Enquiry: mailed") ?? {};
    expect(subject).toBe("3 enquiries wait, suspected spam: 1");
    for (const options of ["--undelivered", "resend --waiting", "resend --waiting --without-suspects"])
      expect(text).toContain(`npm run enquiries -- ${options}\n`);
    expect((await undelivered()).sort()).toEqual(["boats", "links", "nets"]);
  });

  test("the first one is announced at once, others an hour later, and none twice", async () => {
    expect(await notice()).toBeUndefined();
    await save("first");
    await (await notice())?.onSent();
    await save("second");
    expect(await notice(NOW + 60 * MINUTE_MS - 1)).toBeUndefined();
    const second = await notice(NOW + 60 * MINUTE_MS);
    expect(second?.message?.subject).toContain("2 enquiries");
    await second?.onSent();
    expect(await notice(NOW + 180 * MINUTE_MS)).toBeUndefined();
  });

  test("one notice is sent at a time, and one that fails is due again after eleven minutes", async () => {
    await save("boats");
    const claims = await Promise.all([notice(), waitingNotice((await store.open()).db, addresses, NOW)]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await notice(NOW + 11 * MINUTE_MS - 1)).toBeUndefined();
    expect(await notice(NOW + 11 * MINUTE_MS)).toBeDefined();
  });

  test("one that arrives while the notice is sent is announced by the next one", async () => {
    await save("first");
    const mailbox = await start();
    mailbox.behave = async (): Promise<Behaviour> => {
      await save("second");
      return "accept";
    };
    await until(() => mailbox.mails.length === 1);
    await until(async () => (await unannounced()) === 1);
  });

  test("no notice is sent of enquiries that were resent meanwhile, and the next one is not late", async () => {
    await resendEnquiry(store.db, await save("boats"));
    const dropped = await notice();
    expect(dropped).toMatchObject({ message: undefined });
    await dropped?.onSent();
    await save("nets");
    expect((await notice())?.message?.subject).toContain("1 enquiry");
  });

  test("they are mailed on request, with or without suspected spam, and not delivered before", async () => {
    for (let i = 0; i < 201; i++) await save(`boat ${i}`);
    await save("links", suspect);
    expect(await resendWaiting(store.db, { withoutSuspects: true })).toBe(201);
    expect(new Set((await store.outbox()).map(({ subject }) => subject)).size).toBe(201);
    expect(await resendWaiting(store.db, { withoutSuspects: true })).toBe(0);
    expect(await undelivered()).toHaveLength(202);
    expect(await resendWaiting(store.db, { withoutSuspects: false })).toBe(1);
  });
});

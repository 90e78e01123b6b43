import { enquiryMails } from "@/lib/enquiries/mail";
import { saveEnquiry } from "@/lib/enquiries/repository";
import { log } from "@/lib/log";
import { describeDatabases, describePostgres, type TestDatabase } from "@/lib/testing/databases";
import { contact, origin, withDatabase } from "@/lib/testing/enquiries";
import { type Behaviour, type Mailbox, openMailbox } from "@/lib/testing/mailbox";
import { until } from "@/lib/testing/until";
import { createMailTransport } from "./transport";
import { startMailWorker } from "./worker";

log.level = "silent";
afterEach(() => jest.restoreAllMocks());

const addresses = { to: "sales@example.org", from: "site@example.org" };
const range = (length: number) => Array.from({ length }, (_, i) => `boat ${i}`);

/** A database, a mail server, and mail workers between them, for each test. */
function withMailQueue(create: () => Promise<TestDatabase>) {
  const store = withDatabase(create);
  const workers: ReturnType<typeof startMailWorker>[] = [];
  let mailbox: Mailbox;
  beforeEach(async () => {
    mailbox = await openMailbox();
  });
  // The worker stops before the database is closed. Without the mail server, messages that hang fail at once.
  afterEach(async () => {
    await mailbox.stop();
    await Promise.all(workers.splice(0).map(({ stop }) => stop()));
  });

  return {
    store,
    get mailbox() {
      return mailbox;
    },
    async save(...subjects: string[]) {
      for (const subject of subjects) await saveEnquiry(store.db, { ...contact, subject }, origin);
    },
    start({ database = store.database, open = async () => database, timeouts = {} } = {}) {
      const worker = startMailWorker({
        transport: createMailTransport(mailbox.url, timeouts),
        addresses,
        composers: { enquiry: enquiryMails },
        open,
        isOnlyServer: !database.pool,
      });
      workers.push(worker);
      return worker;
    },
    /** The mail about the enquiry with this subject, while it waits. */
    waiting: async (subject: string) => (await store.outbox()).find((mail) => mail.subject === subject),
    /** The subjects of the delivered mails, sorted. */
    arrived: () => mailbox.mails.map(({ subject = "" }) => subject.replace("Enquiry: ", "")).sort(),
    whenDelivered: (...subjects: string[]) =>
      until(async () => {
        const rows = await store.rows();
        return rows.every(({ subject, delivered_at }) => delivered_at !== null || !subjects.includes(subject));
      }, 50_000),
    whenFailed: (...subjects: string[]) =>
      until(async () =>
        (await store.outbox()).every(({ subject, last_error }) => last_error || !subjects.includes(subject ?? "")),
      ),
  };
}

describeDatabases("the mail worker", (create) => {
  const queue = withMailQueue(create);
  const { save, start, waiting, arrived, whenDelivered, whenFailed, store } = queue;

  test("delivers a message that waits, one that it is woken for and one that it finds, each once", async () => {
    await save("waiting");
    const worker = start();
    await whenDelivered("waiting");
    await save("woken");
    worker.wake();
    await whenDelivered("woken");
    await save("found");
    await until(() => arrived().includes("found"));
    await worker.stop();
    expect(arrived()).toEqual(["found", "waiting", "woken"]);
    expect(queue.mailbox.mails[0]?.envelope).toEqual({ from: addresses.from, to: [addresses.to] });
    expect(await store.outbox()).toEqual([]);
  });

  test("retries what failed, and delivers it once the server is back", async () => {
    await queue.mailbox.stop();
    await save("boats");
    const worker = start();
    await whenFailed("boats");
    expect((await waiting("boats"))?.last_error).toContain("ECONNREFUSED");
    await queue.mailbox.start();
    await store.db.updateTable("outbox").set({ next_attempt_at: 0 }).execute();
    worker.wake();
    await whenDelivered("boats");
  });

  test("gives up an attempt if the server hangs after the message", async () => {
    queue.mailbox.behave = () => "hang";
    await save("boats");
    start({ timeouts: { socketTimeout: 1000 } });
    await whenFailed("boats");
    expect((await waiting("boats"))?.last_error).toContain("ETIMEDOUT");
  });

  test("messages that hang, are rejected or cannot be composed do not hold up others", async () => {
    queue.mailbox.behave = (head) => (/hanging/.test(head) ? "hang" : /rejected/.test(head) ? "refuse" : "accept");
    await save("broken");
    await store.db.updateTable("enquiries").set({ source: "{" }).execute();
    const subjects = range(9);
    await save("hanging 1", "hanging 2", "rejected", ...subjects);
    start();
    await whenDelivered(...subjects);
    await whenFailed("broken", "rejected");
    expect(arrived()).toEqual(subjects);
    expect(await waiting("hanging 1")).toMatchObject({ attempts: 0 });
    expect((await waiting("rejected"))?.last_error).toContain("550 5.7.1");
    expect((await waiting("broken"))?.last_error).toContain("JSON");
  });

  test("stopping waits for messages that are being sent, and claims no more", async () => {
    let accept: (behaviour: Behaviour) => void = () => {};
    queue.mailbox.behave = () => new Promise((resolve) => (accept = resolve));
    await save("being sent");
    const worker = start();
    await until(() => queue.mailbox.attempts === 1);
    const stopping = worker.stop();
    await save("later");
    worker.wake();
    accept("accept");
    await stopping;
    expect(await store.outbox()).toMatchObject([{ subject: "later", attempts: 0, claimed_until: 0 }]);
  });

  const away = () => Object.assign(new Error("away"), { code: "ECONNREFUSED" });

  test("waits for a database that is unavailable, and logs once that it is away and once that it is back", async () => {
    await save("boats");
    const { database } = store;
    const logged = [jest.spyOn(log, "warn"), jest.spyOn(log, "info")];
    const open = jest.fn(async () => database);
    start({ open: open.mockRejectedValueOnce(away()).mockRejectedValueOnce(away()) });
    await whenDelivered("boats");
    const queueEvents = logged
      .flatMap(({ mock }) => mock.calls)
      .filter(([event]) => Object(event).event === "mail-queue");
    expect(queueEvents).toMatchObject([[{ outcome: "database away" }], [{ outcome: "database back" }]]);
  });

  test("records a delivery once the database is back, without sending again", async () => {
    await save("boats");
    queue.mailbox.behave = () => {
      const fail = () => {
        throw away();
      };
      jest.spyOn(store.db, "transaction").mockImplementationOnce(fail).mockImplementationOnce(fail);
      return "accept";
    };
    start();
    await whenDelivered("boats");
    expect(queue.mailbox.attempts).toBe(1);
  });

  test("takes over at once what a crashed instance was sending, and retries what had failed", async () => {
    await save("boats");
    const later = Date.now() + 60_000;
    await store.db
      .updateTable("outbox")
      .set({ claimed_until: store.isPostgres ? 0 : later, next_attempt_at: later })
      .execute();
    start();
    await whenDelivered("boats");
  });
});

describePostgres("mail workers of two instances", (create) => {
  const { save, start, arrived, whenDelivered, store } = withMailQueue(create);

  test("deliver each message exactly once", async () => {
    const subjects = range(200);
    const workers = [start({ database: await store.open() }), start({ database: await store.open() })];
    for (let i = 0; i < subjects.length; i += 20) {
      await save(...subjects.slice(i, i + 20));
      for (const worker of workers) worker.wake();
    }
    await whenDelivered(...subjects);
    await Promise.all(workers.map(({ stop }) => stop()));
    expect(arrived()).toEqual(subjects.sort());
  });
});

import { describeDatabases, describePostgres } from "@/lib/testing/databases";
import { addresses, SHORT_TIMEOUTS, withMailQueue } from "@/lib/testing/mail-queue";
import type { Behaviour } from "@/lib/testing/mailbox";
import { until } from "@/lib/testing/until";

jest.setTimeout(60_000);
afterEach(() => jest.restoreAllMocks());

const range = (length: number) => Array.from({ length }, (_, i) => `boat ${i}`);

describeDatabases("the mail worker", (create) => {
  const queue = withMailQueue(create);
  const { save, start, rowBy, arrived, whenDelivered, whenFailed, skipBackoff, store } = queue;

  test("delivers a message once", async () => {
    await save("boats");
    const worker = start();
    await whenDelivered("boats");
    worker.wake();
    await worker.stop();
    const [mail, ...others] = queue.mailbox.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: "Enquiry: boats",
      envelope: { from: addresses.from, to: [addresses.to] },
      replyTo: [{ name: "Uwase Keza", address: "uwase@example.rw" }],
    });
    expect(await rowBy("boats")).toMatchObject({ attempts: 1, claimed_until: 0, last_error: "" });
  });

  test("delivers new messages when it is woken, and otherwise finds them within seconds", async () => {
    const worker = start();
    await save("woken");
    worker.wake();
    await whenDelivered("woken");
    await save("found");
    await until(() => arrived().includes("found"), 5000);
  });

  test.each<[string, Behaviour, RegExp]>([
    ["rejects the message", "refuse", /550 5.7.1 We do not like this one/],
    ["defers the message", "defer", /451 4.7.1 Please try again later/],
    ["hangs after the message", "hang", /ETIMEDOUT/],
    ["drops the connection", "drop", /ECONN|ESOCKET|EPIPE/],
  ])("retries if the server %s", async (_, behaviour, error) => {
    queue.mailbox.behave = () => (queue.mailbox.attempts === 1 ? behaviour : "accept");
    await save("boats");
    const worker = start({ timeouts: SHORT_TIMEOUTS });
    await whenFailed("boats");
    const failed = await rowBy("boats");
    expect(failed).toMatchObject({ delivered_at: null, claimed_until: 0, last_error: expect.stringMatching(error) });
    await skipBackoff();
    worker.wake();
    await whenDelivered("boats");
    expect(arrived()).toEqual(["boats"]);
    expect(await rowBy("boats")).toMatchObject({ last_error: "" });
  });

  test("retries if the server never greets", async () => {
    queue.mailbox.silentGreetings = 1;
    await save("boats");
    start({ timeouts: SHORT_TIMEOUTS });
    await whenDelivered("boats");
    expect((await rowBy("boats")).attempts).toBe(2);
  });

  test("delivers everything once the server is back", async () => {
    await queue.mailbox.stop();
    const subjects = range(30);
    await save(...subjects);
    const worker = start();
    await until(async () => (await store.rows()).every(({ attempts }) => attempts > 0));
    expect((await rowBy("boat 7")).last_error).toContain("ECONNREFUSED");
    await queue.mailbox.start();
    await skipBackoff();
    worker.wake();
    await whenDelivered(...subjects);
    expect(arrived().sort()).toEqual(subjects.sort());
  });

  test("messages that hang, are rejected or cannot be composed do not hold up others", async () => {
    queue.mailbox.behave = (head) => (/hanging/.test(head) ? "hang" : /rejected/.test(head) ? "refuse" : "accept");
    await save("broken");
    await store.db.updateTable("enquiries").set({ source: "{" }).execute();
    const subjects = range(30);
    await save("hanging 1", "hanging 2", "rejected", ...subjects);
    start();
    await whenDelivered(...subjects);
    expect(arrived().sort()).toEqual(subjects.sort());
    expect(await rowBy("hanging 1")).toMatchObject({ attempts: 0, delivered_at: null });
    expect((await rowBy("rejected")).attempts).toBe(1);
    expect((await rowBy("broken")).last_error).toContain("JSON");
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
    expect(await rowBy("being sent")).toMatchObject({
      attempts: 1,
      claimed_until: 0,
      delivered_at: expect.any(Number),
    });
    expect(await rowBy("later")).toMatchObject({ attempts: 0, claimed_until: 0 });
  });

  test("waits for a database that is unavailable", async () => {
    await save("boats");
    let calls = 0;
    const open = async () => {
      if (++calls < 3) throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
      return store.database;
    };
    start({ open });
    await whenDelivered("boats");
    expect(arrived()).toEqual(["boats"]);
  });

  test("records a delivery once the database is back, without sending again", async () => {
    await save("boats");
    let isAway = false;
    const { db } = store.database;
    queue.mailbox.behave = () => {
      isAway = true;
      const update = jest.spyOn(db, "updateTable").mockImplementation(() => {
        if (isAway) throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
        update.mockRestore();
        return db.updateTable("enquiries") as never;
      });
      setTimeout(() => (isAway = false), 1500);
      return "accept";
    };
    start();
    await whenDelivered("boats");
    expect(isAway).toBe(false);
    expect(queue.mailbox.attempts).toBe(1);
  });

  test("takes over the claims of a crashed instance: at once on SQLite, once they expire on PostgreSQL", async () => {
    await save("left");
    const claimed_until = Date.now() + (store.isPostgres ? 1500 : 60_000);
    await store.db.updateTable("enquiries").set({ claimed_until }).execute();
    start();
    await whenDelivered("left");
    if (store.isPostgres) expect(Date.now()).toBeGreaterThanOrEqual(claimed_until);
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
    expect(arrived().sort()).toEqual(subjects.sort());
    expect((await store.rows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });
});

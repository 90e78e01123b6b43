import { describeDatabases } from "@/lib/testing/databases";
import { PATIENT, withOutbox } from "@/lib/testing/outbox";
import { until } from "@/lib/testing/until";
import { startCourier } from "./courier";

jest.mock("@/lib/secret", () => ({ getSecret: () => "a secret of more than thirty-two characters" }));
jest.setTimeout(60_000);
afterEach(() => jest.restoreAllMocks());

describeDatabases("the courier", (create) => {
  const outbox = withOutbox(create);
  const { keep, start, rowBy, arrived, undelivered, whenDelivered, whenAllDelivered, whenFailed, store } = outbox;
  const claim = (claimed_until: number) => store.db.updateTable("enquiries").set({ claimed_until }).execute();

  const boats = Array.from({ length: 60 }, (_, i) => `boat ${i}`);

  test("what hangs or is refused holds up nothing else", async () => {
    outbox.mailbox.behave = (head) =>
      head.includes("hanging") ? "hang" : head.includes("refused") ? "refuse" : "accept";
    const started = Date.now();
    for (const [i, subject] of ["hanging", "refused", ...boats].entries()) await keep(subject, started + i);
    start(store.database, PATIENT);
    await whenAllDelivered(2);
    expect(arrived().sort()).toEqual(boats.toSorted());
    expect((await rowBy("refused")).attempts).toBe(1);
    // It is on its way still.
    expect(await rowBy("hanging")).toMatchObject({ attempts: 0, delivered_at: null });
  });

  test("a server that hangs on more messages than are sent at once takes the others all the same", async () => {
    outbox.mailbox.behave = (head) => (head.includes("hanging") ? "hang" : "accept");
    const started = Date.now();
    const hanging = Array.from({ length: 45 }, (_, i) => `hanging ${i}`);
    for (const [i, subject] of [...hanging, ...boats].entries()) await keep(subject, started + i);
    start(store.database, PATIENT);
    await whenAllDelivered(hanging.length);
    expect(arrived().sort()).toEqual(boats.toSorted());
    expect(outbox.mailbox.attempts).toBe(hanging.length + boats.length);
  });

  test("more that hang than may be waited for give way, and hold up nothing that comes after them", async () => {
    outbox.mailbox.behave = (head) => (head.includes("hanging") ? "hang" : "accept");
    const started = Date.now();
    const hanging = Array.from({ length: 130 }, (_, i) => `hanging ${i}`);
    for (const [i, subject] of hanging.entries()) await keep(subject, started + i);
    start(store.database, PATIENT);
    // All places are taken by then.
    await until(() => outbox.mailbox.attempts >= 80, 50_000);
    await keep("new");
    const kept = Date.now();
    await whenDelivered("new");
    expect(Date.now() - kept).toBeLessThan(15_000);
    // None of those that hang is left alone for ever.
    await until(() => outbox.mailbox.attempts >= hanging.length, 50_000);
  });

  test("a connection that is never greeted holds up one message and no other", async () => {
    outbox.mailbox.silentGreetings = 1;
    for (const subject of boats) await keep(subject);
    start(store.database, PATIENT);
    await whenAllDelivered(1);
    expect(arrived()).toHaveLength(boats.length - 1);
    expect(await undelivered()).toMatchObject([{ attempts: 0 }]);
  });

  test("the first retry comes by itself within five seconds", async () => {
    outbox.mailbox.behave = () => (outbox.mailbox.attempts === 1 ? "defer" : "accept");
    await keep("boats");
    start();
    await whenFailed("boats");
    const failed = Date.now();
    await whenDelivered("boats");
    expect(Date.now() - failed).toBeLessThan(5000);
  });

  test("a stopped courier has waited for what was on its way, and takes nothing more", async () => {
    outbox.mailbox.behave = () => "hang";
    await keep("on its way");
    const courier = start();
    await until(() => outbox.mailbox.attempts === 1);
    const stopping = courier.stop();
    await keep("later");
    courier.wake();
    await stopping;
    expect(await rowBy("on its way")).toMatchObject({ attempts: 1, claimed_until: 0 });
    expect(await rowBy("later")).toMatchObject({ attempts: 0, claimed_until: 0 });
    expect(outbox.mailbox.attempts).toBe(1);
  });

  test("a message that cannot be composed is put off, and holds up nothing else", async () => {
    await keep("broken");
    await store.db.updateTable("enquiries").set({ source: "{" }).execute();
    await keep("whole");
    start();
    await whenDelivered("whole");
    await whenFailed("broken");
    expect((await rowBy("broken")).last_error).toContain("JSON");
  });

  test("a database that is away for a while is waited for", async () => {
    await keep("boats");
    let asked = 0;
    const open = async () => {
      if (++asked < 3) throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
      return store.database;
    };
    const sent: unknown[] = [];
    const courier = startCourier(async (mail) => sent.push(mail), { to: "a@b.c", from: "a@b.c" }, open);
    await whenDelivered("boats");
    await courier.stop();
    expect(sent).toHaveLength(1);
  });

  test("what was taken while the database was away is written down once it is back, and sent once", async () => {
    await keep("boats");
    let sent = 0;
    let isAway = false;
    const { db } = store.database;
    const update = jest.spyOn(db, "updateTable");
    const send = async () => {
      sent++;
      isAway = true;
      update.mockImplementation(() => {
        if (isAway) throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
        update.mockRestore();
        return db.updateTable("enquiries") as never;
      });
    };
    const courier = startCourier(send, { to: "a@b.c", from: "a@b.c" }, async () => store.database);
    await until(() => update.mock.results.some(({ type }) => type === "throw"));
    isAway = false;
    await whenDelivered("boats");
    await courier.stop();
    expect(sent).toBe(1);
  });

  test("the next one sends what a dead one left, as soon as it is nobody's", async () => {
    await keep("left");
    const isAlone = !store.database.pool;
    // On SQLite there is no other: the claim is worth nothing. On PostgreSQL it may be a living one's.
    await claim(Date.now() + (isAlone ? 60_000 : 1500));
    const started = Date.now();
    start();
    await whenDelivered("left");
    if (!isAlone) expect(Date.now() - started).toBeGreaterThan(1000);
    expect(arrived()).toEqual(["left"]);
  });
});

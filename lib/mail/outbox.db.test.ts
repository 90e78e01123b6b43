import { saveEnquiry } from "@/lib/enquiries/repository";
import { describeDatabases } from "@/lib/testing/databases";
import { contact, origin, withDatabase } from "@/lib/testing/enquiries";
import { claimDue, isQueueStuck, markFailed, resumeQueue } from "./outbox";

const NOW = Date.UTC(2030, 0);
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

describeDatabases("the outbox", (create) => {
  const store = withDatabase(create);
  const save = (subject: string, now = NOW) => saveEnquiry(store.db, { ...contact, subject }, origin, now);
  const claim = async (now = NOW, limit = 10) => {
    const claimed = await claimDue(store.db, { kinds: ["enquiry"], limit, isPostgres: store.isPostgres }, now);
    const mails = await store.outbox();
    return claimed.map(({ id }) => mails.find((mail) => mail.id === id)?.subject).sort();
  };
  /** Fails the oldest mail. */
  const fail = async (error: unknown, now = NOW, attempts = 0) => {
    const [mail] = await store.outbox();
    if (!mail) throw new Error("Nothing is queued");
    return markFailed(store.db, { ...mail, attempts }, error, now);
  };

  test("due messages are claimed once, the oldest first and failed ones last", async () => {
    await save("failed", NOW - DAY_MS);
    await fail(new Error("no"), NOW - DAY_MS, 5000);
    expect(await claim(NOW - DAY_MS)).toEqual([]);
    await save("second", NOW + 1);
    await save("first", NOW);
    expect(await claim(NOW + 1, 1)).toEqual(["first"]);
    expect(await claim(NOW + 1, 1)).toEqual(["second"]);
    expect(await claim(NOW + 1)).toEqual(["failed"]);
    expect(await claim(NOW + 1)).toEqual([]);
  });

  test("mails of a kind that a process does not know are left to others", async () => {
    await save("boats");
    expect(
      await claimDue(store.db, { kinds: ["password-reset"], limit: 10, isPostgres: store.isPostgres }, NOW),
    ).toEqual([]);
  });

  test("a claim outlasts the longest attempt to send, and then expires", async () => {
    await save("boats");
    expect(await claim()).toEqual(["boats"]);
    expect(await claim(NOW + 10 * MINUTE_MS)).toEqual([]);
    expect(await claim(NOW + 11 * MINUTE_MS)).toEqual(["boats"]);
  });

  test.each([
    [0, 2],
    [1, 8],
    [2, 14],
    [7, 362],
    [5000, 362],
  ])("a mail that waits for longer than a mail may after %d failed attempts is due", async (attempts, minutes) => {
    await save("boats");
    const wait = (next_attempt_at: number) =>
      store.db.updateTable("outbox").set({ attempts, next_attempt_at, claimed_until: 0 }).execute();
    // The clocks of two instances may differ by a minute.
    await wait(NOW + (minutes - 1) * MINUTE_MS);
    expect(await claim()).toEqual([]);
    await wait(NOW + minutes * MINUTE_MS);
    expect(await claim()).toEqual(["boats"]);
  });

  test("a claim that lasts for longer than a claim may has expired", async () => {
    await save("boats");
    const hold = (minutes: number) =>
      store.db
        .updateTable("outbox")
        .set({ claimed_until: NOW + minutes * MINUTE_MS })
        .execute();
    await hold(12);
    expect(await claim()).toEqual([]);
    await hold(13);
    expect(await claim()).toEqual(["boats"]);
  });

  test("a message that was rejected permanently (5xx) is retried after minutes, another one after seconds", async () => {
    await save("boats");
    expect(await fail(new Error("no"))).toBeLessThan(NOW + 3 * SECOND_MS);
    const rejected = Object.assign(new Error("no"), { responseCode: 550 });
    expect(await fail(rejected)).toBeGreaterThan(NOW + 3 * MINUTE_MS);
  });

  test("at a start a failed message is due at once, unless another server may be sending it", async () => {
    await save("rejected");
    await fail(Object.assign(new Error("no"), { code: "EAUTH", responseCode: 535 }));
    await resumeQueue(store.db, false, NOW + 1);
    expect(await claim(NOW + 1)).toEqual(["rejected"]);
    await resumeQueue(store.db, false, NOW + 2);
    expect(await claim(NOW + 2)).toEqual([]);
    await resumeQueue(store.db, true, NOW + 3);
    expect(await claim(NOW + 3)).toEqual(["rejected"]);
  });

  test("the queue is stuck if a message has been due for five minutes and nothing claims it", async () => {
    await save("boats");
    expect(await isQueueStuck(store.db, NOW + 5 * MINUTE_MS - 1)).toBe(false);
    expect(await isQueueStuck(store.db, NOW + 5 * MINUTE_MS)).toBe(true);
    await claim(NOW + 5 * MINUTE_MS);
    expect(await isQueueStuck(store.db, NOW + 5 * MINUTE_MS)).toBe(false);
    const next = await fail(new Error("no"), NOW + 5 * MINUTE_MS);
    expect(await isQueueStuck(store.db, next)).toBe(false);
  });
});

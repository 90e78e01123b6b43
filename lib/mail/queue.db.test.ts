import { saveEnquiry } from "@/lib/enquiries/repository";
import { describeDatabases } from "@/lib/testing/databases";
import { contact, origin, withDatabase } from "@/lib/testing/enquiries";
import { backoffMs, claimDue, isQueueStuck, markFailed, resumeQueue } from "./queue";

const NOW = Date.UTC(2030, 0);
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

describeDatabases("the mail queue", (create) => {
  const store = withDatabase(create);
  const save = (subject: string, now = NOW) => saveEnquiry(store.db, { ...contact, subject }, origin, now);
  const claim = async (now = NOW, limit = 10) => {
    const claimed = await claimDue(store.db, "enquiries", { limit, isPostgres: store.isPostgres }, now);
    const rows = await store.rows();
    return claimed.map(({ id }) => rows.find((row) => row.id === id)?.subject).sort();
  };
  const only = async () => {
    const [row] = await store.rows();
    if (!row) throw new Error("There is no enquiry");
    return row;
  };
  const fail = async (error: unknown, now = NOW) => markFailed(store.db, "enquiries", await only(), error, now);

  test("due messages are claimed once, the oldest first, up to the limit", async () => {
    await save("third", NOW + 2);
    await save("first", NOW);
    await save("second", NOW + 1);
    expect(await claim(NOW - 1)).toEqual([]);
    expect(await claim(NOW + 2, 2)).toEqual(["first", "second"]);
    expect(await claim(NOW + 2)).toEqual(["third"]);
    expect(await claim(NOW + 2)).toEqual([]);
  });

  test("first attempts come before retries", async () => {
    await save("failed");
    await fail(new Error("no"), NOW - DAY_MS);
    await save("new");
    expect(await claim(NOW, 1)).toEqual(["new"]);
    expect(await claim(NOW, 1)).toEqual(["failed"]);
  });

  test("a claim outlasts the longest attempt to send, and then expires", async () => {
    await save("boats");
    expect(await claim()).toEqual(["boats"]);
    expect(await claim(NOW + 10 * MINUTE_MS)).toEqual([]);
    expect(await claim(NOW + 11 * MINUTE_MS)).toEqual(["boats"]);
  });

  test("a message that fails is retried without end", async () => {
    await save("boats");
    let now = NOW;
    for (let attempts = 0; attempts < 300; attempts++) {
      expect(await claim(now)).toEqual(["boats"]);
      now = await fail(new Error("no"), now);
    }
    expect(await claim(now)).toEqual(["boats"]);
  });

  test("a message that was rejected for good (5xx) is retried after minutes, another one after seconds", async () => {
    await save("boats");
    const rejected = Object.assign(new Error("no"), { responseCode: 550 });
    expect(await fail(new Error("no"))).toBeLessThan(NOW + 3 * SECOND_MS);
    await store.db.updateTable("enquiries").set({ attempts: 0 }).execute();
    expect(await fail(rejected)).toBeGreaterThan(NOW + 3 * MINUTE_MS);
  });

  test("at a start, a message that waits after a failure is due at once, but not for a second instance if it is being sent", async () => {
    await save("rejected");
    await fail(Object.assign(new Error("no"), { code: "EAUTH", responseCode: 535 }));
    await resumeQueue(store.db, "enquiries", store.isPostgres, NOW + 1);
    expect(await claim(NOW + 1)).toEqual(["rejected"]);
    await resumeQueue(store.db, "enquiries", true, NOW + 2);
    expect(await claim(NOW + 2)).toEqual([]);
  });

  test.each([
    [{ code: "EENVELOPE", response: "550 5.1.1 Unknown", message: "broken" }, "EENVELOPE: 550 5.1.1 Unknown"],
    [{ code: "ECONNREFUSED", message: "broken" }, "ECONNREFUSED: broken"],
    [{ response: "451-4.7.1 Later\r\n451 see\u0000\u001b[31m below" }, "451-4.7.1 Later 451 see [31m below"],
    [{ response: "x".repeat(5000) }, "x".repeat(300)],
    ["text", "unknown"],
  ])("the last error is stored in one line: %#", async (error, expected) => {
    await save("boats");
    await fail(error);
    expect(await only()).toMatchObject({ last_error: expected, attempts: 1 });
  });

  test("the queue is stuck if a message has been due for five minutes and nothing claims it", async () => {
    await save("boats");
    expect(await isQueueStuck(store.db, "enquiries", NOW + 5 * MINUTE_MS - 1)).toBe(false);
    expect(await isQueueStuck(store.db, "enquiries", NOW + 5 * MINUTE_MS)).toBe(true);
    await claim(NOW + 5 * MINUTE_MS);
    expect(await isQueueStuck(store.db, "enquiries", NOW + 5 * MINUTE_MS)).toBe(false);
    const next = await fail(Object.assign(new Error("no"), { responseCode: 550 }), NOW + 5 * MINUTE_MS);
    expect(await isQueueStuck(store.db, "enquiries", next)).toBe(false);
  });
});

describe("backoff", () => {
  const attempts = Array.from({ length: 2000 }, (_, i) => i + 1);
  const shortest = (attempt: number, isPermanent = false) => backoffMs(attempt, isPermanent, 0);
  const longest = (attempt: number, isPermanent = false) => backoffMs(attempt, isPermanent, 1);

  test("it starts within three seconds and doubles up to fifteen minutes", () => {
    expect(longest(1)).toBeLessThan(3 * SECOND_MS);
    for (let attempt = 1; attempt < 8; attempt++)
      expect(backoffMs(attempt + 1, false, 0.5)).toBe(2 * backoffMs(attempt, false, 0.5));
    expect(Math.max(...attempts.map((attempt) => longest(attempt)))).toBe(15 * MINUTE_MS);
  });

  test("after a permanent failure it is longer, up to six hours", () => {
    for (const attempt of attempts) expect(shortest(attempt, true)).toBeGreaterThan(longest(attempt));
    expect(Math.max(...attempts.map((attempt) => longest(attempt, true)))).toBe(6 * 60 * MINUTE_MS);
  });

  test("messages that failed together are not retried together", () => {
    expect(longest(5) / shortest(5)).toBeGreaterThan(1.3);
  });
});

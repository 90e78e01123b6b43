import { describeDatabases } from "@/lib/testing/databases";
import { contact, origin, withDatabase } from "@/lib/testing/enquiries";
import { claimDue, markDelivered, markFailed, releaseClaims, renewClaims } from "./outbox";
import { keepEnquiry } from "./store";

const NOW = Date.UTC(2030, 0);
const DAY_MS = 24 * 60 * 60 * 1000;
jest.setTimeout(60_000);

describeDatabases("the outbox", (create) => {
  const store = withDatabase(create);
  const keep = (subject: string, now = NOW) => keepEnquiry(store.db, { ...contact, subject }, origin, now);
  const claim = async (now = NOW, limit = 10) => {
    const rows = await claimDue(store.db, { limit, isPostgres: Boolean(store.database.pool) }, now);
    return rows.map(({ subject }) => subject).sort();
  };
  const only = async () => {
    const [row] = await store.rows();
    if (!row) throw new Error("There is no enquiry");
    return row;
  };

  test("what is due is claimed once, the longest waiting first, as many as are asked for", async () => {
    await keep("third", NOW + 2);
    await keep("first", NOW);
    await keep("second", NOW + 1);
    expect(await claim(NOW - 1)).toEqual([]);
    expect(await claim(NOW + 2, 2)).toEqual(["first", "second"]);
    expect(await claim(NOW + 2)).toEqual(["third"]);
    expect(await claim(NOW + 2)).toEqual([]);
    expect(await claim(NOW + 2, 0)).toEqual([]);
  });

  test("what was never tried comes before what failed, however long that has waited", async () => {
    await keep("failed");
    await markFailed(store.db, await only(), new Error("no"), NOW - DAY_MS);
    await keep("new");
    expect(await claim(NOW, 1)).toEqual(["new"]);
    expect(await claim(NOW, 1)).toEqual(["failed"]);
  });

  test("a claim runs out, or is released", async () => {
    await keep("boats");
    expect(await claim()).toEqual(["boats"]);
    expect(await claim(NOW + 60_000)).toEqual([]);
    expect(await claim(NOW + 90_000)).toEqual(["boats"]);
    await releaseClaims(store.db);
    expect(await claim(NOW + 90_000)).toEqual(["boats"]);
  });

  test("a claim that is renewed holds on, and what is on its way here is not taken twice", async () => {
    await keep("boats");
    await claim();
    const { id } = await only();
    await renewClaims(store.db, [id], NOW + 60_000);
    expect(await claim(NOW + 149_999)).toEqual([]);
    const isPostgres = Boolean(store.database.pool);
    expect(await claimDue(store.db, { limit: 10, isPostgres, except: [id] }, NOW + 150_000)).toEqual([]);
    expect(await claim(NOW + 150_000)).toEqual(["boats"]);
  });

  test("many who claim at once share the messages, and none is taken twice", async () => {
    for (let i = 0; i < 40; i++) await keep(`${i}`);
    const taken = (await Promise.all(Array.from({ length: 8 }, () => claim(NOW, 5)))).flat();
    expect(new Set(taken).size).toBe(taken.length);
    while (taken.length < 40) {
      const more = await claim(NOW, 5);
      expect(more).not.toEqual([]);
      taken.push(...more);
    }
    expect(new Set(taken).size).toBe(40);
  });

  test("what is delivered is not due any more", async () => {
    await keep("boats");
    await markDelivered(store.db, await only(), NOW + 1);
    expect(await only()).toMatchObject({ delivered_at: NOW + 1, attempts: 1 });
    expect(await claim(NOW + DAY_MS)).toEqual([]);
  });

  test("what failed is due again after its pause, four times an hour at least, and for ever", async () => {
    await keep("boats");
    let now = NOW;
    let attempts = 0;
    while (now - NOW < 3 * DAY_MS) {
      expect(await claim(now)).toEqual(["boats"]);
      now = await markFailed(store.db, await only(), new Error("no"), now);
      attempts++;
    }
    expect(attempts).toBeGreaterThan(3 * 24 * 4);
    expect(await claim(NOW + 10 * 365 * DAY_MS)).toEqual(["boats"]);
  });

  test("refused for good at every try, it is tried for three days as well", async () => {
    await keep("boats");
    let now = NOW;
    let attempts = 0;
    const refusal = Object.assign(new Error("no"), { responseCode: 550 });
    while (now - NOW < 3 * DAY_MS) {
      expect(await claim(now)).toEqual(["boats"]);
      now = await markFailed(store.db, await only(), refusal, now);
      attempts++;
    }
    expect(attempts).toBeGreaterThan(12);
    expect(attempts).toBeLessThan(40);
  });

  test.each([
    [{ code: "EENVELOPE", responseCode: 550, response: "550 5.1.1 Unknown" }, "EENVELOPE: 550 5.1.1 Unknown"],
    [{ code: "ECONNREFUSED" }, "ECONNREFUSED: broken"],
    [{}, "broken"],
    [
      { response: "451-4.7.1 Greylisted\r\n451 4.7.1 see\u0000\u001b[31m below" },
      "451-4.7.1 Greylisted 451 4.7.1 see [31m below",
    ],
    [{ response: "x".repeat(5000) }, "x".repeat(300)],
  ])("the last error is kept on one line: %#", async (details, told) => {
    await keep("boats");
    await markFailed(store.db, await only(), Object.assign(new Error("broken"), details), NOW);
    expect((await only()).last_error).toBe(told);
  });

  test("what is no error is none", async () => {
    await keep("boats");
    await markFailed(store.db, await only(), "text", NOW);
    expect(await only()).toMatchObject({ last_error: "unknown", attempts: 1 });
  });
});

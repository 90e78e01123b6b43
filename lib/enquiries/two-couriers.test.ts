import { createPostgres } from "@/lib/testing/databases";
import { PATIENT, withOutbox } from "@/lib/testing/outbox";

jest.mock("@/lib/secret", () => ({ getSecret: () => "a secret of more than thirty-two characters" }));
jest.setTimeout(120_000);

const ENQUIRIES = 300;

const describeShared = process.env.TEST_POSTGRES_URL ? describe : describe.skip;

describeShared("two couriers of one PostgreSQL database (skipped without one)", () => {
  const { keep, start, arrived, whenAllDelivered, store } = withOutbox(createPostgres);

  test("share the work, and mail each enquiry exactly once", async () => {
    const subjects = Array.from({ length: ENQUIRIES }, (_, i) => `boat ${i}`);
    const couriers = [start(await store.open(), PATIENT), start(await store.open(), PATIENT)];
    // While they are at it, and some at once.
    for (let i = 0; i < ENQUIRIES; i += 20) {
      await Promise.all(subjects.slice(i, i + 20).map((subject) => keep(subject)));
      for (const courier of couriers) courier.wake();
    }
    await whenAllDelivered();
    await Promise.all(couriers.map(({ stop }) => stop()));
    expect(arrived().sort()).toEqual(subjects.sort());
    expect((await store.rows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });
});

import { describeDatabases } from "@/lib/testing/databases";
import { contact, origin, signUp, withDatabase } from "@/lib/testing/enquiries";
import { type Filter, findEnquiry, listEnquiries } from "./list";
import { markDelivered, markFailed } from "./outbox";
import { type Enquiry, keepEnquiry, type Origin } from "./store";

const NOW = Date.UTC(2030, 0, 1, 9, 30);
jest.setTimeout(60_000);

describeDatabases("the list", (create) => {
  const store = withDatabase(create);
  const list = async (filter?: Filter) => (await listEnquiries(store.db, filter)).map(({ email }) => email[0]).join("");
  let ids: string[];

  beforeEach(async () => {
    const keep = async (enquiry: Enquiry, change: Partial<Origin>, now: number) =>
      (await keepEnquiry(store.db, enquiry, { ...origin, ...change }, now)).id;
    ids = [
      await keep({ ...contact, email: "a@example.rw" }, { suspicions: ["links", "foreign"] }, NOW),
      await keep(signUp("b@example.rw"), {}, NOW + 1),
      await keep({ ...contact, email: "c@example.rw" }, { source: { utm_campaign: "boats" } }, NOW + 2),
    ];
    await markDelivered(store.db, { id: ids[1] ?? "", queued_at: NOW + 1 }, NOW + 60_000);
    await markFailed(store.db, { id: ids[2] ?? "", queued_at: NOW + 2, attempts: 1 }, new Error("451 Later"), NOW);
  });

  test("all of them, the oldest first", async () => {
    expect(await list()).toBe("abc");
  });

  test.each<[Filter, string]>([
    [{ since: NOW + 1 }, "bc"],
    [{ since: NOW + 3 }, ""],
    [{ kind: "contact" }, "ac"],
    [{ kind: "subscribe" }, "b"],
    [{ isUndelivered: true }, "ac"],
    [{ isSuspect: true }, "a"],
    [{ isUndelivered: true, isSuspect: true, kind: "contact", since: NOW }, "a"],
    [{ isSuspect: true, kind: "subscribe" }, ""],
  ])("%j lets through %j", async (filter, expected) => {
    expect(await list(filter)).toBe(expected);
  });

  test("an entry is what a script needs", async () => {
    const [suspect, delivered, failed] = await listEnquiries(store.db);
    expect(suspect).toEqual({
      ...contact,
      email: "a@example.rw",
      id: ids[0],
      createdAt: "2030-01-01T09:30:00.000Z",
      source: {},
      suspect: true,
      suspectReasons: ["links", "foreign"],
      deliveredAt: null,
      attempts: 0,
      nextAttemptAt: "2030-01-01T09:30:00.000Z",
      lastError: null,
      unsubscribedAt: null,
    });
    expect(delivered).toMatchObject({
      deliveredAt: "2030-01-01T09:31:00.000Z",
      nextAttemptAt: null,
      suspect: false,
      suspectReasons: [],
    });
    expect(failed).toMatchObject({ lastError: "451 Later", attempts: 2, source: { utm_campaign: "boats" } });
  });

  test("one is found by its id, and no other is", async () => {
    expect(await findEnquiry(store.db, ids[2] ?? "")).toMatchObject({ email: "c@example.rw" });
    expect(await findEnquiry(store.db, "unknown")).toBeUndefined();
    expect(await findEnquiry(store.db, "%")).toBeUndefined();
  });
});

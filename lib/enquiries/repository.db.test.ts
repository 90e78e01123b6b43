import { describeDatabases } from "@/lib/testing/databases";
import { contact, origin, signUp, withDatabase } from "@/lib/testing/enquiries";
import { enquiryFieldNames } from "./fields";
import { saveEnquiry } from "./repository";

const NOW = Date.UTC(2030, 0);
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const keyed = { ...origin, key: "a-key-of-the-page" };
const elsewhere = { address: "192.0.2.2" };

describeDatabases("saving a message", (create) => {
  const store = withDatabase(create);
  const save = (change = {}, from = origin, now = NOW) => saveEnquiry(store.db, { ...contact, ...change }, from, now);

  test("it is stored as it was sent, and queued", async () => {
    const attribution = { landing: "/contact-us", utm_campaign: "boats" };
    const text = "مرحبا \u200fRTL\u200e 漢字 𠮷野家 👩🏾‍💻🇷🇼 cafe\u0301 '; drop table enquiries; -- %s \\u0000";
    const words = { name: text, subject: text, message: `${text}\r\n\t${text}` };
    const { id, isNew } = await save(words, { ...origin, attribution, spamSignals: ["links", "no-script"] });
    expect(isNew).toBe(true);
    expect(id).toMatch(/^[2-9b-df-hj-np-tv-xz]{10}$/);
    expect(await store.rows()).toMatchObject([
      {
        ...contact,
        ...words,
        id,
        created_at: NOW,
        delivered_at: null,
        suspect: "links no-script",
        source: JSON.stringify(attribution),
      },
    ]);
    const waiting = { kind: "enquiry", enquiry_id: id, queued_at: NOW, next_attempt_at: NOW, attempts: 0 };
    expect(await store.outbox()).toMatchObject([waiting]);
  });

  test("the same post on several instances at once is one message", async () => {
    // Two connections to SQLite in one process would block each other.
    const others = store.isPostgres ? [await store.open(), await store.open()] : [];
    const dbs = [store.db, ...others.map(({ db }) => db)];
    const results = await Promise.all(
      Array.from({ length: 21 }, (_, i) => saveEnquiry(dbs[i % dbs.length] ?? store.db, contact, keyed, NOW + i)),
    );
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await store.rows()).toHaveLength(1);
  });

  test("its idempotency keys hide address and words without the secret", async () => {
    await save();
    jest.resetModules();
    const secret = jest.replaceProperty(process.env, "NEXTAUTH_SECRET", "another secret of more than 32 characters");
    const other = await import("./repository");
    expect(await other.saveEnquiry(store.db, contact, origin, NOW)).toMatchObject({ isNew: true });
    secret.restore();
  });

  test.each<[string, object, typeof origin, number]>([
    ["after ten minutes", {}, origin, 10 * MINUTE_MS],
    ["from another address", {}, { ...origin, ...elsewhere }, 0],
    ["with another key from another address", {}, { ...keyed, ...elsewhere, key: "another-key" }, 0],
    ["with the same key, but other words", { message: "Other words" }, keyed, 0],
    ["with words moved from one field to the next", { name: "Uwase", phone: "Keza+250 788 000 000" }, origin, 0],
    ...enquiryFieldNames.map((name): [string, object, typeof origin, number] => [
      `with another ${name}`,
      { [name]: "other" },
      origin,
      0,
    ]),
  ])("a post %s is another message", async (_, change, from, later) => {
    await save({}, keyed);
    expect(await save(change, from, NOW + later)).toMatchObject({ isNew: true });
    expect(await store.rows()).toHaveLength(2);
  });

  test.each<[string, typeof origin, number]>([
    ["same address, within ten minutes", origin, 10 * MINUTE_MS - 1],
    ["same address, another key", { ...keyed, key: "another-key" }, 0],
    ["same key, another address", { ...keyed, ...elsewhere }, 0],
    ["same key, days later", keyed, 3 * DAY_MS],
  ])("the same words are a repeated post: %s", async (_, from, later) => {
    const { id } = await save({}, keyed);
    expect(await save({}, from, NOW + later)).toEqual({ id, isNew: false });
    expect(await store.rows()).toHaveLength(1);
  });

  test("the key of a repeated post is a key of the first one", async () => {
    const { id } = await save();
    await save({}, keyed);
    expect(await save({}, { ...keyed, ...elsewhere }, NOW + DAY_MS)).toEqual({ id, isNew: false });
  });

  test("an expired key belongs to the new message", async () => {
    await save();
    const { id } = await save({}, origin, NOW + 10 * MINUTE_MS);
    expect(await save({}, origin, NOW + 15 * MINUTE_MS)).toEqual({ id, isNew: false });
  });

  test("a failed transaction stores nothing", async () => {
    await store.db.schema.dropTable("enquiry_keys").execute();
    await expect(save()).rejects.toMatchObject({ message: expect.stringContaining("enquiry_keys") });
    expect([await store.rows(), await store.outbox()]).toEqual([[], []]);
  });
});

describeDatabases("saving a sign-up", (create) => {
  const store = withDatabase(create);
  const save = (email: string, change = {}, now?: number) =>
    saveEnquiry(store.db, signUp(email), { ...origin, ...change }, now);

  test("an address signs up once: with any key, from anywhere, years later, in capitals", async () => {
    const { id } = await save("grace@example.rw", {}, Date.UTC(2030, 0));
    for (const email of ["Grace@Example.RW", "GRACE@EXAMPLE.RW"])
      expect(await save(email, { ...elsewhere, key: `key-${email}` }, Date.UTC(2040, 0))).toEqual({ id, isNew: false });
    expect(await save("gracè@example.rw", {}, Date.UTC(2050, 0))).toMatchObject({ isNew: true });
    expect(await store.rows()).toMatchObject([{ kind: "subscribe", email: "grace@example.rw", message: "" }, {}]);
  });
});

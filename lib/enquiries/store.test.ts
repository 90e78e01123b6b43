import { describeDatabases } from "@/lib/testing/databases";
import { contact, origin, withDatabase } from "@/lib/testing/enquiries";
import { isKept, keepEnquiry, makeId } from "./store";

const NOW = Date.UTC(2030, 0);
const MINUTE_MS = 60 * 1000;
const keyed = { ...origin, key: "a-key-of-the-page" };

jest.setTimeout(60_000);

describeDatabases("keeping an enquiry", (create) => {
  const store = withDatabase(create);
  const keep = (change = {}, from = origin, now = NOW) => keepEnquiry(store.db, { ...contact, ...change }, from, now);

  test("it is kept as it was sent, and due at once", async () => {
    const source = { landing: "/contact-us", utm_campaign: "boats" };
    const { id, isNew } = await keep({}, { ...origin, source, suspicions: ["links", "foreign"] });
    expect(isNew).toBe(true);
    const [row, ...others] = await store.rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...contact, id, created_at: NOW, next_attempt_at: NOW, delivered_at: null });
    expect(row).toMatchObject({ suspect: "links foreign", source: JSON.stringify(source) });
    expect(row?.queued_at).toBe(NOW);
    expect(id).toMatch(/^[2-9b-df-hj-np-tv-xz]{10}$/);
  });

  test("two that are given the same id are both kept", async () => {
    const { id } = await keep();
    const ids = [id, id, "zzzzzzzzzz"];
    const nextId = () => ids.shift() ?? "";
    const second = await keepEnquiry(store.db, { ...contact, message: "Another." }, origin, NOW, nextId);
    expect(second).toEqual({ id: "zzzzzzzzzz", isNew: true });
    expect((await store.rows()).map((row) => row.message)).toEqual([contact.message, "Another."]);
  });

  test("an id that comes later sorts later, and ids of one moment are apart", () => {
    const ids = Array.from({ length: 50 }, (_, n) => makeId(NOW + n * 100));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(Array.from({ length: 50 }, () => makeId(NOW))).size).toBeGreaterThan(45);
  });

  test("twenty of the same at once are one, by several instances where there may be several", async () => {
    // On SQLite a second connection would wait for the first, and the process with it.
    const others = store.database.pool ? [await store.open(), await store.open()] : [];
    const dbs = [store.db, ...others.map(({ db }) => db)];
    const post = (_: unknown, i: number) => keepEnquiry(dbs[i % dbs.length] ?? store.db, contact, keyed, NOW + i);
    const answers = await Promise.all(Array.from({ length: 21 }, post));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await store.rows()).toHaveLength(1);
  });

  test("the same words without a key at once are one", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => keep()));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await store.rows()).toHaveLength(1);
  });

  test.each(["name", "email", "phone", "subject", "message"])("another %s is another enquiry", async (field) => {
    for (const from of [origin, { ...keyed, address: "192.0.2.2" }]) {
      await keep({}, from);
      expect(await keep({ [field]: "other@example.rw" }, from)).toMatchObject({ isNew: true });
    }
    expect(await store.rows()).toHaveLength(4);
  });

  test("words that moved from one field to the next are other words", async () => {
    await keep({ name: "ab", phone: "c" });
    expect(await keep({ name: "a", phone: "bc" })).toMatchObject({ isNew: true });
  });

  test("the same words from another address are another enquiry, unless they carry the key", async () => {
    await keep();
    expect(await keep({}, { ...origin, address: "192.0.2.2" })).toMatchObject({ isNew: true });
    const { id } = await keep({}, { ...keyed, address: "192.0.2.3" });
    expect(await keep({}, { ...keyed, address: "192.0.2.4" })).toEqual({ id, isNew: false });
  });

  test("the same words from the same address are one, whatever the keys", async () => {
    const { id } = await keep({}, keyed);
    expect(await keep({}, { ...keyed, key: "of-another-page" })).toEqual({ id, isNew: false });
    expect(await keep()).toEqual({ id, isNew: false });
    // Known as the first one's from then on.
    expect(await keep({}, { ...keyed, key: "of-another-page" }, NOW + 60 * MINUTE_MS)).toEqual({ id, isNew: false });
    expect(await store.rows()).toHaveLength(1);
  });

  test("the same words are the same for ten minutes and not longer", async () => {
    const { id } = await keep();
    expect(await keep({}, origin, NOW + 10 * MINUTE_MS - 1)).toEqual({ id, isNew: false });
    const later = await keep({}, origin, NOW + 10 * MINUTE_MS);
    expect(later.isNew).toBe(true);
    // The window is the later one's from now on.
    expect(await keep({}, origin, NOW + 15 * MINUTE_MS)).toEqual({ id: later.id, isNew: false });
  });

  test("what is kept is known for as long as it would be the same", async () => {
    const isKnown = (change = {}, from = origin, now = NOW) => isKept(store.db, { ...contact, ...change }, from, now);
    expect(await isKnown()).toBe(false);
    await keep();
    expect(await isKnown({}, origin, NOW + 10 * MINUTE_MS - 1)).toBe(true);
    expect(await isKnown({}, origin, NOW + 10 * MINUTE_MS)).toBe(false);
    expect(await isKnown({ message: "Other words" })).toBe(false);
    expect(await isKnown({}, { ...origin, address: "192.0.2.2" })).toBe(false);
    const elsewhere = { ...keyed, address: "192.0.2.3" };
    expect(await isKnown({}, keyed)).toBe(true);
    expect(await isKnown({}, elsewhere)).toBe(false);
    await keep({}, elsewhere);
    expect(await isKnown({}, { ...keyed, address: "192.0.2.2" }, NOW + 24 * 60 * MINUTE_MS)).toBe(true);
  });

  test("many who come right after the window are one again", async () => {
    await keep();
    const answers = await Promise.all(Array.from({ length: 10 }, () => keep({}, origin, NOW + 11 * MINUTE_MS)));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await store.rows()).toHaveLength(2);
  });

  test("a key is good for a page that stays open for days", async () => {
    const { id } = await keep({}, keyed);
    expect(await keep({}, keyed, NOW + 3 * 24 * 60 * MINUTE_MS)).toEqual({ id, isNew: false });
    const later = NOW + 4 * 24 * 60 * MINUTE_MS;
    expect(await keep({}, { ...keyed, key: "another-key" }, later)).toMatchObject({ isNew: true });
  });

  test.each([
    ["Kinyarwanda", "Murakaza neza i Kigali"],
    ["Arabic", "مرحبا بالعالم \u200fRTL\u200e"],
    ["Amharic", "ሰላም ልዑል"],
    ["Chinese beyond the first plane", "漢字 𠮷野家"],
    ["emoji of several characters", "👩🏾‍💻🇷🇼🧑‍🤝‍🧑"],
    ["a combining accent", "cafe\u0301 and caf\u00e9"],
    ["what looks like code", "'; drop table enquiries; -- <script>alert(1)</script> %s \\u0000"],
  ])("%s stays as it is", async (_, text) => {
    await keep({ name: text, subject: text, message: `${text}\r\n\t${text}` });
    const [row] = await store.rows();
    expect(row).toMatchObject({ name: text, subject: text, message: `${text}\r\n\t${text}` });
  });

  test("where it cannot be kept, nothing is", async () => {
    await store.db.schema.dropTable("enquiry_keys").execute();
    // An error of a native module is no `Error` of the test's own realm.
    await expect(keep()).rejects.toMatchObject({ message: expect.stringContaining("enquiry_keys") });
    expect(await store.rows()).toEqual([]);
  });
});

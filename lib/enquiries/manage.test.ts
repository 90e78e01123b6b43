import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { openDatabase } from "@/lib/db/database";
import { createSqlite, describeDatabases } from "@/lib/testing/databases";
import { contact, origin, signUp, withDatabase } from "@/lib/testing/enquiries";
import { forgetPerson, purgeOld, resendEnquiry } from "./manage";
import { claimDue, markDelivered, markFailed } from "./outbox";
import { type Enquiry, keepEnquiry } from "./store";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2030, 0);
jest.setTimeout(60_000);

describeDatabases("managing enquiries", (create) => {
  const store = withDatabase(create);
  const keep = (enquiry: Partial<Enquiry> = {}, now = NOW) =>
    keepEnquiry(store.db, { ...contact, ...enquiry }, origin, now);
  const claim = (now: number) => claimDue(store.db, { limit: 10, isPostgres: Boolean(store.database.pool) }, now);
  const keys = () => store.db.selectFrom("enquiry_keys").selectAll().execute();
  const emails = async () => (await store.rows()).map(({ email }) => email).sort();

  test("a delivered one that is resent is due at once, as if it were new", async () => {
    const { id } = await keep();
    await markDelivered(store.db, { id, queued_at: NOW }, NOW);
    expect(await resendEnquiry(store.db, id, NOW + 100 * DAY_MS)).toBe(true);
    const [claimed] = await claim(NOW + 100 * DAY_MS);
    expect(claimed).toMatchObject({ id, attempts: 0, delivered_at: null, last_error: "" });
    // Its mail is not taken for a copy of the first.
    expect(claimed?.queued_at).toBe(NOW + 100 * DAY_MS);
  });

  test("one that waits for its next try is sent at once when it is resent", async () => {
    const { id } = await keep();
    await markFailed(store.db, { id, queued_at: NOW, attempts: 500 }, new Error("no"), NOW);
    expect(await claim(NOW + 1)).toEqual([]);
    await resendEnquiry(store.db, id, NOW + 1);
    expect(await claim(NOW + 1)).toHaveLength(1);
  });

  test("one that is on its way when it is resent is mailed again all the same", async () => {
    const { id } = await keep();
    const [onItsWay] = await claim(NOW);
    if (!onItsWay) throw new Error("Nothing is due");
    await resendEnquiry(store.db, id, NOW + 1);
    await markDelivered(store.db, onItsWay, NOW + 2);
    await markFailed(store.db, onItsWay, new Error("no"), NOW + 2);
    expect(await claim(NOW + 2)).toMatchObject([{ id, attempts: 0, queued_at: NOW + 1 }]);
  });

  test("only the one that is named is resent, and an unknown one is none", async () => {
    const { id } = await keep();
    const other = await keep({ subject: "other" });
    for (const one of [id, other.id]) await markDelivered(store.db, { id: one, queued_at: NOW }, NOW);
    expect(await resendEnquiry(store.db, "unknown", NOW)).toBe(false);
    await resendEnquiry(store.db, id, NOW);
    expect((await claim(NOW)).map((row) => row.id)).toEqual([id]);
  });

  test("a person who is forgotten leaves nothing, however they wrote their address, and others stay", async () => {
    await keep({ email: "Émile@Example.rw" });
    await keep({ email: "émile@example.rw" });
    await keep(signUp("ÉMILE@EXAMPLE.RW"));
    await keep({ email: "emile@example.rw" });
    expect(await forgetPerson(store.database, " émile@EXAMPLE.rw ")).toEqual({ count: 3, isErased: true });
    expect(await emails()).toEqual(["emile@example.rw"]);
    expect(await keys()).toHaveLength(1);
    expect(await forgetPerson(store.database, "émile@example.rw")).toMatchObject({ count: 0 });
  });

  test.each(["%", "_wase@example.rw", "*", "", "uwase"])("%j is nobody's address", async (pattern) => {
    await keep();
    expect(await forgetPerson(store.database, pattern)).toMatchObject({ count: 0 });
    expect(await store.rows()).toHaveLength(1);
  });

  test("a person who was forgotten can write the same again, and sign up again", async () => {
    const first = await keep();
    await keep(signUp(contact.email));
    expect(await forgetPerson(store.database, contact.email)).toMatchObject({ count: 2 });
    const again = await keep();
    expect(again.isNew).toBe(true);
    expect(again.id).not.toBe(first.id);
    expect(await keep(signUp(contact.email))).toMatchObject({ isNew: true });
  });

  test("what was delivered goes after its time; what never arrived, and sign-ups, stay", async () => {
    const old = NOW - 31 * DAY_MS;
    const delivered = await keep({ email: "delivered@example.rw" }, old);
    const young = await keep({ email: "young@example.rw" }, NOW - 29 * DAY_MS);
    const signedUp = await keep(signUp("signed-up@example.rw"), old);
    await keep({ email: "undelivered@example.rw" }, old);
    for (const { id } of [delivered, signedUp]) await markDelivered(store.db, { id, queued_at: old }, old);
    await markDelivered(store.db, { id: young.id, queued_at: NOW - 29 * DAY_MS }, NOW);
    expect(await purgeOld(store.db, 30, NOW)).toBe(1);
    expect(await emails()).toEqual(["signed-up@example.rw", "undelivered@example.rw", "young@example.rw"]);
    expect(await purgeOld(store.db, 30, NOW)).toBe(0);
  });

  test("keys go once they are worth nothing; a sign-up's stays", async () => {
    await keep();
    await keep(signUp("signed-up@example.rw"));
    await purgeOld(store.db, 30, NOW);
    expect(await keys()).toHaveLength(2);
    await purgeOld(store.db, 30, NOW + DAY_MS);
    expect(await keys()).toHaveLength(1);
    expect(await keep(signUp("signed-up@example.rw"))).toMatchObject({ isNew: false });
  });
});

test("a person who is forgotten is in none of SQLite's files, while the site goes on", async () => {
  const { url, remove } = await createSqlite();
  const file = url.slice("file:".length);
  const read = () => readdirSync(path.dirname(file)).map((name) => readFileSync(path.join(path.dirname(file), name)));
  const hasWords = () => read().some((bytes) => bytes.includes("Words of one person"));
  const site = await openDatabase(url);
  const command = await openDatabase(url);
  await keepEnquiry(site.db, { ...contact, message: "Words of one person" }, origin);
  await keepEnquiry(site.db, { ...contact, email: "other@example.rw" }, origin);
  expect(hasWords()).toBe(true);
  // Somebody who reads holds the log up for a while.
  const reader = new Sqlite(file);
  const rows = reader.prepare("select * from enquiries").iterate();
  rows.next();
  setTimeout(() => rows.return?.(), 500);
  expect(await forgetPerson(command, contact.email)).toEqual({ count: 1, isErased: true });
  reader.close();
  expect(hasWords()).toBe(false);
  await Promise.all([site.close(), command.close()]);
  await remove();
});

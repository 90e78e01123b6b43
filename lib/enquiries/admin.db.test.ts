import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "@/lib/db/connection";
import { claimDue, markFailed, removeMail } from "@/lib/mail/outbox";
import { createSqlite, describeDatabases, holdWriteAheadLog } from "@/lib/testing/databases";
import { contact, origin, signUp, withDatabase } from "@/lib/testing/enquiries";
import { forgetPerson, purgeExpired, resendEnquiry } from "./admin";
import { enquiryMails } from "./mail";
import { type Enquiry, saveEnquiry } from "./repository";

const addresses = { to: "sales@example.org", from: "site@example.org" };
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2030, 0, 1, 9, 30);

// Lists are tested in lib/cli/enquiries.db.test.ts.
describeDatabases("managing enquiries", (create) => {
  const store = withDatabase(create);
  const save = async (enquiry: Partial<Enquiry> = {}, now = NOW) =>
    (await saveEnquiry(store.db, { ...contact, ...enquiry }, origin, now)).id;
  const claim = (now: number) =>
    claimDue(store.db, { kinds: ["enquiry"], limit: 10, isPostgres: store.isPostgres }, now);
  /** Delivers every mail that waits. */
  const deliver = async () => {
    for (const mail of await store.outbox())
      await removeMail(store.db, mail, (await enquiryMails(store.db, mail, addresses)).onRemoved);
  };
  const emails = async () => (await store.rows()).map(({ email }) => email).sort();

  test("resend queues only that enquiry, as a new mail, whatever becomes of an attempt in progress", async () => {
    const [id, other] = [await save(), await save({ subject: "other" })];
    const [claimed] = (await claim(NOW)).filter(({ enquiry_id }) => enquiry_id === id);
    if (!claimed) throw new Error("Nothing is due");
    expect(await resendEnquiry(store.db, "unknown", NOW + 1)).toBe(false);
    expect(await resendEnquiry(store.db, id, NOW + 1)).toBe(true);
    const onRemoved = jest.fn();
    await removeMail(store.db, claimed, onRemoved);
    expect(onRemoved).not.toHaveBeenCalled();
    await markFailed(store.db, claimed, new Error("no"), NOW + 2);
    expect(await claim(NOW + 2)).toMatchObject([{ enquiry_id: id, attempts: 0, queued_at: NOW + 1 }]);
    await deliver();
    expect(await resendEnquiry(store.db, other, NOW + 3)).toBe(true);
    expect(await store.outbox()).toMatchObject([{ enquiry_id: other }]);
    expect((await store.rows()).map(({ delivered_at }) => delivered_at === null).sort()).toEqual([false, true]);
  });

  describe("forget", () => {
    test("all enquiries of a person are deleted, however the address was written", async () => {
      const [typed, ascii] = ["émile@Büro.example", "émile@xn--bro-hoa.example"];
      for (const email of [typed, ascii, "emile@büro.example"]) await save({ email });
      await save(signUp("ÉMILE@BÜRO.EXAMPLE"));
      expect(await forgetPerson(store.database, " émile@xn--bro-HOA.example ")).toEqual({ count: 3, isErased: true });
      expect(await emails()).toEqual(["emile@büro.example"]);
      for (const other of [typed, "%", "_mile@büro.example", ""])
        expect(await forgetPerson(store.database, other)).toMatchObject({ count: 0 });
    });

    test("a person is found by phone number, however it was written, and an enquiry by its id", async () => {
      const ofPhone = { ...contact, email: "" };
      for (const phone of ["+250 788 000 111", "00250788000111", "+250 788 000 112", "1234", ""])
        await save({ ...ofPhone, phone });
      const id = await save({ email: "by-id@example.rw" });
      for (const value of ["", " ", "+", "by-id", "00", "+00", "(00)", "0 0", "0-0", "1234"])
        expect(await forgetPerson(store.database, value)).toEqual({ count: 0, isErased: true });
      expect(await forgetPerson(store.database, "+250-788-000-111")).toMatchObject({ count: 2 });
      expect(await forgetPerson(store.database, id)).toMatchObject({ count: 1 });
      expect((await store.rows()).map(({ phone }) => phone).sort()).toEqual(["", "+250 788 000 112", "1234"]);
    });

    test("a forgotten person can send the same again, and sign up again", async () => {
      for (const enquiry of [contact, signUp(contact.email)]) {
        await save(enquiry);
        await forgetPerson(store.database, contact.email);
        expect(await saveEnquiry(store.db, enquiry, origin, NOW)).toMatchObject({ isNew: true });
      }
    });
  });

  test("a purge deletes what is old and delivered, old suspected spam without a mail, and expired keys", async () => {
    const old = NOW - 31 * DAY_MS;
    await save({ email: "delivered@example.rw" }, old);
    await save({ email: "recent@example.rw" }, NOW - 29 * DAY_MS);
    await save(signUp("sign-up@example.rw"), old);
    await save(signUp("recent-sign-up@example.rw"), NOW - 29 * DAY_MS);
    await deliver();
    await save({ email: "undelivered@example.rw" }, old);
    const suspect = { ...origin, spamSignals: ["links"] };
    await saveEnquiry(store.db, { ...contact, email: "suspect@example.rw" }, suspect, old);
    for (const from of [
      { ...origin, isMailed: false },
      { ...suspect, isMailed: false },
    ])
      await saveEnquiry(store.db, { ...contact, email: `waiting${from.spamSignals}@example.rw` }, from, old);
    await save({ email: "new@example.rw" });
    expect(await purgeExpired(store.db, { retentionDays: 30, isMailOn: true }, NOW)).toBe(3);
    expect(await emails()).toEqual([
      "new@example.rw",
      "recent-sign-up@example.rw",
      "recent@example.rw",
      "suspect@example.rw",
      "undelivered@example.rw",
      "waiting@example.rw",
    ]);
    expect(await store.db.selectFrom("enquiry_keys").selectAll().execute()).toHaveLength(2);
    expect(await saveEnquiry(store.db, signUp("sign-up@example.rw"), origin, NOW)).toMatchObject({ isNew: true });
  });

  test("without a mail server a purge deletes what is old, with its mail, though it was never delivered", async () => {
    await save({ email: "old@example.rw" }, NOW - 31 * DAY_MS);
    await save({ email: "recent@example.rw" }, NOW - 29 * DAY_MS);
    expect(await purgeExpired(store.db, { retentionDays: 30, isMailOn: false }, NOW)).toBe(1);
    expect(await emails()).toEqual(["recent@example.rw"]);
    expect(await store.outbox()).toHaveLength(1);
  });
});

test("a forgotten person is erased from SQLite's files while the site runs", async () => {
  const { url, remove } = await createSqlite();
  const file = url.slice("file:".length);
  const folder = path.dirname(file);
  const hasWords = () =>
    readdirSync(folder).some((name) => readFileSync(path.join(folder, name)).includes("Words of one person"));
  const [site, command] = [await openDatabase(url), await openDatabase(url)];
  await saveEnquiry(site.db, { ...contact, message: "Words of one person" }, origin);
  expect(hasWords()).toBe(true);
  setTimeout(holdWriteAheadLog(url), 500);
  expect(await forgetPerson(command, contact.email)).toEqual({ count: 1, isErased: true });
  expect(hasWords()).toBe(false);
  await Promise.all([site.close(), command.close()]);
  await remove();
});

import { readFileSync } from "node:fs";
import BetterSqlite3 from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { createSqlite, type TestDatabase } from "@/lib/testing/databases";
import { type Database, openDatabase } from "./database";
import type { Schema } from "./schema";

let made: TestDatabase;
let database: Database;
let file: string;
/** What another process sees: what is committed. */
let other: BetterSqlite3.Database;

beforeEach(async () => {
  made = await createSqlite();
  file = made.url.slice("file:".length);
  database = await openDatabase(made.url);
  other = new BetterSqlite3(file, { timeout: 0 });
});

afterEach(async () => {
  other.close();
  await database.close();
  await made.remove();
});

const user = (n: number) => ({
  id: `${n}`,
  username: `a-${n}@example.org`,
  password_hash: null,
  google_sub: null,
  role: "talent",
  created_at: 0,
});
const insert = (n: number) => database.db.insertInto("users").values(user(n)).execute();
const seen = () => other.prepare("select id from users order by cast(id as integer)").pluck().all();
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

const HEADER = 32;
/** How often the log has been committed: the last frame of each says how many pages there are (SQLite's file format, 4.1). */
function commits() {
  const log = readFileSync(`${file}-wal`);
  const frame = 24 + log.readUInt32BE(8);
  let count = 0;
  for (let at = HEADER; at + frame <= log.length; at += frame) if (log.readUInt32BE(at + 4)) count++;
  return count;
}

test("what comes in one round is committed once, and nobody is answered before", async () => {
  const before = commits();
  const seenBy = await Promise.all(
    numbers(20).map(async (n) => {
      await insert(n);
      return seen().length;
    }),
  );
  expect(seenBy).toEqual(Array(20).fill(20));
  expect(commits() - before).toBe(1);
});

test("what fails by itself fails alone, a transaction as well as a statement", async () => {
  await insert(1);
  const transaction = (n: number, then: number) =>
    database.db.transaction().execute(async (trx) => {
      await trx.insertInto("users").values(user(n)).execute();
      await trx.insertInto("users").values(user(then)).execute();
    });
  const results = await Promise.allSettled([insert(2), insert(1), transaction(3, 1), transaction(4, 5), insert(6)]);
  expect(results.map(({ status }) => status === "fulfilled")).toEqual([true, false, false, true, true]);
  expect(seen()).toEqual(["1", "2", "4", "5", "6"]);
});

test("what is read of others' is told once it is on the disk", async () => {
  const told: unknown[] = [];
  const tell = (rows: unknown) => told.push([rows, seen()]);
  const reads: Promise<unknown>[] = [];
  await database.db.transaction().execute(async (trx) => {
    await trx.insertInto("users").values(user(1)).execute();
    const read = (db: Kysely<Schema>) => db.selectFrom("users").select("id").execute();
    reads.push(read(database.db).then(tell), database.db.transaction().execute(read).then(tell));
  });
  await Promise.all(reads);
  expect(told).toEqual(Array(2).fill([[{ id: "1" }], ["1"]]));
});

test("where the disk takes nothing, nobody is told that it did; the next round is another", async () => {
  let reading: Promise<unknown> | undefined;
  const unkeepable = database.db.transaction().execute(async (trx) => {
    // Looked at when the group is committed, and not before.
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    await trx.insertInto("enquiry_keys").values({ key: "a", enquiry_id: "nobody's", expires_at: 0 }).execute();
    reading = database.db.selectFrom("users").select("id").execute();
  });
  const results: PromiseSettledResult<unknown>[] = await Promise.allSettled([insert(1), unkeepable, insert(2)]);
  results.push(...(await Promise.allSettled([reading])));
  for (const result of results) {
    expect(result).toMatchObject({ status: "rejected", reason: { code: "SQLITE_CONSTRAINT_FOREIGNKEY" } });
  }
  expect(seen()).toEqual([]);
  await insert(3);
  expect(seen()).toEqual(["3"]);
});

test("where SQLite gives up all that is under way, it gives up no more than that", async () => {
  // A trigger that does what a full disk does.
  await sql`create trigger full_disk before insert on users when new.id = '2' begin select raise(rollback, 'full'); end`.execute(
    database.db,
  );
  const results = await Promise.allSettled(numbers(5).map(insert));
  expect(results.map(({ status }) => status === "fulfilled")).toEqual([false, false, false, true, true]);
  expect(seen()).toEqual(["3", "4"]);
});

test("while another process has the file locked, what is read is answered, and what is written waits", async () => {
  other.exec("begin immediate");
  const writing = numbers(3).map(insert);
  expect(await database.db.selectFrom("users").select("id").execute()).toEqual([]);
  other.exec("commit");
  await Promise.all(writing);
  expect(seen()).toHaveLength(3);
});

test("what cannot be done within a transaction is done between two", async () => {
  const writing = [insert(1), insert(2)];
  await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
  await sql`alter table users add column extra text`.execute(database.db);
  expect(await database.db.selectFrom("users").selectAll().execute()).toMatchObject([{ extra: null }, { extra: null }]);
  await Promise.all(writing);
});

test("a transaction that waits for something else has nobody commit its half", async () => {
  const earlier = insert(2);
  // Done, and waiting for the end of this round; a round has many of these.
  for (let i = 0; i < 50; i++) await undefined;
  let go = () => {};
  const waits = database.db.transaction().execute(async (trx) => {
    await trx.insertInto("users").values(user(1)).execute();
    await new Promise<void>((resolve) => {
      go = resolve;
    });
  });
  for (let i = 0; i < 3; i++) await new Promise(setImmediate);
  expect(seen()).toEqual([]);
  go();
  await Promise.all([waits, earlier, insert(3)]);
  expect(seen()).toEqual(["1", "2", "3"]);
});

import fs from "node:fs";
import BetterSqlite3 from "better-sqlite3";
import { sql } from "kysely";
import { createSqlite, type TestDatabase } from "@/lib/testing/databases";
import { type Database, openDatabase } from "./database";

let made: TestDatabase;
let database: Database;
/** What another process sees: what is committed, on the disk or not. */
let other: BetterSqlite3.Database;
/** What the disk was asked, and has not answered. */
const asked: ((error?: Error) => void)[] = [];

beforeEach(async () => {
  made = await createSqlite();
  database = await openDatabase(made.url);
  other = new BetterSqlite3(made.url.slice("file:".length));
  jest.spyOn(fs, "fdatasync").mockImplementation((_, done) => void asked.push(done as (error?: Error) => void));
});

afterEach(async () => {
  jest.restoreAllMocks();
  for (const answer of asked.splice(0)) answer();
  other.close();
  await database.close();
  await made.remove();
});

const insert = (id: string) =>
  database.db
    .insertInto("users")
    .values({ id, username: `${id}@example.org`, password_hash: null, google_sub: null, role: "talent", created_at: 0 })
    .execute();
const read = () => database.db.selectFrom("users").select("id").execute();
const readInTransaction = () =>
  database.db.transaction().execute((trx) => trx.selectFrom("users").select("id").execute());
const seen = () => other.prepare("select id from users order by id").pluck().all();
const rounds = async () => {
  for (let i = 0; i < 10; i++) await new Promise(setImmediate);
};
/** Waits until the disk is asked. */
async function nextAsked() {
  while (asked.length === 0) await new Promise(setImmediate);
  return asked.shift() as (typeof asked)[number];
}

test.each([
  ["a statement", read],
  ["a transaction", readInTransaction],
])("nobody is told that it is kept, nor %s what is not on the disk", async (_, readAll) => {
  const told: string[] = [];
  const writing = insert("a").then(() => told.push("writer"));
  const answer = await nextAsked();
  expect(seen()).toEqual(["a"]);
  const reading = readAll().then(() => told.push("reader"));
  await rounds();
  expect(told).toEqual([]);
  answer();
  if (readAll === readInTransaction) (await nextAsked())();
  await Promise.all([writing, reading]);
  expect(told).toEqual(["writer", "reader"]);
});

test("all who commit while the disk is busy share the next wait, and no earlier one", async () => {
  const told: string[] = [];
  const write = (id: string) => insert(id).then(() => told.push(id));
  const writing = [write("a")];
  const first = await nextAsked();
  writing.push(write("b"));
  await rounds();
  writing.push(write("c"));
  await rounds();
  expect([seen(), asked.length]).toEqual([["a", "b", "c"], 0]);
  first();
  const second = await nextAsked();
  expect(told).toEqual(["a"]);
  second();
  await Promise.all(writing);
  await rounds();
  expect([told, asked.length]).toEqual([["a", "b", "c"], 0]);
});

test("what the disk refuses is told to whom it concerns, and to nobody after", async () => {
  const failing = insert("a");
  const refuse = await nextAsked();
  const alsoRead = read();
  refuse(Object.assign(new Error("The disk is broken"), { code: "EIO" }));
  await expect(failing).rejects.toMatchObject({ code: "EIO" });
  await expect(alsoRead).rejects.toMatchObject({ code: "EIO" });
  const next = insert("b");
  (await nextAsked())();
  await next;
  expect(await read()).toHaveLength(2);
});

test("what changes tables is on the disk before it is told", async () => {
  const told: string[] = [];
  const changing = sql`alter table users add column extra text`.execute(database.db).then(() => told.push("changed"));
  const answer = await nextAsked();
  await rounds();
  expect(told).toEqual([]);
  answer();
  await changing;
});

test("an end waits for the disk", async () => {
  const told: string[] = [];
  const writing = insert("a").then(() => told.push("writer"));
  const answer = await nextAsked();
  const closing = database.close().then(() => told.push("closed"));
  await rounds();
  expect(told).toEqual([]);
  answer();
  await Promise.all([writing, closing]);
  jest.restoreAllMocks();
  database = await openDatabase(made.url);
  expect(seen()).toEqual(["a"]);
});

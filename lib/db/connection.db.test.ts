import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { statSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { Kysely, sql } from "kysely";
import { createAccountStore } from "@/lib/backend/embedded/account-store";
import { saveEnquiry } from "@/lib/enquiries/repository";
import { claimDue, removeMail } from "@/lib/mail/outbox";
import { createSqlite, describeDatabases, holdWriteAheadLog, type TestDatabase } from "@/lib/testing/databases";
import { contact, origin, signUp, withDatabase } from "@/lib/testing/enquiries";
import { bundle } from "@/lib/testing/run-script";
import { connectDatabase, listMigrations, openDatabase } from "./connection";
import { UnsuitableDatabaseError } from "./errors";
import { migrations } from "./migrate";
import type { Schema } from "./schema";
import { WaitingSqliteDialect } from "./sqlite-dialect";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

const INSTANCES = 4;

const startInstance = (url: string): ChildProcess => fork(bundle("lib/testing/open-database.ts"), [url]);

describeDatabases("opening a database", (create) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await create();
  });
  afterEach(() => database.remove());

  test("instances that start at once all succeed, and migrate it once", async () => {
    const instances = Array.from({ length: INSTANCES }, () => startInstance(database.url));
    const exits = Promise.all(instances.map(async (instance) => (await once(instance, "exit"))[0]));
    await Promise.all(instances.map((instance) => once(instance, "message")));
    for (const instance of instances) instance.send("open");
    expect(await exits).toEqual(Array(INSTANCES).fill(0));

    const { db, close } = await openDatabase(database.url);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    await close();
  });

  test("a migration that fails leaves nothing behind", async () => {
    const { db, close } = connectDatabase(database.url);
    // The migration creates other tables before this one.
    await db.schema.createTable("organizations").addColumn("id", "text").execute();
    await expect(openDatabase(database.url)).rejects.toMatchObject({
      message: expect.stringContaining("organizations"),
    });
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables).toContain("organizations");
    expect(tables).not.toContain("users");
    await db.schema.dropTable("organizations").execute();
    await close();
    await (await openDatabase(database.url)).close();
  });

  test.each([
    ["0001-accounts", "The database is from before version 1.0"],
    ["0001-initial", "The database is from before version 1.0"],
    ["9999-newer", "The database is of a newer version"],
  ])("a database in which the migration %s has run is refused in one line", async (name, message) => {
    const { db, close } = await openDatabase(database.url);
    await sql`insert into kysely_migration values (${name}, '2030-01-01')`.execute(db);
    await close();
    await expect(openDatabase(database.url)).rejects.toEqual(new UnsuitableDatabaseError(message));
  });
});

test.each([
  ["127.0.0.1:1", "127.0.0.1, port 1 (ECONNREFUSED)"],
  ["database.invalid", "database.invalid, port 5432 (E"],
])("a server that cannot be reached is named with host and port, and without the password: %s", async (host, where) => {
  const error = await openDatabase(`postgres://site:hunter2@${host}/none`).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnsuitableDatabaseError);
  const { message } = error as Error;
  expect(message).toContain(`PostgreSQL cannot be reached at ${where}`);
  expect(message).toMatch(/check host and port in DATABASE_URL, and that the server runs\.$/);
  expect(message).not.toContain("hunter2");
});

describe("SQLite", () => {
  const store = withDatabase(createSqlite);
  const fileOf = () => store.url.slice("file:".length);

  test("commits are on the disk, deleted rows overwritten, foreign keys enforced", async () => {
    const pragma = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(store.db)).rows[0] ?? {});
    expect(await pragma("journal_mode")).toEqual(["wal"]);
    expect(await pragma("synchronous")).toEqual([2]);
    expect(await pragma("secure_delete")).toEqual([1]);
    expect(await pragma("foreign_keys")).toEqual([1]);
    // A busy timeout would block the event loop; ./sqlite-dialect.ts waits instead.
    expect(await pragma("busy_timeout")).toEqual([0]);
  });

  test("the write-ahead log shrinks again after a long reader", async () => {
    const stopReading = holdWriteAheadLog(store.url);
    const size = () => statSync(`${fileOf()}-wal`).size;
    const save = () => saveEnquiry(store.db, { ...contact, message: randomBytes(500_000).toString("hex") }, origin);
    while (size() < 10_000_000) await save();
    stopReading();
    // The first copies the log into the database, the second starts it again.
    for (const email of ["a@example.org", "b@example.org"]) await saveEnquiry(store.db, signUp(email), origin);
    expect(size()).toBeLessThan(5_000_000);
  });

  test("a transaction that finds the disk full fails with that error, and leaves nothing behind", async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(store.db);
    const large = { ...contact, message: "A registry of boats. ".repeat(50_000) };
    await expect(saveEnquiry(store.db, large, origin)).rejects.toMatchObject({ code: "SQLITE_FULL" });
    await sql`pragma max_page_count = 100000`.execute(store.db);
    await saveEnquiry(store.db, contact, origin);
    expect(await store.rows()).toMatchObject([contact]);
  });

  test("another journal mode than WAL is an error", async () => {
    await expect(openDatabase("file::memory:")).rejects.toThrow(":memory: is in journal mode memory");
  });

  test("a file that cannot be opened is named with the cause", async () => {
    const folder = path.dirname(fileOf());
    const check = "Check DATABASE_URL or DATA_DIR, and that this user may write there.";
    const error = new UnsuitableDatabaseError(`${folder} cannot be opened: illegal operation on a directory. ${check}`);
    await expect(openDatabase(`file:${folder}`)).rejects.toEqual(error);
    await expect(listMigrations(`file:${folder}`)).rejects.toEqual(error);
    await expect(openDatabase(`file:${fileOf()}/site.db`)).rejects.toEqual(
      new UnsuitableDatabaseError(`${fileOf()} cannot be created: file already exists. ${check}`),
    );
  });

  test("a missing folder is created for its owner only", async () => {
    const folder = path.join(path.dirname(fileOf()), "new");
    await (await openDatabase(`file:${folder}/site.db`)).close();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test("writes wait for another process's lock without holding up reads or the event loop", async () => {
    const other = new Sqlite(fileOf());
    other.exec("begin immediate");
    const write = (id: number, db = store.db) => db.insertInto("heartbeat").values({ id, at: id }).execute();
    const read = () => store.db.selectFrom("heartbeat").select("id").orderBy("id").execute();
    const writes = Promise.all([
      write(1),
      // A transaction that read first would have an outdated snapshot when the lock is released.
      store.db.transaction().execute(async (trx) => {
        await trx.selectFrom("heartbeat").selectAll().execute();
        await write(2, trx);
      }),
    ]);
    for (let i = 0; i < 20; i++) {
      await delay(20);
      expect(await read()).toEqual([]);
    }
    other.exec("insert into heartbeat values (3, 3); commit");
    other.close();
    await writes;
    expect(await read()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  test("log-in and enquiries read no table from end to end", async () => {
    const sqlite = new Sqlite(fileOf());
    const statements = new Set<string>();
    const db = new Kysely<Schema>({
      dialect: new WaitingSqliteDialect(sqlite),
      log: ({ query }) => void statements.add(query.sql),
    });
    const accounts = createAccountStore(db);
    const credentials = ["grace@example.org", "correct horse battery staple"] as const;
    await accounts.register(...credentials);
    const user = await accounts.findByPassword(...credentials);
    const login = user && (await accounts.openLogin(user));
    if (!login) throw new Error("The password is wrong");
    const { login_token } = login;
    await accounts.findByToken({ username: user.username, login_token });
    await accounts.closeLogin(login_token);
    for (const enquiry of [contact, contact, signUp("ada@example.org"), signUp("ada@example.org")])
      await saveEnquiry(db, enquiry, origin);
    for (const mail of await claimDue(db, { kinds: ["enquiry"], limit: 20, isPostgres: false }))
      await removeMail(db, mail);

    const queries = [...statements].filter((text) => /^(select|insert|update|delete)/.test(text));
    expect(queries.length).toBeGreaterThan(10);
    const scans = queries.flatMap((text) => {
      const steps = sqlite.prepare(`explain query plan ${text}`).all(Array(text.split("?").length - 1).fill(0));
      return (steps as { detail: string }[]).filter(({ detail }) => detail.startsWith("SCAN")).map(() => text);
    });
    await db.destroy();
    expect(scans).toEqual([]);
  });
});

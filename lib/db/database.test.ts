import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { sql } from "kysely";
import { createSqlite, describeDatabases, type TestDatabase } from "@/lib/testing/databases";
import { connectDatabase, type Database, openDatabase } from "./database";

const INSTANCES = 5;
jest.setTimeout(60_000);

const startInstance = (url: string): ChildProcess =>
  fork("lib/testing/open-database.ts", [url], { execArgv: ["--conditions=react-server", "--import", "tsx"] });

/** Attempts that would go on for seconds are given up soon. */
function hurryClock() {
  let now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => (now += 2000));
}

afterEach(() => jest.restoreAllMocks());

describeDatabases("opening", (create) => {
  let database: TestDatabase;
  const opened: Database[] = [];
  const open = async () => {
    const one = await openDatabase(database.url);
    opened.push(one);
    return one;
  };

  beforeEach(async () => {
    database = await create();
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map(({ close }) => close()));
    await database.remove();
  });

  test("processes that start at once all succeed", async () => {
    const instances = Array.from({ length: INSTANCES }, () => startInstance(database.url));
    const ends = Promise.all(instances.map(async (instance) => (await once(instance, "exit"))[0]));
    await Promise.all(instances.map((instance) => once(instance, "message")));
    for (const instance of instances) instance.send("open");
    expect(await ends).toEqual(Array(INSTANCES).fill(0));

    const { db } = await open();
    const migrations = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(migrations.rows.map(({ name }) => name)).toEqual([
      "0001-accounts",
      "0002-enquiries",
      "0003-heartbeat",
      "0004-vitals",
      "0005-indexes",
    ]);
    expect(await db.selectFrom("users").selectAll().execute()).toEqual([]);
  });

  test("connections of one process that open at once all succeed", async () => {
    expect(await Promise.all(Array.from({ length: INSTANCES }, open))).toHaveLength(INSTANCES);
  });

  test("opening again keeps what is there", async () => {
    const first = await open();
    const user = { id: "1", username: "a@example.org", password_hash: null, google_sub: null, role: "talent" };
    await first.db
      .insertInto("users")
      .values({ ...user, created_at: Date.UTC(2100, 0) })
      .execute();
    const second = await open();
    // A bigint comes back as a number on PostgreSQL too.
    expect(await second.db.selectFrom("users").selectAll().execute()).toEqual([
      { ...user, created_at: Date.UTC(2100, 0) },
    ]);
  });

  test("a migration that fails on its way leaves nothing behind", async () => {
    const { db, close } = await connectDatabase(database.url);
    // In the way of a table that is made after others.
    await db.schema.createTable("organizations").addColumn("id", "text").execute();
    hurryClock();
    await expect(openDatabase(database.url)).rejects.toMatchObject({
      message: expect.stringContaining("organizations"),
    });
    await db.schema.dropTable("organizations").execute();
    await close();

    const { db: migrated } = await open();
    expect(await migrated.selectFrom("organizations").selectAll().execute()).toEqual([]);
  });
});

test("a folder that is not there is made for its owner alone", async () => {
  const { url, remove } = await createSqlite();
  const folder = `${url.slice("file:".length)}-folder`;
  const { close } = await openDatabase(`file:${folder}/site.db`);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await close();
  await remove();
});

test("a server that is not there is an error, not a wait", async () => {
  hurryClock();
  await expect(openDatabase("postgres://nobody@127.0.0.1:1/none")).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { sql } from "kysely";
import { lines } from "@/lib/testing/captured-log";
import { createPostgres, describePostgres } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import { connectDatabase } from "./connection";

jest.mock("@/lib/log", () => ({
  ...jest.requireActual("@/lib/log"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));

describePostgres("what takes too long fails", (create) => {
  const store = withDatabase(create);

  test("a statement, and the next ones do not wait for it", async () => {
    await expect(sql`select pg_sleep(20)`.execute(store.db)).rejects.toThrow(/timeout/);
    await sql`select 1`.execute(store.db);
    const sleep = store.db.transaction().execute((trx) => sql`select pg_sleep(20)`.execute(trx));
    await expect(sleep).rejects.toThrow(/timeout/);
    await sql`select 1`.execute(store.db);
  }, 20_000);

  test("a server that accepts the connection and says nothing", async () => {
    const server = createServer(() => {}).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { db, close } = connectDatabase(`postgres://site@127.0.0.1:${port}/site`);
    await expect(sql`select 1`.execute(db)).rejects.toThrow(/timeout/);
    await close();
    server.close();
  }, 10_000);
});

describePostgres("what is wrong with the database is said", () => {
  test("an encoding other than UTF-8: the site is not ready", async () => {
    const database = await createPostgres("LATIN1");
    jest.doMock("@/lib/settings/env", () => ({
      ...jest.requireActual("@/lib/settings/env"),
      databaseUrl: database.url,
    }));
    const { isReady } = await import("@/lib/server/readiness");
    expect(await isReady()).toBe(false);
    expect(lines.join()).toContain("The database has the encoding LATIN1: create another one with ENCODING 'UTF8'");
    await database.remove();
  });
});

describePostgres("a role with fewer connections than the pool", (create) => {
  const store = withDatabase(create);

  test("its statements wait for one another", async () => {
    await sql`create role few login connection limit 2`.execute(store.db);
    const url = new URL(store.url);
    url.username = "few";
    const { db, pool, close } = connectDatabase(url.href);
    const statements = Array.from({ length: 10 }, () => sql`select pg_sleep(0.1)`.execute(db));
    const raw = Array.from({ length: 10 }, () => pool?.query("select pg_sleep(0.1)"));
    await Promise.all([...statements, ...raw]);
    await close();
    await sql`drop role few`.execute(store.db);
  }, 20_000);
});

import { sql } from "kysely";
import { saveEnquiry } from "@/lib/enquiries/repository";
import { describePostgres, type TestDatabase } from "@/lib/testing/databases";
import { contact, origin } from "@/lib/testing/enquiries";
import { hasPgbouncer, startPgbouncer } from "@/lib/testing/pgbouncer";
import { connectDatabase, type Database, openDatabase } from "./connection";

const INSTANCES = 4;

const canRun = hasPgbouncer() || Boolean(process.env.CI);
if (!canRun) process.stderr.write("SKIPPED: PgBouncer is not installed.\n");
const inEachMode = (canRun ? test : test.skip).each(["session", "transaction"] as const);

describePostgres("behind PgBouncer", (create) => {
  let database: TestDatabase;
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  const opened: Database[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(({ close }) => close()));
    await pooler.stop();
    await database.remove();
  });

  inEachMode("instances that start at once work, in %s pooling", async (mode) => {
    database = await create();
    pooler = await startPgbouncer(database.url, mode);
    const load = connectDatabase(pooler.url);
    opened.push(load);
    // The statements keep server connections busy, so that the instances get others in transaction pooling.
    const statements = Promise.all(Array.from({ length: 20 }, () => sql`select pg_sleep(0.1)`.execute(load.db)));
    opened.push(...(await Promise.all(Array.from({ length: INSTANCES }, () => openDatabase(pooler.url)))));
    await statements;
    const saved = await Promise.all(opened.map(({ db }) => saveEnquiry(db, contact, origin)));
    expect(saved.filter(({ isNew }) => isNew)).toHaveLength(1);

    const direct = connectDatabase(database.url);
    // Other tests have databases of their own on this server.
    const { rows } = await sql`select 1 from pg_locks join pg_database on oid = database
      where locktype = 'advisory' and datname = current_database()`.execute(direct.db);
    await direct.close();
    expect(rows).toEqual([]);
  });
});

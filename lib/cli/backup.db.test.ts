import { execFile } from "node:child_process";
import { readdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { Migrator, sql } from "kysely";
import { connectDatabase, openDatabase } from "@/lib/db/connection";
import { migrate, migrations } from "@/lib/db/migrate";
import { interruptBackup, run, save, subjectsIn } from "@/lib/testing/backups";
import { describeDatabases, describePostgres, type TestDatabase } from "@/lib/testing/databases";
import { withFolder } from "@/lib/testing/folder";
import { until } from "@/lib/testing/until";

const PASSWORD = "the-password-of-the-database";
const inFolder = withFolder();

/** A database with the enquiry "a" for each test. @returns its URL, as long as the test runs */
function withEnquiry(create: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await create();
    await save(database.url, "a");
  });
  afterEach(() => database.remove());
  return () => database.url;
}

describeDatabases("backup and restore", (create) => {
  const url = withEnquiry(create);

  test("a backup is restored over a used and into an empty database", async () => {
    const empty = await create();
    const file = inFolder("copy");
    expect(await run(url(), "backup", file)).toEqual({ code: 0, out: file, error: "" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(inFolder())).toEqual(["copy"]);
    await save(url(), "b");

    for (const target of [url(), empty.url]) {
      expect(await run(target, "restore", file)).toMatchObject({ code: 0, error: "" });
      expect(await subjectsIn(target)).toEqual(["a"]);
    }
    await empty.remove();
  });

  test("a damaged backup is rejected and leaves the database unchanged", async () => {
    const file = inFolder("copy");
    await run(url(), "backup", file);
    await save(url(), "b");
    truncateSync(file, Math.floor(statSync(file).size * 0.7));
    writeFileSync(inFolder("garbage"), "This is not a backup. ".repeat(1000));
    writeFileSync(inFolder("empty"), "");
    for (const damaged of [file, inFolder("garbage"), inFolder("empty"), inFolder("missing")]) {
      const oneLine = { code: 1, out: "", error: expect.stringMatching(/^.+$/) };
      expect(await run(url(), "restore", damaged)).toEqual(oneLine);
      expect(await subjectsIn(url())).toEqual(["a", "b"]);
    }
  });

  test("a backup from before the last migrations is restored over a newer database, and migrated", async () => {
    const old = await create();
    const { db, close } = connectDatabase(old.url);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo("0005-indexes");
    await sql`insert into enquiries (id, kind, name, email, phone, subject, message, source, suspect, last_error,
      created_at, next_attempt_at, queued_at, claimed_until, attempts)
      values ('old', 'contact', 'Keza', 'keza@example.rw', '', 'old', 'Boats', '{}', '', '', 0, 0, 0, 0, 0)`.execute(
      db,
    );
    await close();
    const file = inFolder("copy");
    await run(old.url, "backup", file);
    await old.remove();

    expect(await run(url(), "restore", file)).toMatchObject({ code: 0, error: "" });
    const restored = connectDatabase(url());
    const subjects = await restored.db.selectFrom("enquiries").select("subject").execute();
    const tables = await restored.db.introspection.getTables();
    await restored.close();
    expect(subjects).toEqual([{ subject: "old" }]);
    expect(tables.map(({ name }) => name)).toContain("reset_mails");
  });

  test("what another program or a newer version backed up is rejected and leaves the database unchanged", async () => {
    const other = await create();
    const { db, close } = connectDatabase(other.url);
    await db.schema.createTable("notes").addColumn("kysely_migration", "text").execute();
    const files = [inFolder("other"), inFolder("newer")] as const;
    if (other.url.startsWith("file:")) await sql`vacuum into ${files[0]}`.execute(db);
    else await promisify(execFile)("pg_dump", [other.url, "--format=custom", `--file=${files[0]}`]);
    await migrate(db);
    await sql`insert into kysely_migration values ('9999-newer', '2030-01-01')`.execute(db);
    await close();
    await run(other.url, "backup", files[1]);
    await other.remove();

    const reasons = [/not a database of this site$/, /newer/];
    for (const [i, file] of files.entries()) {
      const error = expect.stringMatching(reasons[i] ?? "");
      expect(await run(url(), "restore", file)).toEqual({ code: 1, out: "", error });
      expect(await subjectsIn(url())).toEqual(["a"]);
    }
  });

  test("a backup does not overwrite a file", async () => {
    const file = inFolder("copy");
    writeFileSync(file, "");
    expect((await run(url(), "backup", file)).error).toBe(`${file} already exists.`);
  });
});

describePostgres("backup and restore", (create) => {
  const url = withEnquiry(create);

  test("the password is not visible in the process list", async () => {
    const withPassword = new URL(url());
    withPassword.password = PASSWORD;
    const { db, close } = await openDatabase(url());
    const listProcesses = async () => (await promisify(execFile)("ps", ["-eo", "args"])).stdout;
    let backup: ReturnType<typeof run> | undefined;
    await db.transaction().execute(async (trx) => {
      // The lock keeps pg_dump waiting.
      await trx.schema.alterTable("enquiries").addColumn("held", "integer").execute();
      backup = run(withPassword.href, "backup", inFolder("copy"));
      await until(async () => /pg_dump.*copy/.test(await listProcesses()), 30_000);
      expect(await listProcesses()).not.toContain(PASSWORD);
    });
    expect(await backup).toMatchObject({ code: 0 });
    await close();
  });

  test("a signal leaves nothing of an incomplete backup", async () => {
    const { db, close } = await openDatabase(url());
    await db.transaction().execute(async (trx) => {
      // The lock keeps pg_dump waiting.
      await trx.schema.alterTable("enquiries").addColumn("held", "integer").execute();
      expect(await interruptBackup(url(), inFolder("copy"))).toEqual({ code: 1, out: "", error: "Interrupted." });
    });
    expect(readdirSync(inFolder())).toEqual([]);
    await close();
  });

  test("a database in use is not restored", async () => {
    const file = inFolder("copy");
    await run(url(), "backup", file);
    const { db, close } = await openDatabase(url());
    const error = "The database is in use: stop the site first.";
    expect(await run(url(), "restore", file)).toEqual({ code: 1, out: "", error });
    expect(await db.selectFrom("enquiries").select("subject").execute()).toEqual([{ subject: "a" }]);
    await close();
  });

  test("an unreachable server is reported without the password", async () => {
    const { code, error } = await run(`postgres://site:${PASSWORD}@127.0.0.1:1/site`, "backup", inFolder("copy"));
    expect([code, error]).toEqual([1, expect.stringMatching(/^.*connect.*refused.*$/i)]);
    expect(error).not.toContain(PASSWORD);
  });
});

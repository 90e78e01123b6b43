import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { Migrator, sql } from "kysely";
import { connectDatabase } from "@/lib/db/connection";
import { migrate, migrations } from "@/lib/db/migrate";
import { Sqlite } from "@/lib/db/sqlite-driver";
import { run, save, subjectsIn } from "@/lib/testing/backups";
import { createSqlite, type TestDatabase } from "@/lib/testing/databases";
import { withFolder } from "@/lib/testing/folder";

const inFolder = withFolder();
const fileOf = (url: string) => url.slice("file:".length);

/** The URL of a database with the enquiry "a", for each test. */
let database: TestDatabase;
const url = () => database.url;
beforeEach(async () => {
  database = await createSqlite();
  await save(url(), "a");
});
afterEach(() => database.remove());

test("a backup is restored over a used and into an empty database", async () => {
  const empty = await createSqlite();
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
  for (const damaged of [file, inFolder("garbage"), inFolder("missing")]) {
    const oneLine = { code: 1, out: "", error: expect.stringMatching(/^.+$/) };
    expect(await run(url(), "restore", damaged)).toEqual(oneLine);
    expect(await subjectsIn(url())).toEqual(["a", "b"]);
  }
});

test("a backup from before the last migrations is restored over a newer database, and migrated", async () => {
  const old = await createSqlite();
  const { db, close } = connectDatabase(old.url);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo("0005-indexes");
  await sql`insert into enquiries (id, kind, name, email, phone, subject, message, source, suspect, last_error,
    created_at, next_attempt_at, queued_at, claimed_until, attempts)
    values ('old', 'contact', 'Keza', 'keza@example.rw', '', 'old', 'Boats', '{}', '', '', 0, 0, 0, 0, 0)`.execute(db);
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
  const other = await createSqlite();
  const { db, close } = connectDatabase(other.url);
  await db.schema.createTable("notes").addColumn("kysely_migration", "text").execute();
  const files = [inFolder("other"), inFolder("newer")] as const;
  await sql`vacuum into ${files[0]}`.execute(db);
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

test("a restore is rejected while the site runs, and discards the WAL of a killed site", async () => {
  const file = inFolder("copy");
  await run(url(), "backup", file);

  const running = new Sqlite(fileOf(url()));
  running.exec("update enquiries set subject = 'in the WAL'");
  const killed = inFolder("killed.db");
  // Not copied in this process: closing a file there would release SQLite's POSIX locks on it.
  for (const suffix of ["", "-wal", "-shm"]) execFileSync("cp", [fileOf(url()) + suffix, killed + suffix]);
  expect((await run(url(), "restore", file)).error).toBe("The database is in use: stop the site first.");
  expect(running.prepare("select subject from enquiries").pluck().get()).toBe("in the WAL");
  running.close();

  expect(await run(`file:${killed}`, "restore", file)).toMatchObject({ code: 0, error: "" });
  expect(existsSync(`${killed}-wal`)).toBe(false);
  expect(await subjectsIn(`file:${killed}`)).toEqual(["a"]);
});

test("a restore creates a missing directory and replaces a damaged database", async () => {
  const file = inFolder("copy");
  await run(url(), "backup", file);
  writeFileSync(inFolder("damaged.db"), "This is not a database.".repeat(500));
  for (const target of [inFolder("new", "site.db"), inFolder("damaged.db")]) {
    expect(await run(`file:${target}`, "restore", file)).toMatchObject({ code: 0, error: "" });
    expect(await subjectsIn(`file:${target}`)).toEqual(["a"]);
  }
});

test("what a killed backup left is replaced by the next one", async () => {
  const file = inFolder("copy");
  writeFileSync(`${file}.part`, "half a database");
  expect(await run(url(), "backup", file)).toMatchObject({ code: 0, error: "" });
  expect(readdirSync(inFolder())).toEqual(["copy"]);
});

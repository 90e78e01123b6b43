import { execFile } from "node:child_process";
import { readdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { openDatabase } from "@/lib/db/database";
import { keep, run, subjectsIn, withFolder } from "@/lib/testing/backups";
import { createPostgres, describeDatabases } from "@/lib/testing/databases";
import { until } from "@/lib/testing/until";

const PASSWORD = "the-password-of-the-database";
jest.setTimeout(120_000);
const inFolder = withFolder();

describeDatabases("A backup", (create) => {
  test("brings back what was there, into a used database and into an empty one", async () => {
    const [used, empty] = [await create(), await create()];
    const file = inFolder("copy");
    await keep(used.url, "a", "b");
    expect(await run(used.url, "backup", file)).toEqual({ code: 0, out: file, error: "" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(inFolder())).toEqual(["copy"]);
    await keep(used.url, "c");

    for (const { url } of [used, empty]) {
      expect(await run(url, "restore", file)).toMatchObject({ code: 0, error: "" });
      expect(await subjectsIn(url)).toEqual(["a", "b"]);
      await keep(url, "d");
    }
    await Promise.all([used.remove(), empty.remove()]);
  });

  test("that is damaged is refused in one line, and the database stays as it was", async () => {
    const database = await create();
    const file = inFolder("copy");
    await keep(database.url, "a");
    await run(database.url, "backup", file);
    await keep(database.url, "b");
    truncateSync(file, Math.floor(statSync(file).size * 0.7));
    const garbage = inFolder("garbage");
    writeFileSync(garbage, "This is no backup. ".repeat(1000));
    const nothing = inFolder("nothing");
    writeFileSync(nothing, "");
    for (const damaged of [file, garbage, nothing, inFolder("missing")]) {
      const { code, error } = await run(database.url, "restore", damaged);
      expect([code, error.split("\n").length]).toEqual([1, 1]);
      expect(error).toMatch(/\w/);
      expect(await subjectsIn(database.url)).toEqual(["a", "b"]);
    }
    expect((await run(database.url, "backup", file)).error).toBe(`${file} is there already.`);
    await database.remove();
  });
});

(process.env.TEST_POSTGRES_URL ? describe : describe.skip)("PostgreSQL (skipped where there is no server)", () => {
  test("the password is in nobody's arguments", async () => {
    const database = await createPostgres();
    await keep(database.url, "a");
    const url = new URL(database.url);
    url.password = PASSWORD;
    const { db, close } = await openDatabase(database.url);
    const copying = await db.transaction().execute(async (trx) => {
      // The copy waits for this table.
      await trx.schema.alterTable("enquiries").addColumn("held", "integer").execute();
      const running = run(url.href, "backup", inFolder("copy"));
      const programs = () =>
        new Promise<string>((resolve) => execFile("ps", ["-eo", "args"], (_, out) => resolve(out)));
      await until(
        async () => (await programs()).includes(inFolder()) && (await programs()).includes("pg_dump"),
        30_000,
      );
      expect(await programs()).not.toContain(PASSWORD);
      return { running };
    });
    expect(await copying.running).toMatchObject({ code: 0 });
    await close();
    await database.remove();
  });

  test("a database that the site is connected to is not replaced", async () => {
    const database = await createPostgres();
    const file = inFolder("copy");
    await keep(database.url, "a");
    await run(database.url, "backup", file);
    const { db, close } = await openDatabase(database.url);
    const ours = await db.selectFrom("enquiries").select("subject").execute();
    const refused = await run(database.url, "restore", file);
    expect(refused).toEqual({ code: 1, out: "", error: "The database is in use: stop the site first." });
    expect(await db.selectFrom("enquiries").select("subject").execute()).toEqual(ours);
    await close();
    expect(await run(database.url, "restore", file)).toMatchObject({ code: 0 });
    await database.remove();
  });

  test("a server that is not there: one line, without the password", async () => {
    const { code, error } = await run(`postgres://site:${PASSWORD}@127.0.0.1:1/site`, "backup", inFolder("copy"));
    expect([code, error.split("\n").length]).toEqual([1, 1]);
    expect(error).toMatch(/connection .*refused/i);
    expect(error).not.toContain(PASSWORD);
  });
});

import { execFile } from "node:child_process";
import { readdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { openDatabase } from "@/lib/db/connection";
import { run, save, subjectsIn, withFolder } from "@/lib/testing/backups";
import { describeDatabases, describePostgres } from "@/lib/testing/databases";
import { until } from "@/lib/testing/until";

const PASSWORD = "the-password-of-the-database";
jest.setTimeout(120_000);
const inFolder = withFolder();

describeDatabases("backup and restore", (create) => {
  test("a backup is restored over a used and into an empty database", async () => {
    const [used, empty] = [await create(), await create()];
    const file = inFolder("copy");
    await save(used.url, "a", "b");
    expect(await run(used.url, "backup", file)).toEqual({ code: 0, out: file, error: "" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(inFolder())).toEqual(["copy"]);
    await save(used.url, "c");

    for (const { url } of [used, empty]) {
      expect(await run(url, "restore", file)).toMatchObject({ code: 0, error: "" });
      expect(await subjectsIn(url)).toEqual(["a", "b"]);
    }
    await Promise.all([used.remove(), empty.remove()]);
  });

  test("a damaged backup is rejected and leaves the database unchanged", async () => {
    const database = await create();
    const file = inFolder("copy");
    await save(database.url, "a");
    await run(database.url, "backup", file);
    await save(database.url, "b");
    truncateSync(file, Math.floor(statSync(file).size * 0.7));
    writeFileSync(inFolder("garbage"), "This is not a backup. ".repeat(1000));
    writeFileSync(inFolder("empty"), "");
    for (const damaged of [file, inFolder("garbage"), inFolder("empty"), inFolder("missing")]) {
      expect(await run(database.url, "restore", damaged)).toEqual({
        code: 1,
        out: "",
        error: expect.stringMatching(/^.+$/),
      });
      expect(await subjectsIn(database.url)).toEqual(["a", "b"]);
    }
    await database.remove();
  });

  test("a backup does not overwrite a file", async () => {
    const database = await create();
    const file = inFolder("copy");
    writeFileSync(file, "");
    expect((await run(database.url, "backup", file)).error).toBe(`${file} already exists.`);
    await database.remove();
  });
});

describePostgres("backup and restore", (create) => {
  test("the password is not visible in the process list", async () => {
    const database = await create();
    const url = new URL(database.url);
    url.password = PASSWORD;
    const { db, close } = await openDatabase(database.url);
    const listProcesses = async () => (await promisify(execFile)("ps", ["-eo", "args"])).stdout;
    let backup: ReturnType<typeof run> | undefined;
    await db.transaction().execute(async (trx) => {
      // The lock keeps pg_dump waiting.
      await trx.schema.alterTable("enquiries").addColumn("held", "integer").execute();
      backup = run(url.href, "backup", inFolder("copy"));
      await until(async () => /pg_dump.*backup-/.test(await listProcesses()), 30_000);
      expect(await listProcesses()).not.toContain(PASSWORD);
    });
    expect(await backup).toMatchObject({ code: 0 });
    await close();
    await database.remove();
  });

  test("a database in use is not restored", async () => {
    const database = await create();
    const file = inFolder("copy");
    await save(database.url, "a");
    await run(database.url, "backup", file);
    const { db, close } = await openDatabase(database.url);
    const select = db.selectFrom("enquiries").select("subject");
    await select.execute();
    const error = "The database is in use: stop the site first.";
    expect(await run(database.url, "restore", file)).toEqual({ code: 1, out: "", error });
    expect(await select.execute()).toHaveLength(1);
    await close();
    await database.remove();
  });

  test("an unreachable server is reported without the password", async () => {
    const { code, error } = await run(`postgres://site:${PASSWORD}@127.0.0.1:1/site`, "backup", inFolder("copy"));
    expect([code, error]).toEqual([1, expect.stringMatching(/^.*connection .*refused.*$/i)]);
    expect(error).not.toContain(PASSWORD);
  });
});

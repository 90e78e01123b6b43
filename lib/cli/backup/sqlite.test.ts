import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { keep, run, subjectsIn, withFolder } from "@/lib/testing/backups";
import { createSqlite } from "@/lib/testing/databases";
import { backUpSqlite } from "./sqlite";

jest.setTimeout(120_000);
const inFolder = withFolder();
/** Transactions after which a copy that begins again with each of them will never end. */
const MANY = 2000;
const fileOf = (url: string) => url.slice("file:".length);

describe("SQLite", () => {
  test("is copied while it grows from step to step, as it was at one moment", async () => {
    const { url, remove } = await createSqlite();
    await keep(url, "a");
    const writer = new Sqlite(fileOf(url));
    writer.exec("create table pairs (half text, padding text)");
    const insert = writer.prepare("insert into pairs values (?, ?)");
    const write = writer.transaction(() => {
      for (const half of ["left", "right"]) insert.run(half, "x".repeat(4000));
    });
    for (let i = 0; i < 300; i++) write();

    const file = inFolder("copy");
    let isOver = false;
    let written = 0;
    const copying = backUpSqlite(fileOf(url), file).finally(() => (isOver = true));
    // In this process, so that something is written between any two steps of the copy.
    while (!isOver && written < MANY) {
      write();
      written++;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await copying;
    writer.close();
    expect(written).toBeGreaterThan(1);
    expect(written).toBeLessThan(MANY);
    const copy = new Sqlite(file);
    const counts = copy.prepare("select count(*) as count from pairs group by half").all() as { count: number }[];
    copy.close();
    expect(counts[0]?.count).toBeGreaterThanOrEqual(300);
    expect(counts[0]?.count).toBe(counts[1]?.count);
    await remove();
  });

  test("what a killed site left in its log does not come back, and a site that runs is left alone", async () => {
    const { url, remove } = await createSqlite();
    const file = inFolder("copy");
    await keep(url, "a");
    await run(url, "backup", file);

    const running = new Sqlite(fileOf(url));
    running.exec("update enquiries set subject = 'of the log'");
    const killed = inFolder("killed.db");
    // By another process: whoever closes a file gives up all locks that its own process has on it.
    for (const end of ["", "-wal", "-shm"]) execFileSync("cp", [fileOf(url) + end, killed + end]);
    expect((await run(url, "restore", file)).error).toBe("The database is in use: stop the site first.");
    expect(running.prepare("select subject from enquiries").get()).toEqual({ subject: "of the log" });
    running.close();

    expect(await run(`file:${killed}`, "restore", file)).toMatchObject({ code: 0, error: "" });
    expect(existsSync(`${killed}-wal`)).toBe(false);
    expect(await subjectsIn(`file:${killed}`)).toEqual(["a"]);
    await remove();
  });

  test("a folder that is not there yet is made, and a database that is damaged is replaced", async () => {
    const { url, remove } = await createSqlite();
    const file = inFolder("copy");
    await keep(url, "a");
    await run(url, "backup", file);
    const fresh = `file:${inFolder("new", "site.db")}`;
    writeFileSync(inFolder("broken.db"), "This is no database.".repeat(500));
    for (const target of [fresh, `file:${inFolder("broken.db")}`]) {
      expect(await run(target, "restore", file)).toMatchObject({ code: 0, error: "" });
      expect(await subjectsIn(target)).toEqual(["a"]);
    }
    await remove();
  });
});

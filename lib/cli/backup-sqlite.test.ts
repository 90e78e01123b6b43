import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { Sqlite } from "@/lib/db/sqlite-driver";
import { interruptBackup, run, save, subjectsIn } from "@/lib/testing/backups";
import { createSqlite } from "@/lib/testing/databases";
import { withFolder } from "@/lib/testing/folder";

const inFolder = withFolder();
const fileOf = (url: string) => url.slice("file:".length);

test("a restore is rejected while the site runs, and discards the WAL of a killed site", async () => {
  const { url, remove } = await createSqlite();
  const file = inFolder("copy");
  await save(url, "a");
  await run(url, "backup", file);

  const running = new Sqlite(fileOf(url));
  running.exec("update enquiries set subject = 'in the WAL'");
  const killed = inFolder("killed.db");
  // Not copied in this process: closing a file there would release SQLite's POSIX locks on it.
  for (const suffix of ["", "-wal", "-shm"]) execFileSync("cp", [fileOf(url) + suffix, killed + suffix]);
  expect((await run(url, "restore", file)).error).toBe("The database is in use: stop the site first.");
  expect(running.prepare("select subject from enquiries").pluck().get()).toBe("in the WAL");
  running.close();

  expect(await run(`file:${killed}`, "restore", file)).toMatchObject({ code: 0, error: "" });
  expect(existsSync(`${killed}-wal`)).toBe(false);
  expect(await subjectsIn(`file:${killed}`)).toEqual(["a"]);
  await remove();
});

test("a restore creates a missing directory and replaces a damaged database", async () => {
  const { url, remove } = await createSqlite();
  const file = inFolder("copy");
  await save(url, "a");
  await run(url, "backup", file);
  writeFileSync(inFolder("damaged.db"), "This is not a database.".repeat(500));
  for (const target of [inFolder("new", "site.db"), inFolder("damaged.db")]) {
    expect(await run(`file:${target}`, "restore", file)).toMatchObject({ code: 0, error: "" });
    expect(await subjectsIn(`file:${target}`)).toEqual(["a"]);
  }
  await remove();
});

test("a signal leaves nothing of an incomplete backup", async () => {
  const { url, remove } = await createSqlite();
  await save(url, "a");
  const sqlite = new Sqlite(fileOf(url));
  sqlite.exec("create table filler (bytes blob)");
  const fill = sqlite.prepare("insert into filler values (randomblob(1000000))");
  for (let i = 0; i < 50; i++) fill.run();
  sqlite.close();
  expect(await interruptBackup(url, inFolder("copy"))).toEqual({ code: 1, out: "", error: "Interrupted." });
  expect(readdirSync(inFolder())).toEqual([]);
  await remove();
});

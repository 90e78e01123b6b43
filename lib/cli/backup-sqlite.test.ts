import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { run, save, subjectsIn, withFolder } from "@/lib/testing/backups";
import { createSqlite } from "@/lib/testing/databases";
import { backUpSqlite } from "./backup-sqlite";

jest.setTimeout(120_000);
const inFolder = withFolder();
const MAX_WRITES = 2000;
const fileOf = (url: string) => url.slice("file:".length);

test("a backup finishes and is consistent despite constant writes", async () => {
  const { url, remove } = await createSqlite();
  await save(url, "a");
  const writer = new Sqlite(fileOf(url));
  writer.exec("create table pairs (half text, padding text)");
  const insert = writer.prepare("insert into pairs values (?, ?)");
  const write = writer.transaction(() => {
    for (const half of ["left", "right"]) insert.run(half, "x".repeat(4000));
  });
  for (let i = 0; i < 300; i++) write();

  const file = inFolder("copy");
  let isDone = false;
  let writes = 0;
  const backup = backUpSqlite(fileOf(url), file).finally(() => (isDone = true));
  while (!isDone && writes++ < MAX_WRITES) {
    write();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await backup;
  writer.close();
  expect(writes).toBeGreaterThan(1);
  expect(writes).toBeLessThan(MAX_WRITES);
  const copy = new Sqlite(file);
  const [left, right] = copy.prepare("select count(*) from pairs group by half").pluck().all();
  copy.close();
  expect(left).toBeGreaterThanOrEqual(300);
  expect(left).toBe(right);
  await remove();
});

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

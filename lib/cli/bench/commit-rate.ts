import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { openDatabase } from "@/lib/db/database";

/** Run by itself: how many rows like an enquiry's SQLite alone commits a second, each in a transaction of its own. */
const seconds = Number(process.argv[2]);

/** As lib/enquiries/store.ts keeps one. */
const rowOf = (n: number) => ({
  id: `${n}`.padStart(10, "0"),
  kind: "contact",
  name: "Uwase",
  email: `uwase-${n}@example.org`,
  phone: "+250 788 000 000",
  subject: "A register of boats",
  message: `We need a register of boats, by number ${n}.`,
  source: "{}",
  suspect: "",
  created_at: Date.now(),
  unsubscribed_at: null,
  delivered_at: null,
  attempts: 0,
  next_attempt_at: Date.now(),
  queued_at: Date.now(),
  claimed_until: 0,
  last_error: "",
});

async function measure(folder: string) {
  const file = path.join(folder, "site.db");
  await (await openDatabase(`file:${file}`)).close();
  const sqlite = new BetterSqlite3(file);
  for (const setting of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"]) {
    sqlite.pragma(setting);
  }
  const columns = Object.keys(rowOf(0));
  const values = columns.map((column) => `@${column}`);
  const insert = sqlite.prepare(`INSERT INTO enquiries (${columns}) VALUES (${values})`);
  const began = performance.now();
  const end = began + seconds * 1000;
  let rows = 0;
  while (performance.now() < end) insert.run(rowOf(rows++));
  const perSecond = rows / ((performance.now() - began) / 1000);
  sqlite.close();
  console.log(JSON.stringify({ perSecond }));
}

const folder = mkdtempSync(path.join(tmpdir(), "commits-"));
measure(folder).finally(() => rmSync(folder, { recursive: true, force: true }));

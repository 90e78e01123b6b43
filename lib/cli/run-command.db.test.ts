import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { sql } from "kysely";
import { connectDatabase } from "@/lib/db/connection";
import { describeDatabases, type TestDatabase } from "@/lib/testing/databases";
import { withFolder } from "@/lib/testing/folder";
import { runScript } from "@/lib/testing/run-script";
import { requireDatabase } from "./run-command";

let mockUrl: string;
jest.mock("@/lib/env", () => ({
  get databaseUrl() {
    return mockUrl;
  },
  get isSqlite() {
    return mockUrl.startsWith("file:");
  },
}));

const fileOf = (url: string) => url.slice("file:".length);

/** What tells whether a database has changed: its tables, or the hash of its file. (SQLite's readers add files beside it.) */
async function stateOf(url: string): Promise<unknown> {
  if (url.startsWith("file:"))
    return createHash("sha256")
      .update(readFileSync(fileOf(url)))
      .digest("hex");
  const { db, close } = connectDatabase(url);
  const { rows } = await sql`select schemaname, tablename from pg_tables order by 1, 2`.execute(db);
  await close();
  return rows;
}

describeDatabases("commands", (create) => {
  const makeEmpty = async ({ url }: TestDatabase) => {
    if (url.startsWith("file:")) writeFileSync(fileOf(url), "");
  };
  const makeForeign = async ({ url }: TestDatabase) => {
    const { db, close } = connectDatabase(url);
    await db.schema.createTable("notes").addColumn("text", "text").execute();
    await close();
  };

  test.each([
    ["an empty database", makeEmpty],
    ["another program's database", makeForeign],
  ])("refuse %s, and change nothing", async (_, make) => {
    const database = await create();
    await make(database);
    mockUrl = database.url;
    const before = await stateOf(mockUrl);
    await expect(requireDatabase()).rejects.toThrow(/^The database .+ has no tables of this site\.$/);
    expect(await stateOf(mockUrl)).toEqual(before);
    await database.remove();
  });
});

const inFolder = withFolder();

test("a command on a missing database ends with one line and 1, and does not create it", async () => {
  const file = inFolder("site.db");
  const result = await runScript("lib/cli/enquiries.ts", [], { DATABASE_URL: `file:${file}` });
  expect(result).toEqual({ code: 1, out: "", error: `There is no database at ${file}.` });
  expect(existsSync(file)).toBe(false);
});

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { sql } from "kysely";
import { connectDatabase } from "@/lib/db/connection";
import { describeDatabases, type TestDatabase } from "@/lib/testing/databases";
import { withFolder } from "@/lib/testing/folder";
import { runScript } from "@/lib/testing/run-script";

const inFolder = withFolder();

const COMMANDS = [["enquiries"], ["accounts", "show", "keza@example.rw"], ["backup", "backup"]];

/** What tells whether a database has changed: its tables, or the hash of its file. (SQLite's readers add files beside it.) */
async function stateOf(url: string): Promise<unknown> {
  if (url.startsWith("file:"))
    return createHash("sha256")
      .update(readFileSync(url.slice("file:".length)))
      .digest("hex");
  const { db, close } = connectDatabase(url);
  const { rows } = await sql`select schemaname, tablename from pg_tables order by 1, 2`.execute(db);
  await close();
  return rows;
}

describeDatabases("commands", (create) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await create();
  });
  afterEach(() => database.remove());

  const makeEmpty = async ({ url }: TestDatabase) => {
    if (url.startsWith("file:")) writeFileSync(url.slice("file:".length), "");
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
    await make(database);
    const before = await stateOf(database.url);
    for (const [command, ...args] of COMMANDS) {
      const settings = { DATABASE_URL: database.url, DATA_DIR: inFolder() };
      const { code, out, error } = await runScript(`lib/cli/${command}.ts`, args, settings);
      expect([code, out]).toEqual([1, ""]);
      expect(error).toMatch(/^The database .+ has no tables of this site\.$/);
    }
    expect(await stateOf(database.url)).toEqual(before);
    expect(readdirSync(inFolder())).toEqual([]);
  });
});

import { existsSync } from "node:fs";
import { connectDatabase } from "@/lib/db/connection";
import { describeDatabases } from "@/lib/testing/databases";
import { withFolder } from "@/lib/testing/folder";
import { runScript } from "@/lib/testing/run-script";
import { requireDatabase } from "./run-command";

let mockUrl: string;
jest.mock("@/lib/env", () => ({
  env: {},
  get databaseUrl() {
    return mockUrl;
  },
  get isSqlite() {
    return mockUrl.startsWith("file:");
  },
}));

async function tablesIn(url: string) {
  const { db, close } = connectDatabase(url);
  const tables = await db.introspection.getTables();
  await close();
  return tables.map(({ name }) => name);
}

describeDatabases("commands", (create) => {
  test.each([
    ["an empty database", []],
    ["another program's database", ["notes"]],
  ])("refuse %s, and change nothing", async (_, tables) => {
    const { url, remove } = await create();
    const { db, close } = connectDatabase(url);
    for (const table of tables) await db.schema.createTable(table).addColumn("text", "text").execute();
    await close();
    mockUrl = url;
    await expect(requireDatabase()).rejects.toThrow(/^The database .+ has no tables of this site\.$/);
    expect(await tablesIn(url)).toEqual(tables);
    await remove();
  });
});

const inFolder = withFolder();

test("a command on a missing database ends with one line and exit code 1, and does not create it", async () => {
  const file = inFolder("site.db");
  const result = await runScript("lib/cli/enquiries.ts", [], { DATABASE_URL: `file:${file}` });
  expect(result).toEqual({ code: 1, out: "", error: `There is no database at ${file}.` });
  expect(existsSync(file)).toBe(false);
});

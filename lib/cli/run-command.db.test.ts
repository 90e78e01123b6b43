import { connectDatabase } from "@/lib/db/connection";
import { describeDatabases } from "@/lib/testing/databases";
import { requireDatabase } from "./run-command";

let mockUrl: string;
jest.mock("@/lib/settings/env", () => ({
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

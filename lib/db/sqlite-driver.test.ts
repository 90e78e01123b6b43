import { withFolder } from "@/lib/testing/folder";
import { runScript } from "@/lib/testing/run-script";
import { chooseSqlitePackage, lockForServer } from "./sqlite-driver";

const inFolder = withFolder();

test.each([
  ["22.13 and older", 9, "better-sqlite3"],
  ["22.14 and newer", 10, "better-sqlite3-13"],
])("Node %s, which has Node-API %i, gets %s", (_, nodeApi, name) => {
  expect(chooseSqlitePackage(nodeApi)).toBe(name);
});

test("a second server on a SQLite file is noticed, and one that ended is not", async () => {
  const file = inFolder("site.db");
  // The lock of this process ends with it.
  expect((await runScript("lib/testing/lock-database.ts", [file], {})).out).toBe("true");
  expect(lockForServer(file)).toBe(true);
  expect((await runScript("lib/testing/lock-database.ts", [file], {})).out).toBe("false");
});

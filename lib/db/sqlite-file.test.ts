import { withFolder } from "@/lib/testing/folder";
import { runScript } from "@/lib/testing/run-script";
import { lockForServer } from "./sqlite-file";

const inFolder = withFolder();

test("a second server on a SQLite file is noticed, and one that ended is not", async () => {
  const file = inFolder("site.db");
  // The lock of this process ends with it.
  expect((await runScript("lib/testing/lock-database.ts", [file], {})).out).toBe("true");
  expect(lockForServer(file)).toBe(true);
  expect((await runScript("lib/testing/lock-database.ts", [file], {})).out).toBe("false");
});

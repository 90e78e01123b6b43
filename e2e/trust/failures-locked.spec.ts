import path from "node:path";
import { expect, test } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { surviveFailure } from "./database-failure";

const TEST_TIMEOUT_MS = 2 * 60_000;

test("while another process has the SQLite file locked, nobody waits for a page", async ({ page }) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  let other: Sqlite.Database | undefined;
  await surviveFailure({
    page,
    env: {},
    store: ({ dataDir }) => ({ DATA_DIR: dataDir }),
    breakIt: ({ dataDir }) => {
      other = new Sqlite(path.join(dataDir, "site.db"));
      other.exec("BEGIN EXCLUSIVE");
      expect(other.inTransaction).toBe(true);
    },
    mend: () => {
      other?.exec("ROLLBACK");
      other?.close();
    },
  });
});

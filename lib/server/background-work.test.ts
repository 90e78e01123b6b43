import { setTimeout as delay } from "node:timers/promises";
import { getDatabase } from "@/lib/db";
import { UnsuitableDatabaseError } from "@/lib/db/errors";
import { lines } from "@/lib/testing/captured-log";
import { createSqlite } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import { until } from "@/lib/testing/until";
import { startBackgroundWork } from "./background-work";

jest.mock("@/lib/db", () => ({ getDatabase: jest.fn() }));
jest.mock("@/lib/db/sqlite-driver", () => ({
  ...jest.requireActual("@/lib/db/sqlite-driver"),
  lockForServer: () => false,
}));
jest.mock("@/lib/logger", () => ({
  ...jest.requireActual("@/lib/logger"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));

const site = withDatabase(createSqlite);

test("a database that is away is logged once, and the work begins when it is back", async () => {
  jest.mocked(getDatabase).mockRejectedValue(new UnsuitableDatabaseError("PostgreSQL cannot be reached at db"));
  const stop = startBackgroundWork();
  await delay(2500);
  expect(lines).toEqual([expect.stringContaining("PostgreSQL cannot be reached at db")]);
  jest.mocked(getDatabase).mockResolvedValue(site.database);
  await until(() => lines.some((line) => line.includes("database-ready")));
  await stop();
  expect(lines).toContainEqual(expect.stringMatching(/"database-shared".*Another server uses/));
});

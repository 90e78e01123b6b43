import { setTimeout as delay } from "node:timers/promises";
import { getDatabase } from "@/lib/db";
import { UnsuitableDatabaseError } from "@/lib/db/errors";
import { saveEnquiry } from "@/lib/enquiries/repository";
import { env } from "@/lib/settings/env";
import { lines } from "@/lib/testing/captured-log";
import { createSqlite } from "@/lib/testing/databases";
import { contact, origin, withDatabase } from "@/lib/testing/enquiries";
import { until } from "@/lib/testing/until";
import { startBackgroundWork } from "./background-work";

jest.mock("@/lib/db", () => ({ getDatabase: jest.fn() }));
jest.mock("@/lib/db/sqlite-file", () => ({
  ...jest.requireActual("@/lib/db/sqlite-file"),
  lockForServer: () => false,
}));
jest.mock("@/lib/log", () => ({
  ...jest.requireActual("@/lib/log"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));

const site = withDatabase(createSqlite);
afterEach(() => jest.restoreAllMocks());

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

test("a second server on a SQLite file leaves the claims of the first one's mails alone", async () => {
  jest.replaceProperty(env, "SMTP_URL", "smtp://127.0.0.1:1");
  jest.replaceProperty(env, "ENQUIRY_TO", "office@example.rw");
  jest.mocked(getDatabase).mockResolvedValue(site.database);
  const soon = Date.now() + 60_000;
  await saveEnquiry(site.db, contact, origin);
  await site.db.updateTable("outbox").set({ claimed_until: soon, next_attempt_at: soon }).execute();
  const stop = startBackgroundWork();
  await until(async () => (await site.outbox())[0]?.next_attempt_at !== soon);
  await stop();
  const { db } = await site.open();
  expect(await db.selectFrom("outbox").selectAll().execute()).toMatchObject([{ claimed_until: soon }]);
});

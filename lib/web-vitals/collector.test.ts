import { createSqlite } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import type { Beacon } from "./beacon";
import { startCollector } from "./collector";
import { bucketOf } from "./histogram";

jest.mock("@/lib/logger", () => ({
  ...jest.requireActual("@/lib/logger"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));
jest.mock("@/lib/secret", () => ({ getSecret: () => "a secret of more than thirty-two characters" }));

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2030, 0, 1, 12);
const beacon: Beacon = { page: "/privacy", device: "phone", connection: "4g", metrics: { LCP: 1200, CLS: 0 } };

const store = withDatabase(createSqlite);
const rows = () => store.db.selectFrom("vitals").selectAll().orderBy("metric").execute();

/** @param open counts the statements: the collector opens the database once for each */
function start(isUnavailable = () => false) {
  const open = jest.fn(async () => {
    if (isUnavailable()) throw new Error("unavailable");
    return store.database;
  });
  return { ...startCollector(open), open };
}

test("beacons of one page are aggregated into one write", async () => {
  const { add, stop, open } = start();
  for (let i = 0; i < 1000; i++) expect(add(beacon, NOW)).toBe(true);
  expect(await rows()).toEqual([]);
  await stop();
  expect(open).toHaveBeenCalledTimes(1);
  const row = { day: Math.floor(NOW / DAY_MS), page: "/privacy", device: "phone", connection: "4g", count: 1000 };
  expect(await rows()).toEqual([
    { ...row, metric: "CLS", bucket: 0 },
    { ...row, metric: "LCP", bucket: bucketOf("LCP", 1200) },
    { ...row, metric: "visits", bucket: 0 },
  ]);
});

test("a large buffer is written in several statements", async () => {
  const { add, stop, open } = start();
  for (let i = 0; i < 500; i++) add({ ...beacon, metrics: { TTFB: 10 } }, NOW + i * DAY_MS);
  await stop();
  expect(await rows()).toHaveLength(1000);
  expect(open).toHaveBeenCalledTimes(5);
});

test("counts are kept while the database is unavailable", async () => {
  let isUnavailable = true;
  const { add, stop } = start(() => isUnavailable);
  add(beacon, NOW);
  await stop();
  add(beacon, NOW);
  isUnavailable = false;
  await stop();
  expect((await rows()).map(({ count }) => count)).toEqual([2, 2, 2]);
});

test("the buffer is bounded", async () => {
  const { add, stop } = start(() => true);
  const accepted = Array.from({ length: 10_000 }, (_, i) => add(beacon, NOW + i * DAY_MS)).filter(Boolean);
  expect(Math.abs(accepted.length * 3 - 20_000)).toBeLessThan(3);
  await stop();
});

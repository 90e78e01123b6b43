import { createSqlite } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import type { Beacon } from "./beacon";
import { bucketOf } from "./buckets";
import { startCollector } from "./collector";

jest.mock("@/lib/log", () => ({
  ...jest.requireActual("@/lib/log"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));
jest.mock("@/lib/secret", () => ({ getSecret: () => "a secret of more than thirty-two characters" }));

const NOW = Date.UTC(2030, 0, 1, 12);
const DAY = NOW / (24 * 60 * 60 * 1000) - 0.5;
const beacon: Beacon = { page: "/privacy", device: "phone", connection: "4g", metrics: { LCP: 1200, CLS: 0 } };

const store = withDatabase(createSqlite);
const rows = () => store.db.selectFrom("vitals").selectAll().orderBy("metric").execute();

/** A collector over the test's database, which says how often it was asked for it. */
function start(isAway = () => false) {
  let opened = 0;
  const collector = startCollector(async () => {
    opened += 1;
    if (isAway()) throw new Error("away");
    return store.database;
  });
  return { ...collector, opened: () => opened };
}

test("a thousand loads of a page are one write, when it stops at the latest", async () => {
  const { add, stop, opened } = start();
  for (let i = 0; i < 1000; i++) expect(add(beacon, NOW)).toBe(true);
  expect(await rows()).toEqual([]);
  await stop();
  expect(opened()).toBe(1);
  const row = { day: DAY, page: "/privacy", device: "phone", connection: "4g", count: 1000 };
  expect(await rows()).toEqual([
    { ...row, metric: "CLS", bucket: 0 },
    { ...row, metric: "LCP", bucket: bucketOf("LCP", 1200) },
    { ...row, metric: "visits", bucket: 0 },
  ]);
});

test("more than is written at once is written all the same", async () => {
  const { add, stop, opened } = start();
  for (let i = 0; i < 500; i++) add({ ...beacon, metrics: { TTFB: 10 } }, NOW + i * 24 * 60 * 60 * 1000);
  await stop();
  expect(await rows()).toHaveLength(1000);
  expect(opened()).toBe(5);
});

test("what cannot be written waits, together with what comes meanwhile", async () => {
  let isAway = true;
  const { add, stop } = start(() => isAway);
  add(beacon, NOW);
  await stop();
  expect(await rows()).toEqual([]);
  add(beacon, NOW);
  isAway = false;
  await stop();
  expect((await rows()).map(({ count }) => count)).toEqual([2, 2, 2]);
});

test("what waits does not grow without bound", async () => {
  const { add, stop } = start(() => true);
  const day = (i: number) => NOW + i * 24 * 60 * 60 * 1000;
  const taken = Array.from({ length: 10_000 }, (_, i) => add(beacon, day(i))).filter(Boolean);
  expect(taken.length).toBeGreaterThan(6000);
  expect(taken.length).toBeLessThan(7000);
  await stop();
});

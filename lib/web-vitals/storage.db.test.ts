import type { VitalsRow } from "@/lib/db/schema";
import { describeDatabases } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import { addCounts, dayOf, deleteOldCounts } from "./storage";

jest.setTimeout(60_000);

const NOW = Date.UTC(2030, 0, 1, 12);
const DAY_MS = 24 * 60 * 60 * 1000;
const row: VitalsRow = {
  day: dayOf(NOW),
  page: "/privacy",
  metric: "LCP",
  device: "phone",
  connection: "4g",
  bucket: 70,
  count: 1,
};

describeDatabases("web vitals storage", (create) => {
  const store = withDatabase(create);
  const rows = () => store.db.selectFrom("vitals").selectAll().orderBy("bucket").orderBy("day").execute();

  test("counts are added by day, page, metric, device, connection and bucket", async () => {
    await addCounts(store.db, [row]);
    const others = [
      { day: row.day + 1 },
      { page: "/" },
      { metric: "FCP" },
      { device: "desktop" },
      { connection: "3g" },
      { bucket: 1 },
    ].map((change) => ({ ...row, ...change }));
    await addCounts(store.db, [...others, { ...row, count: 4 }]);
    expect(await rows()).toHaveLength(7);
    expect(await rows()).toContainEqual({ ...row, count: 5 });
  });

  test("concurrent writes lose no counts and do not deadlock", async () => {
    const others = store.database.pool ? [await store.open(), await store.open()] : [];
    const dbs = [store.db, ...others.map(({ db }) => db)];
    const many = Array.from({ length: 800 }, (_, bucket) => ({ ...row, bucket }));
    const add = (_: unknown, i: number) => addCounts(dbs[i % dbs.length] ?? store.db, i % 2 ? many : many.toReversed());
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await rows()).toEqual(many.map((one) => ({ ...one, count: 20 })));
  });

  test("counts are deleted after a year", async () => {
    const days = [NOW - 366 * DAY_MS, NOW - 365 * DAY_MS, NOW].map((time) => ({ ...row, day: dayOf(time) }));
    await addCounts(store.db, days);
    expect(await deleteOldCounts(store.db, NOW)).toBe(1);
    expect(await rows()).toEqual(days.slice(1));
  });
});

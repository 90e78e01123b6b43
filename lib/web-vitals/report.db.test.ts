import { describeDatabases } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import type { Beacon } from "./beacon";
import { ALL_PAGES, type Filter, reportVitals } from "./report";
import { addBeacon, deleteOldCounts } from "./storage";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2030, 5, 1, 12);
const phone: Beacon = { page: "/privacy", device: "phone", connection: "3g", metrics: { LCP: 3000, CLS: 0.3 } };
const desktop: Beacon = { page: "/privacy", device: "desktop", connection: "4g", metrics: { LCP: 1000, INP: 40 } };
const home: Beacon = { page: "/", device: "desktop", connection: "unknown", metrics: { TTFB: 20 } };

describeDatabases("web vitals", (create) => {
  const store = withDatabase(create);
  beforeEach(async () => {
    for (const beacon of [home, phone, phone, desktop, desktop]) await addBeacon(store.db, beacon, NOW);
    await addBeacon(store.db, { ...home, page: "/about-us" }, NOW - 2 * DAY_MS);
  });
  const report = (filter: Partial<Filter> = {}) => reportVitals(store.db, { since: 0, ...filter });

  test("a report rates the p75 of each page, most visited first, and of all pages", async () => {
    const pages = await report();
    expect(pages.map(({ page, visits }) => [page, visits])).toEqual([
      ["/privacy", 4],
      ["/", 1],
      ["/about-us", 1],
      [ALL_PAGES, 6],
    ]);
    expect(pages[0]?.metrics).toEqual({
      LCP: { p75: expect.closeTo(3000, -3), rating: "needs improvement", count: 4 },
      CLS: { p75: expect.closeTo(0.3, 1), rating: "poor", count: 2 },
      INP: { p75: expect.closeTo(40, -1), rating: "good", count: 2 },
    });
  });

  test.each<[Partial<Filter>, string[]]>([
    [{ device: "desktop" }, ["/privacy", "/", "/about-us", ALL_PAGES]],
    [{ connection: "3g" }, ["/privacy", ALL_PAGES]],
    [{ device: "phone", connection: "4g" }, []],
    // The whole day counts.
    [{ since: NOW + DAY_MS / 4 }, ["/privacy", "/", ALL_PAGES]],
  ])("a report is filtered by %j", async (filter, pages) => {
    expect((await report(filter)).map(({ page }) => page)).toEqual(pages);
  });

  test("concurrent beacons of several instances lose no counts and do not deadlock", async () => {
    const others = store.isPostgres ? [await store.open(), await store.open()] : [];
    const dbs = [store.db, ...others.map(({ db }) => db)];
    const beacons = [phone, { ...phone, metrics: { CLS: 0.3, LCP: 3000 } }];
    const add = (_: unknown, i: number) => Promise.all(dbs.map((db) => addBeacon(db, beacons[i % 2] ?? phone, NOW)));
    await Promise.all(Array.from({ length: 40 }, add));
    expect((await report({ device: "phone" }))[0]).toMatchObject({
      visits: 2 + 40 * dbs.length,
      metrics: { CLS: { count: 2 + 40 * dbs.length } },
    });
  });

  test("counts are deleted after a year", async () => {
    expect(await deleteOldCounts(store.db, NOW + 363 * DAY_MS)).toBe(0);
    expect(await deleteOldCounts(store.db, NOW + 364 * DAY_MS)).toBe(2);
    expect((await report()).map(({ page }) => page)).not.toContain("/about-us");
  });
});

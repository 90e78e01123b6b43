import { describeDatabases } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import type { Beacon } from "./beacon";
import { startCollector } from "./collector";
import { ALL_PAGES, type Filter, reportVitals } from "./report";

jest.mock("@/lib/secret", () => ({ getSecret: () => "a secret of more than thirty-two characters" }));
jest.setTimeout(60_000);

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2030, 5, 1, 12);
const phone: Beacon = { page: "/privacy", device: "phone", connection: "3g", metrics: { LCP: 3000, CLS: 0.3 } };
const desktop: Beacon = { page: "/privacy", device: "desktop", connection: "4g", metrics: { LCP: 1000, INP: 40 } };
const home: Beacon = { page: "/", device: "desktop", connection: "unknown", metrics: { TTFB: 20 } };

describeDatabases("web vitals report", (create) => {
  const store = withDatabase(create);
  beforeEach(async () => {
    const { add, stop } = startCollector(async () => store.database);
    for (const beacon of [home, phone, phone, desktop, desktop]) add(beacon, NOW);
    add({ ...home, page: "/about-us" }, NOW - 2 * DAY_MS);
    await stop();
  });
  const report = (filter: Partial<Filter> = {}) => reportVitals(store.db, { since: 0, ...filter });

  test("rates the p75 of each page, most visited first, and of all pages", async () => {
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
  ])("filters by %j", async (filter, pages) => {
    expect((await report(filter)).map(({ page }) => page)).toEqual(pages);
  });
});

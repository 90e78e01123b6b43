import { describeDatabases } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import type { Beacon } from "./beacon";
import { startCollector } from "./collector";
import { ALL_PAGES, type Filter, summarizeVitals } from "./summary";

jest.mock("@/lib/secret", () => ({ getSecret: () => "a secret of more than thirty-two characters" }));
jest.setTimeout(60_000);

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2030, 5, 1, 12);
const phone: Beacon = { page: "/privacy", device: "phone", connection: "3g", metrics: { LCP: 3000, CLS: 0.3 } };
const desktop: Beacon = { page: "/privacy", device: "desktop", connection: "4g", metrics: { LCP: 1000, INP: 40 } };
const home: Beacon = { page: "/", device: "desktop", connection: "unknown", metrics: { TTFB: 20 } };
const earlier: Beacon = { ...home, page: "/about-us" };

describeDatabases("what was measured", (create) => {
  const store = withDatabase(create);
  beforeEach(async () => {
    const { add, stop } = startCollector(async () => store.database);
    for (const beacon of [home, phone, phone, desktop, desktop]) add(beacon, NOW);
    add(earlier, NOW - 2 * DAY_MS);
    await stop();
  });
  const find = (filter: Partial<Filter> = {}) => summarizeVitals(store.db, { since: 0, ...filter });
  const pages = async (filter: Partial<Filter>) => (await find(filter)).map(({ page }) => page);

  test("is told by page, the most visited first, then those of the same, and all pages at the end", async () => {
    const [privacy, ...others] = await find();
    expect(others.map(({ page, visits }) => [page, visits])).toEqual([
      ["/", 1],
      ["/about-us", 1],
      [ALL_PAGES, 6],
    ]);
    expect(privacy).toMatchObject({ page: "/privacy", visits: 4 });
    const { LCP, CLS, INP, ...rest } = privacy?.metrics ?? {};
    expect(rest).toEqual({});
    expect(LCP).toMatchObject({ mark: "needs improvement", count: 4 });
    expect(CLS).toMatchObject({ mark: "poor", count: 2 });
    expect(INP).toMatchObject({ mark: "good", count: 2 });
    expect(Math.abs((LCP?.p75 ?? 0) / 3000 - 1)).toBeLessThan(0.05);
    expect(Math.abs((CLS?.p75 ?? 0) / 0.3 - 1)).toBeLessThan(0.05);
  });

  test("is chosen by device, by connection, and by whole days", async () => {
    const [privacy] = await find({ device: "desktop" });
    expect(privacy).toMatchObject({ visits: 2, metrics: { LCP: { mark: "good", count: 2 } } });
    expect(await pages({ connection: "3g" })).toEqual(["/privacy", ALL_PAGES]);
    expect(await pages({ device: "phone", connection: "4g" })).toEqual([]);
    expect(await pages({ since: NOW + DAY_MS / 4 })).toEqual(["/privacy", "/", ALL_PAGES]);
    expect(await pages({ since: NOW - 2 * DAY_MS })).toContain("/about-us");
  });
});

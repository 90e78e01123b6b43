import { createSqlite } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import { runScript } from "@/lib/testing/run-script";
import type { Beacon } from "@/lib/web-vitals/beacon";
import { addBeacon } from "@/lib/web-vitals/storage";

const FORTY_DAYS_AGO = Date.now() - 40 * 24 * 60 * 60 * 1000;
const phone: Beacon = { page: "/privacy", device: "phone", connection: "3g", metrics: { LCP: 3000, CLS: 0.3 } };
const home: Beacon = { page: "/", device: "desktop", connection: "unknown", metrics: { TTFB: 20, INP: 40 } };

const store = withDatabase(createSqlite);
beforeEach(async () => {
  for (const beacon of [phone, phone, home]) await addBeacon(store.db, beacon);
  await addBeacon(store.db, { ...home, page: "/about-us" }, FORTY_DAYS_AGO);
});

const run = (...args: string[]) => runScript("lib/cli/vitals.ts", args, { DATABASE_URL: store.url });

test("prints a table of the last 28 days", async () => {
  const { code, out } = await run();
  expect(code).toBe(0);
  const rows = out.split("\n").filter((line) => /│ (\/|\(all)/.test(line));
  expect(rows).toEqual([
    expect.stringMatching(/\/privacy +│ 2 +│ 3\.\d\d s fair +│ - +│ 0\.\d{3} poor +│ - +│ - /),
    expect.stringMatching(/│ \/ +│ 1 +│ - +│ \d\d ms good +│ - +│ - +│ (19|20|21) ms good/),
    expect.stringMatching(/\(all pages\) +│ 3 /),
  ]);
  expect((await run("--device", "tablet")).out).toBe("No measurements.");
});

test("--json, --since and --device", async () => {
  const since = new Date(FORTY_DAYS_AGO).toISOString().slice(0, 10);
  const { out } = await run("--json", "--since", since, "--device", "desktop");
  expect(JSON.parse(out)).toMatchObject([
    { page: "/", visits: 1, metrics: { TTFB: { p75: expect.any(Number), rating: "good", count: 1 } } },
    { page: "/about-us", visits: 1 },
    { page: "(all pages)", visits: 2 },
  ]);
});

test("--csv and --connection", async () => {
  const { out } = await run("--csv", "--connection", "3g");
  const [head, privacy] = out.split("\n");
  expect(head).toMatch(/^page,visits,LCP,LCP rating,LCP count,INP,/);
  expect(privacy).toMatch(/^\/privacy,2,3\d{3}(\.\d)?,needs improvement,2,,,,0\.\d+,poor,2,,/);
});

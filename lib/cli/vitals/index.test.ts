import { openDatabase } from "@/lib/db/database";
import { createSqlite, type TestDatabase } from "@/lib/testing/databases";
import { runScript } from "@/lib/testing/run-script";
import type { Beacon } from "@/lib/vitals/beacon";
import { startCollector } from "@/lib/vitals/collector";

jest.mock("@/lib/secret", () => ({ getSecret: () => "a secret of more than thirty-two characters" }));
// Each command is a process of its own, on whatever machine this is.
jest.setTimeout(180_000);

const DAY_MS = 24 * 60 * 60 * 1000;
const phone: Beacon = { page: "/privacy", device: "phone", connection: "3g", metrics: { LCP: 3000, CLS: 0.3 } };
const home: Beacon = { page: "/", device: "desktop", connection: "unknown", metrics: { TTFB: 20, INP: 40 } };

let database: TestDatabase;
beforeAll(async () => {
  database = await createSqlite();
  const opened = await openDatabase(database.url);
  const { add, stop } = startCollector(async () => opened);
  for (const beacon of [phone, phone, home]) add(beacon);
  add({ ...home, page: "/about-us" }, Date.now() - 40 * DAY_MS);
  await stop();
  await opened.close();
});
afterAll(() => database.remove());

const run = (...args: string[]) => runScript("lib/cli/vitals/index.ts", args, { DATABASE_URL: database.url });

test("prints the third quartile of four weeks by page, with marks in words", async () => {
  const { code, out, error } = await run();
  expect([code, error]).toEqual([0, ""]);
  const [privacy, first, all, ...others] = out.split("\n").filter((line) => /│ (\/|\(all)/.test(line));
  expect(privacy).toMatch(/\/privacy +│ 2 +│ 3\.\d\d s fair +│ - +│ 0\.\d{3} poor +│ - +│ - /);
  expect(first).toMatch(/│ \/ +│ 1 +│ - +│ \d\d ms good +│ - +│ - +│ (19|20|21) ms good/);
  expect(all).toMatch(/\(all pages\) +│ 3 /);
  expect(others).toEqual([]);
  expect(out).toContain("Visits: page loads that were measured, one in 10.");
  expect(out).not.toContain("\u001b");
});

test("--json, from a day on and of a device", async () => {
  const since = new Date(Date.now() - 40 * DAY_MS).toISOString().slice(0, 10);
  const { code, out, error } = await run("--json", "--since", since, "--device", "desktop");
  expect([code, error]).toEqual([0, ""]);
  const found: { page: string; visits: number; metrics: object }[] = JSON.parse(out);
  expect(found.map(({ page, visits }) => [page, visits])).toEqual([
    ["/", 1],
    ["/about-us", 1],
    ["(all pages)", 2],
  ]);
  expect(found[0]?.metrics).toMatchObject({ TTFB: { p75: expect.any(Number), mark: "good", count: 1 } });
});

test("--csv is a value a cell", async () => {
  const { out } = await run("--csv", "--connection", "3g");
  const [head, privacy, ...others] = out.split("\n");
  expect(head).toMatch(/^page,visits,LCP,LCP mark,LCP count,INP,/);
  expect(privacy).toMatch(/^\/privacy,2,3\d{3}(\.\d)?,needs improvement,2,,,,0\.\d+,poor,2,,/);
  expect(others).toHaveLength(1);
});

test("nothing is told as such, and a wrong choice by its name", async () => {
  expect((await run("--device", "tablet")).out).toBe("Nothing was measured.");
  const { code, error } = await run("--device", "watch");
  expect([code, error]).toEqual([1, expect.stringContaining("--device")]);
});

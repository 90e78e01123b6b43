import { publicPaths } from "@/content/routes";
import { beaconSchema } from "./beacon";

const metrics = { LCP: 1234.5, INP: 88, CLS: 0, FCP: 900.25, TTFB: 120 };
const beacon = { page: "/privacy", device: "phone", connection: "3g", metrics };
const isTaken = (change: object) => beaconSchema.safeParse({ ...beacon, ...change }).success;

test("every page is known by its own address", () => {
  for (const page of publicPaths()) expect([page, isTaken({ page })]).toEqual([page, page !== "/home"]);
  expect(isTaken({ page: "/my-profile" })).toBe(true);
});

test("a load of which a browser knows one metric is taken", () => {
  expect(isTaken({ metrics: { TTFB: 0 } })).toBe(true);
});

test.each<[string, object]>([
  ["a page that there is not", { page: "/nothing" }],
  ["a query", { page: "/privacy?token=secret" }],
  ["a page as an object", { page: { toString: "/privacy" } }],
  ["another device", { device: "watch" }],
  ["another connection", { connection: "5g" }],
  ["no metric", { metrics: {} }],
  ["an unknown metric", { metrics: { ...metrics, FID: 1 } }],
  ["a list of metrics", { metrics: [1] }],
  ["a negative time", { metrics: { LCP: -1 } }],
  ["a time that no visitor waits", { metrics: { LCP: 600_001 } }],
  ["an endless time", { metrics: { LCP: Number.POSITIVE_INFINITY } }],
  ["no number", { metrics: { LCP: Number.NaN } }],
  ["a number in quotes", { metrics: { LCP: "1234" } }],
  ["a shift of many windows", { metrics: { CLS: 1001 } }],
  ["one thing more", { visitor: "7" }],
])("%s is refused", (_, change) => {
  expect(isTaken(change)).toBe(false);
});

import { publicPaths } from "@/content/routes";
import { beaconSchema } from "./beacon";

const metrics = { LCP: 1234.5, INP: 88, CLS: 0, FCP: 900.25, TTFB: 120 };
const beacon = { page: "/privacy", device: "phone", connection: "3g", metrics };
const isValid = (change: object) => beaconSchema.safeParse({ ...beacon, ...change }).success;

test("accepts every page by its canonical path", () => {
  for (const page of publicPaths()) expect([page, isValid({ page })]).toEqual([page, page !== "/home"]);
  expect(isValid({ page: "/my-profile" })).toBe(true);
});

test.each<[string, object]>([
  ["an unknown page", { page: "/nothing" }],
  ["an unknown device", { device: "tv" }],
  ["an unknown connection", { connection: 4 }],
  ["no metrics", { metrics: {} }],
  ["a negative time", { metrics: { LCP: -1 } }],
  ["a time over ten minutes", { metrics: { LCP: 600_001 } }],
  ["a layout shift over the limit", { metrics: { CLS: 1001 } }],
  ["an additional field", { visitor: "7" }],
])("rejects %s", (_, change) => {
  expect(isValid(change)).toBe(false);
});

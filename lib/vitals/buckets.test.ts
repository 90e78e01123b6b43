import fc from "fast-check";
import { metricNames } from "./beacon";
import { bucketOf, middleOf, p75Of } from "./buckets";

const MOST_OFF = 0.05;

const countsOf = (buckets: number[]) => {
  const counts = new Map<number, number>();
  for (const bucket of buckets) counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  return [...counts].map(([bucket, count]) => ({ bucket, count }));
};
const exactP75 = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

describe.each(metricNames)("%s", (metric) => {
  const unit = metric === "CLS" ? 0.001 : 1;
  const worst = metric === "CLS" ? 1 : 240_000;
  const value = fc.double({ min: 0, max: worst, noNaN: true });

  test("the third quartile of any values is within 5% of the exact one, or below the unit", () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 400 }), (values) => {
        const told = middleOf(metric, p75Of(countsOf(values.map((one) => bucketOf(metric, one)))) ?? Number.NaN);
        const exact = exactP75(values);
        if (exact < unit) expect(told).toBe(0);
        else expect(Math.abs(told / exact - 1)).toBeLessThan(MOST_OFF);
      }),
      { seed: 20_261_121 },
    );
  });

  test("the buckets are few, and what is worse than the last is in it", () => {
    const last = bucketOf(metric, worst);
    expect(last).toBeLessThanOrEqual(metric === "CLS" ? 73 : 130);
    expect(bucketOf(metric, worst * 2)).toBe(last);
    expect(bucketOf(metric, 0)).toBe(0);
  });
});

test("the rank counts, not the order in which the buckets come", () => {
  const counts = [
    { bucket: 9, count: 1 },
    { bucket: 5, count: 74 },
    { bucket: 7, count: 25 },
  ];
  expect(p75Of(counts)).toBe(7);
  expect(
    p75Of([
      { bucket: 5, count: 75 },
      { bucket: 7, count: 25 },
    ]),
  ).toBe(5);
  expect(p75Of([])).toBeUndefined();
});

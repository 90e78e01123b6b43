import fc from "fast-check";
import { bucketOf, bucketValue, p75Of } from "./histogram";
import { metricNames } from "./storage";

const nearestRank = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

describe.each(metricNames)("%s", (metric) => {
  const [unit, max] = metric === "CLS" ? [0.001, 1] : [1, 240_000];

  test("p75 is within 5% of the exact value", () => {
    const values = fc.array(fc.double({ min: 0, max, noNaN: true }), { minLength: 1, maxLength: 400 });
    const check = fc.property(values, (values) => {
      const counts = values.map((value) => ({ bucket: bucketOf(metric, value), count: 1 }));
      const p75 = bucketValue(metric, p75Of(counts) ?? Number.NaN);
      const exact = nearestRank(values);
      if (exact < unit) expect(p75).toBe(0);
      else expect(Math.abs(p75 / exact - 1)).toBeLessThan(0.05);
    });
    fc.assert(check, { seed: 20_261_121 });
  });

  test("larger values count in the last bucket", () => {
    expect(bucketOf(metric, max * 2)).toBe(bucketOf(metric, max));
  });
});

test("p75 weighs buckets by their counts, in any order", () => {
  const counts = [
    { bucket: 9, count: 1 },
    { bucket: 5, count: 74 },
    { bucket: 7, count: 25 },
  ];
  expect(p75Of(counts)).toBe(7);
  expect(p75Of([])).toBeUndefined();
});

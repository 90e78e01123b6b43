import fc from "fast-check";
import { bucketOf, bucketValue, p75Of } from "./histogram";
import { metricNames } from "./storage";

test.each(metricNames)("the p75 of %s is within 5% of the exact value", (metric) => {
  const [unit, max] = metric === "CLS" ? [0.001, 1] : [1, 240_000];
  const check = fc.property(fc.array(fc.double({ min: 0, max, noNaN: true }), { minLength: 1 }), (values) => {
    const counts = values.map((value) => ({ bucket: bucketOf(metric, value), count: 1 }));
    const p75 = bucketValue(metric, p75Of(counts) ?? Number.NaN);
    const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;
    if (exact < unit) expect(p75).toBe(0);
    else expect(Math.abs(p75 / exact - 1)).toBeLessThan(0.05);
  });
  fc.assert(check, { seed: 20_261_121 });
  expect(bucketOf(metric, max * 2)).toBe(bucketOf(metric, max));
});

test("the p75 weighs buckets by their counts, in any order", () => {
  const counts = Object.entries({ 9: 1, 5: 74, 7: 25 }).map(([bucket, count]) => ({ bucket: Number(bucket), count }));
  expect(p75Of(counts)).toBe(7);
  expect(p75Of(counts.toReversed())).toBe(7);
  expect(p75Of([])).toBeUndefined();
});

import "server-only";
import type { MetricName } from "./beacon";

/**
 * Values are kept as counts of buckets, each a tenth wider than the one before. A bucket is told by its geometric middle,
 * which is at most 5% from any value in it: so far may a percentile be off. What is below the unit is told as 0.
 */
const GROWTH = 1.1;
/** What is worse than this is all the same: 130 buckets for a time, 73 for CLS. */
const WORST = { time: 240_000, shift: 1 };

/** How many of the first bucket make one: a millisecond, and a thousandth of the window. */
const unitsOf = (metric: MetricName) => (metric === "CLS" ? 1000 : 1);

/** The number of the bucket that a value counts in, from 0. */
export function bucketOf(metric: MetricName, value: number): number {
  const bounded = Math.min(value, metric === "CLS" ? WORST.shift : WORST.time) * unitsOf(metric);
  return bounded < 1 ? 0 : 1 + Math.floor(Math.log(bounded) / Math.log(GROWTH));
}

/** The value that a bucket stands for. */
export const middleOf = (metric: MetricName, bucket: number): number =>
  bucket === 0 ? 0 : GROWTH ** (bucket - 0.5) / unitsOf(metric);

/** The bucket that three of four values are not above (by rank); undefined where nothing was counted. */
export function p75Of(counts: readonly { bucket: number; count: number }[]): number | undefined {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let rest = Math.ceil(total * 0.75);
  for (const { bucket, count } of counts.toSorted((a, b) => a.bucket - b.bucket)) {
    rest -= count;
    if (rest <= 0) return bucket;
  }
  return undefined;
}

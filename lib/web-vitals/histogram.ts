import "server-only";
import type { MetricName } from "./storage";

/**
 * Values are stored as counts of exponential buckets, each 10% wider than the previous one. A bucket is represented by
 * its geometric mean, so a percentile is at most 5% off. Bucket 0 holds values below one unit and represents 0.
 */
const GROWTH = 1.1;
/** Larger values count in the last bucket: 130 buckets for times in ms, 73 for CLS. */
const MAX_TIME_MS = 240_000;
const MAX_SHIFT = 1;

/** A unit is 1 ms, or 0.001 for CLS. */
const unitsOf = (metric: MetricName) => (metric === "CLS" ? 1000 : 1);

export function bucketOf(metric: MetricName, value: number): number {
  const units = Math.min(value, metric === "CLS" ? MAX_SHIFT : MAX_TIME_MS) * unitsOf(metric);
  return units < 1 ? 0 : 1 + Math.floor(Math.log(units) / Math.log(GROWTH));
}

export const bucketValue = (metric: MetricName, bucket: number): number =>
  bucket === 0 ? 0 : GROWTH ** (bucket - 0.5) / unitsOf(metric);

/** The bucket of the 75th percentile (nearest rank); undefined without counts. */
export function p75Of(counts: readonly { bucket: number; count: number }[]): number | undefined {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let remaining = Math.ceil(total * 0.75);
  for (const { bucket, count } of counts.toSorted((a, b) => a.bucket - b.bucket)) {
    remaining -= count;
    if (remaining <= 0) return bucket;
  }
  return undefined;
}

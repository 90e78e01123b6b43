import "server-only";
import type { Kysely } from "kysely";
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from "web-vitals";
import type { Schema, VitalsRow } from "@/lib/db/schema";
import type { Beacon } from "./beacon";
import { bucketValue, p75Of } from "./histogram";
import { dayOf, type MetricName, metricNames } from "./storage";

/** Google's: good up to the first value, poor above the second. */
const thresholds: Record<MetricName, readonly [number, number]> = {
  LCP: LCPThresholds,
  INP: INPThresholds,
  CLS: CLSThresholds,
  FCP: FCPThresholds,
  TTFB: TTFBThresholds,
};

export type Rating = "good" | "needs improvement" | "poor";

export interface MetricReport {
  /** 75th percentile within 5%, in milliseconds; CLS has no unit. */
  p75: number;
  rating: Rating;
  /** Page loads with this metric; not every browser supports every metric. */
  count: number;
}

export interface PageReport {
  page: string;
  visits: number;
  metrics: Partial<Record<MetricName, MetricReport>>;
}

export interface Filter extends Partial<Pick<Beacon, "device" | "connection">> {
  /** Milliseconds since 1970, rounded down to a day in UTC. */
  since: number;
}

export const ALL_PAGES = "(all pages)";

function rate(metric: MetricName, value: number): Rating {
  const [good, poor] = thresholds[metric];
  if (value <= good) return "good";
  return value <= poor ? "needs improvement" : "poor";
}

type Count = Pick<VitalsRow, "page" | "metric" | "bucket" | "count">;

const sum = (counts: Count[]) => counts.reduce((total, { count }) => total + count, 0);

function summarize(page: string, counts: Count[]): PageReport {
  const countsOf = (name: string) => counts.filter(({ metric }) => metric === name);
  const metrics: PageReport["metrics"] = {};
  for (const metric of metricNames) {
    const bucket = p75Of(countsOf(metric));
    if (bucket === undefined) continue;
    const p75 = Number(bucketValue(metric, bucket).toPrecision(4));
    metrics[metric] = { p75, rating: rate(metric, p75), count: sum(countsOf(metric)) };
  }
  return { page, visits: sum(countsOf("visits")), metrics };
}

/** One entry per page, most visited first, then one for all pages together; empty without measurements. */
export async function reportVitals(db: Kysely<Schema>, filter: Filter): Promise<PageReport[]> {
  let query = db
    .selectFrom("vitals")
    .select(({ fn }) => ["page", "metric", "bucket", fn.sum<number>("count").as("count")])
    .where("day", ">=", dayOf(filter.since));
  if (filter.device) query = query.where("device", "=", filter.device);
  if (filter.connection) query = query.where("connection", "=", filter.connection);
  const counts = await query.groupBy(["page", "metric", "bucket"]).execute();
  if (!counts.length) return [];
  const pages = [...new Set(counts.map(({ page }) => page))].map((page) =>
    summarize(
      page,
      counts.filter((count) => count.page === page),
    ),
  );
  pages.sort((a, b) => b.visits - a.visits || a.page.localeCompare(b.page));
  return [...pages, summarize(ALL_PAGES, counts)];
}

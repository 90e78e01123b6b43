import "server-only";
import type { Kysely } from "kysely";
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from "web-vitals";
import type { Schema } from "@/lib/db/schema";
import { type Beacon, type MetricName, metricNames } from "./beacon";
import { middleOf, p75Of } from "./buckets";
import { dayOf } from "./store";

/** Google's: good up to the first, poor above the second. */
const thresholds: Record<MetricName, readonly [number, number]> = {
  LCP: LCPThresholds,
  INP: INPThresholds,
  CLS: CLSThresholds,
  FCP: FCPThresholds,
  TTFB: TTFBThresholds,
};

export type Mark = "good" | "needs improvement" | "poor";

/** Three of four page loads had this value or a better one; within 5%. */
export interface Measured {
  /** In milliseconds, and for CLS in the share of the window that moved. */
  p75: number;
  mark: Mark;
  /** In how many page loads it was measured: not every browser knows every metric. */
  count: number;
}

export interface PageVitals {
  page: string;
  /** Page loads that were measured. */
  visits: number;
  metrics: Partial<Record<MetricName, Measured>>;
}

export interface Filter extends Partial<Pick<Beacon, "device" | "connection">> {
  /** Milliseconds since 1970; whole days count. */
  since: number;
}

export const ALL_PAGES = "(all pages)";

const markOf = (metric: MetricName, value: number): Mark => {
  const [good, poor] = thresholds[metric];
  return value <= good ? "good" : value <= poor ? "needs improvement" : "poor";
};

interface Count {
  page: string;
  metric: string;
  bucket: number;
  count: number;
}

const sum = (counts: Count[]) => counts.reduce((total, { count }) => total + count, 0);

function measure(metric: MetricName, counts: Count[]): [MetricName, Measured][] {
  const bucket = p75Of(counts);
  if (bucket === undefined) return [];
  const p75 = Number(middleOf(metric, bucket).toPrecision(4));
  return [[metric, { p75, mark: markOf(metric, p75), count: sum(counts) }]];
}

function summarize(page: string, counts: Count[]): PageVitals {
  const of = (name: string) => counts.filter(({ metric }) => metric === name);
  const metrics = Object.fromEntries(metricNames.flatMap((metric) => measure(metric, of(metric))));
  return { page, visits: sum(of("visits")), metrics };
}

/** What was measured by page, the most visited first, and of all pages together at the end; nothing where nothing was. */
export async function summarizeVitals(db: Kysely<Schema>, filter: Filter): Promise<PageVitals[]> {
  let query = db
    .selectFrom("vitals")
    .select(({ fn }) => ["page", "metric", "bucket", fn.sum<number>("count").as("count")])
    .where("day", ">=", dayOf(filter.since));
  if (filter.device) query = query.where("device", "=", filter.device);
  if (filter.connection) query = query.where("connection", "=", filter.connection);
  const counts = await query.groupBy(["page", "metric", "bucket"]).execute();
  const pages = [...new Set(counts.map(({ page }) => page))].map((page) =>
    summarize(
      page,
      counts.filter((count) => count.page === page),
    ),
  );
  pages.sort((a, b) => b.visits - a.visits || a.page.localeCompare(b.page));
  return pages.length ? [...pages, summarize(ALL_PAGES, counts)] : [];
}

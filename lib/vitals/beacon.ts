import "server-only";
import * as z from "zod";
import { sitePages } from "@/content/site-pages";

export const metricNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;
export const deviceNames = ["phone", "tablet", "desktop"] as const;
export const connectionNames = ["slow-2g", "2g", "3g", "4g", "unknown"] as const;

export type MetricName = (typeof metricNames)[number];

/** What a visitor waits for longer than this is no page load any more. */
const LONGEST_MS = 10 * 60 * 1000;
const MOST_SHIFT = 1000;

const time = z.number().min(0).max(LONGEST_MS).optional();

/** By their own addresses: a page with two of them is one page, and nothing else that a visitor's address bar says. */
const pages: ReadonlySet<string> = new Set(sitePages.filter(({ canonical }) => !canonical).map(({ path }) => path));

/** What the browser of a visitor sends of one page load. It names nobody, and has no room for anything else. */
export const beaconSchema = z.strictObject({
  page: z.string().refine((path) => pages.has(path)),
  device: z.enum(deviceNames),
  connection: z.enum(connectionNames),
  /** In milliseconds, and for CLS in the share of the window that moved. */
  metrics: z
    .strictObject({ LCP: time, INP: time, CLS: z.number().min(0).max(MOST_SHIFT).optional(), FCP: time, TTFB: time })
    .refine((metrics) => Object.keys(metrics).length > 0),
});

export type Beacon = z.infer<typeof beaconSchema>;

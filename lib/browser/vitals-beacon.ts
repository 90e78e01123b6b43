/** The share of page loads that are measured. */
export const SAMPLE_RATE = 0.1;

/** The measurements of one page load. */
export interface Beacon {
  /** Its canonical path. */
  page: string;
  device: "phone" | "tablet" | "desktop";
  connection: "slow-2g" | "2g" | "3g" | "4g" | "unknown";
  /** In milliseconds; CLS has no unit. */
  metrics: { LCP?: number; INP?: number; CLS?: number; FCP?: number; TTFB?: number };
}

import recorded from "./measurements.json";

interface Measured<Values> {
  /** YYYY-MM-DD */
  date: string;
  command: string;
  values: Values;
}

/** What was measured of this site. Commands write it (lib/testing/measurements.ts); what is not measured is absent. */
export interface Measurements {
  /** Of the heaviest page, in bytes as they are sent. */
  weight?: Measured<{ beforeLoad: number; withScripts: number; saveData: number }>;
  /** Of the home page: milliseconds to the first view on 3G, as WebPageTest defines it. */
  firstView?: Measured<{ ms: number }>;
  /** The lowest scores and the slowest times of six pages. */
  lighthouse?: Measured<{
    performance: number;
    accessibility: number;
    bestPractices: number;
    seo: number;
    largestPaintMs: number;
    blockingMs: number;
  }>;
  kill?: Measured<{ kills: number; enquiries: number; lost: number; twice: number }>;
  restore?: Measured<{ enquiries: number; restored: number; ms: number }>;
  tests?: Measured<{ passed: number; failed: number; browser: string }>;
}

export const measurements: Measurements = recorded;

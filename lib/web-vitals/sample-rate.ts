/** The share of page loads that are measured. */
export const SAMPLE_RATE = 0.1;

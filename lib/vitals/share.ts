/** Of the page loads that are measured. */
export const SHARE = 0.1;

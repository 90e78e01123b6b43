/** The window of most rate limits, in seconds. Some count for an hour or a day (lib/rate-limit/index.ts). */
export const WINDOW_SECONDS = 15 * 60;
export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * The time after which rate-limiter-flexible has deleted a count on PostgreSQL: it looks every five minutes for counts
 * whose window ended an hour ago.
 */
export const DELETED_AFTER_SECONDS = HOUR_SECONDS + 5 * 60;

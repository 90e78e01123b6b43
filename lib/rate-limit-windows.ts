/** In seconds. Most rate limits count for this long, some for an hour or a day (lib/rate-limit.ts). */
export const WINDOW_SECONDS = 15 * 60;
export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** On PostgreSQL, rate-limiter-flexible deletes a count an hour after its window, and looks for those every five minutes. */
export const DELETED_AFTER_SECONDS = HOUR_SECONDS + 5 * 60;

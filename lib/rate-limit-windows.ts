/** In seconds. Rate limits count for this long, and those for all visitors together for an hour. */
export const WINDOW_SECONDS = 15 * 60;
export const HOUR_SECONDS = 60 * 60;

/** On PostgreSQL, rate-limiter-flexible deletes a count an hour after its window, and looks for those every five minutes. */
export const DELETED_AFTER_SECONDS = HOUR_SECONDS + 5 * 60;

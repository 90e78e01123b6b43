import { type RawBuilder, sql } from "kysely";

/** The most that the clocks of two instances may differ, in milliseconds. */
export const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Tells whether a stored time has passed. A time further ahead of `now` than `longestMs`, the furthest that it is ever
 * set, was stored while the clock ran ahead and has passed, too. All are in milliseconds.
 */
export const hasPassed = (time: number, now: number, longestMs: number): boolean =>
  time <= now || time > now + longestMs + CLOCK_TOLERANCE_MS;

/** The SQL of `hasPassed` for a column. */
export const columnHasPassed = (column: string, now: number, longestMs: number): RawBuilder<boolean> =>
  sql`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + longestMs + CLOCK_TOLERANCE_MS})`;

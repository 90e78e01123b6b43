import { pino } from "pino";

/** The lines that were logged since `lines` was last emptied. */
export const lines: string[] = [];

/**
 * Stands in for the site's log:
 * `jest.mock("@/lib/log", () => ({ ...jest.requireActual("@/lib/log"), ...jest.requireActual("@/lib/testing/captured-log") }))`
 */
export const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });

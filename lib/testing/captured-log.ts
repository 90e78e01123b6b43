import { pino } from "pino";

/** The lines that have been logged. Tests may empty it. */
export const lines: string[] = [];

/**
 * Replaces the log:
 * `jest.mock("@/lib/log", () => ({ ...jest.requireActual("@/lib/log"),
 * ...jest.requireActual("@/lib/testing/captured-log") }))`
 */
export const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });

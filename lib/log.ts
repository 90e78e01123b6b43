import "server-only";
import { pino } from "pino";

/**
 * One JSON line an event, to standard output. Nothing that a person typed goes in: no password, no token,
 * no e-mail address, no text of a message.
 */
export const log = pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime });

/** What an exception may say in the log: its name, code and where it came from. */
export function causeOf(error: unknown): { error: string; cause?: string } {
  if (!(error instanceof Error)) return { error: "unknown" };
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  const { cause } = error;
  return { error: `${error.name}${code}`, ...(cause instanceof Error && { cause: causeOf(cause).error }) };
}

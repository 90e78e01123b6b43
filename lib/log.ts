import "server-only";
import { pino } from "pino";
import { metrics } from "./metrics";
import { sign } from "./signature";

/** What an event's line says besides its name. */
interface Event {
  event?: string;
  outcome?: string;
}

/** Before a test's own clock is set. */
const afterThisRound = setImmediate;

/** What a pipe takes whole (PIPE_BUF, Linux): more could be torn by another thread's lines. */
const MOST_AT_ONCE = 4096;

/** Standard output, to which what is logged in one round of the event loop is written at its end, all at once. */
function openOutput() {
  const output = pino.destination({ dest: 1, sync: true });
  let lines = "";
  const flush = () => {
    if (lines) output.write(lines);
    lines = "";
  };
  process.once("exit", flush);
  return {
    write: (line: string) => {
      if (lines.length + line.length > MOST_AT_ONCE) flush();
      if (!lines) afterThisRound(flush);
      lines += line;
    },
  };
}

/**
 * One JSON line an event, to standard output, each counted by its name and outcome. Nothing that a person typed
 * goes in: no password, no token, no text of a message, and of an e-mail address a hash at most (`hashOf`).
 */
export const log = pino(
  {
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(args, method) {
        const { event, outcome = "" } = (args[0] ?? {}) as Event;
        if (event) metrics.events.inc({ event, outcome });
        method.apply(this, args);
      },
    },
  },
  openOutput(),
);

const HASH_LENGTH = 12;

/** Tells whether two lines are of the same person, to nobody who does not have the site's secret. */
export const hashOf = (address: string) => sign("log", address.trim().toLowerCase()).slice(0, HASH_LENGTH);

/** What an exception may say in the log: its name, code and where it came from. */
export function causeOf(error: unknown): { error: string; cause?: string } {
  if (!(error instanceof Error)) return { error: "unknown" };
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  const { cause } = error;
  return { error: `${error.name}${code}`, ...(cause instanceof Error && { cause: causeOf(cause).error }) };
}

import { pino } from "pino";
import { metrics } from "./metrics";
import { sign } from "./secret";

interface Event {
  event?: string;
  outcome?: string;
}

/** Lines wait in memory, up to this size, while standard output takes none; further ones are lost. */
const MAX_WAITING_BYTES = 1_000_000;

const output = pino.destination({ fd: 1, maxLength: MAX_WAITING_BYTES });
let isWritable = true;
// Without a listener the error would be an exception.
output.on("error", ({ message }: Error) => {
  if (isWritable) process.stderr.write(`The log cannot be written: ${message}\n`);
  isWritable = false;
});
output.on("write", () => {
  isWritable = true;
});
// At the exit pino writes the lines that wait, and tries again for ever.
process.prependListener("exit", () => {
  if (!isWritable) output.destroy();
});

/**
 * Logs one JSON line per event to standard output, and counts each by name and outcome. Never log what a person typed:
 * no password, token or message text, and of an email address only its hash (`emailFingerprint`).
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
  output,
);

const HASH_LENGTH = 12;

/** Lets log lines of one person be matched without naming the person: a keyed hash of the email address. */
export const emailFingerprint = (email: string) => sign("log", email.trim().toLowerCase()).slice(0, HASH_LENGTH);

/** The loggable part of an exception: its name and code, and those of its cause. Its message may hold user input. */
export function causeOf(error: unknown): { error: string; cause?: string } {
  if (!(error instanceof Error)) return { error: "unknown" };
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  const { cause } = error;
  return { error: `${error.name}${code}`, ...(cause instanceof Error && { cause: causeOf(cause).error }) };
}

/** The first stack frame. The lines before it are the message, which may hold user input. */
function frameOf({ stack = "", message }: Error): string | undefined {
  const frames = stack.slice(stack.indexOf(message) + message.length).match(/^ +at .+$/m);
  return frames?.[0].trim();
}

/** Sends what packages write to the console to the log instead: the error's name and stack frame, without its message. */
export function logConsole(target: Pick<Console, "error" | "warn"> = console) {
  for (const level of ["error", "warn"] as const) {
    target[level] = (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error);
      log[level]({ event: "console", ...causeOf(error), ...(error && { at: frameOf(error) }) });
    };
  }
}

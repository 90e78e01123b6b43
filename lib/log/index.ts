import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { remember } from "@epic-web/remember";
import { pino } from "pino";
import { metrics } from "@/lib/log/metrics";
import { sign } from "@/lib/settings/secret";
import { databaseMessage } from "../db/errors";

interface Event {
  event?: string;
  outcome?: string;
}

/** The size of the lines that wait in memory while standard output takes none; further ones are lost. */
const MAX_WAITING_BYTES = 1_000_000;

function createOutput() {
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
  // pino writes the waiting lines at the exit, and tries again for ever. The listener is added only once it is needed:
  // tests load this file many times.
  output.once("error", () => {
    process.prependListener("exit", () => {
      if (!isWritable) output.destroy();
    });
  });
  return output;
}

/** Standard output, once for the process: Next instantiates a module once per bundle. */
const output = remember("log output", createOutput);

/** The time for which the last lines may wait. pino would try for ever to write them into a pipe that is full. */
const END_MS = 300;

/** Writes the lines that wait, or gives them up, before the process exits. */
export async function endLog() {
  const closed = once(output, "close").catch(() => {});
  output.end();
  await Promise.race([closed, delay(END_MS)]);
  output.destroy();
}

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

/** Hashes an email address with a key, so that the log lines of one person can be matched without naming the person. */
export const emailFingerprint = (email: string) => sign("log", email.trim().toLowerCase()).slice(0, HASH_LENGTH);

/** Stack frames, from the innermost. The lines before them are the message, which may hold user input. */
function framesOf({ stack = "", message }: Error): string[] {
  const start = stack.indexOf(message);
  const frames = start < 0 ? [] : (stack.slice(start + message.length).match(/^ +at .+$/gm) ?? []);
  return frames.map((frame) => frame.trim().replace(/^at /, ""));
}

const FOLDER = process.cwd();
const FOLDER_URL = pathToFileURL(FOLDER).href;

/**
 * Stack frames of our own code, with paths relative to the project. docs/operations.md finds the source of the build's
 * minified chunks.
 */
function ownFramesOf(error: Error): string[] {
  return framesOf(error)
    .filter((frame) => !frame.includes("node_modules") && (frame.includes(FOLDER) || frame.includes(FOLDER_URL)))
    .map((frame) =>
      frame
        .replace(FOLDER_URL, "")
        .replace(FOLDER, "")
        .replace(/(^|\(| )[\\/]/, "$1"),
    );
}

interface Cause {
  error: string;
  /** The other end of a connection that failed, which the settings name. */
  remote?: string;
  message?: string;
  at?: string[];
  cause?: string;
}

const nameOf = (error: Error) =>
  "code" in error && typeof error.code === "string" ? `${error.name} ${error.code}` : error.name;

/** The host that a system error is about, with the port if there is one. */
function remoteOf({ hostname, address, port }: Error & { hostname?: unknown; address?: unknown; port?: unknown }) {
  const host = hostname ?? address;
  return host && port ? `${host}:${port}` : host;
}

/**
 * The loggable part of an exception: its name and code, the host that did not respond, where it was thrown in our
 * code, and name and code of its cause. Its message may hold user input, except that of an error about the database
 * itself. The development server prints all of the exception as well.
 */
export function causeOf(error: unknown): Cause {
  if (process.env.NODE_ENV === "development") console.error(error);
  if (!(error instanceof Error)) return { error: "unknown" };
  const message = databaseMessage(error);
  const remote = remoteOf(error);
  const at = ownFramesOf(error);
  const { cause } = error;
  return {
    error: nameOf(error),
    ...(message && { message }),
    ...(typeof remote === "string" && { remote }),
    ...(at.length > 0 && { at }),
    ...(cause instanceof Error && { cause: nameOf(cause) }),
  };
}

/**
 * Sends what packages write to the console to the log instead: as much of an error as `causeOf` returns, or else its
 * first stack frame.
 */
export function logConsole(target: Pick<Console, "error" | "warn"> = console) {
  for (const level of ["error", "warn"] as const) {
    target[level] = (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error);
      log[level]({ event: "console", ...(error && { at: framesOf(error).slice(0, 1) }), ...causeOf(error) });
    };
  }
}

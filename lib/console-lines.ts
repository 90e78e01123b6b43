import "server-only";
import { causeOf, log } from "@/lib/log";

/** The first line of a stack that tells a place: those before it are the message, which may be a visitor's words. */
export function placeOf({ stack = "", message }: Error): string | undefined {
  const places = stack.slice(stack.indexOf(message) + message.length).match(/^ +at .+$/m);
  return places?.[0].trim();
}

/**
 * Has what packages write of errors go into the log as a line of its own kind: without their words, which may be a
 * visitor's, but with the error's name and place.
 */
export function logConsole(target: Pick<Console, "error" | "warn"> = console) {
  for (const level of ["error", "warn"] as const) {
    target[level] = (...said: unknown[]) => {
      const error = said.find((one) => one instanceof Error);
      log[level]({ event: "console", ...causeOf(error), ...(error && { at: placeOf(error) }) });
    };
  }
}

import "server-only";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** A server that cannot take a message now; and one that says it never will, which may yet be mended. */
const schedules = {
  temporary: { first: 2 * SECOND_MS, longest: 15 * MINUTE_MS },
  permanent: { first: 5 * MINUTE_MS, longest: 6 * 60 * MINUTE_MS },
} as const;

/** Each pause is up to a fifth shorter or longer, so that messages that failed together do not come back together. */
const JITTER = 0.2;

/**
 * How long to wait after a failed delivery, in milliseconds: doubling with every attempt, up to a bound.
 * @param attempts how many there have been, from 1.
 * @param random from 0 to 1.
 */
export function nextPauseMs(attempts: number, isPermanent: boolean, random = Math.random()): number {
  const { first, longest } = schedules[isPermanent ? "permanent" : "temporary"];
  const pause = Math.min(first * 2 ** (attempts - 1), longest / (1 + JITTER));
  return Math.round(pause * (1 - JITTER + 2 * JITTER * random));
}

/**
 * How long a mail server may take until it has the whole message, and again until it has answered, in milliseconds.
 * One that hangs is left soon, for the next try; one that is slow, and would be sent copy after copy, is waited for
 * longer each time, up to the ten minutes of RFC 5321 (4.5.3.2.6).
 * @param attempts how many there have been before, from 0.
 */
export const patienceMs = (attempts: number) => Math.min(30 * SECOND_MS * 2 ** attempts, 10 * MINUTE_MS);

import "server-only";
import { isSameText, sign } from "@/lib/signature";

/** Nobody fills a form in and sends it faster; the browser may fill a single field in for them. */
export const SHORTEST_FILL_MS = { contact: 2000, subscribe: 500 } as const;
/** A tab may stay open for days. */
const LONGEST_FILL_MS = 7 * 24 * 60 * 60 * 1000;

const signatureOf = (time: string) => sign("fill-time", time);

/** Says when a visitor began to fill in a form, in a way that only this site can. */
export function makeFillToken(now = Date.now()): string {
  const time = now.toString(36);
  return `${time}.${signatureOf(time)}`;
}

/** How a form was filled in, by its token: at a human pace, too fast, or nobody knows. */
export function judgeFillToken(
  token: unknown,
  kind: keyof typeof SHORTEST_FILL_MS,
  now = Date.now(),
): "human" | "too-fast" | "unknown" {
  if (typeof token !== "string") return "unknown";
  const [time = "", signature = ""] = token.split(".");
  if (!isSameText(signatureOf(time), signature)) return "unknown";
  const age = now - Number.parseInt(time, 36);
  if (age > LONGEST_FILL_MS) return "unknown";
  return age < SHORTEST_FILL_MS[kind] ? "too-fast" : "human";
}

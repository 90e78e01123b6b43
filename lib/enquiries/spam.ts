import type { EnquiryKind } from "@/lib/db/schema";
import { isSameText, sign } from "@/lib/settings/secret";

/** The time that people need at least to fill in a form; the browser may fill in a single field for them. */
const MIN_FILL_MS: Record<EnquiryKind, number> = { contact: 2000, subscribe: 500 };
/** The age of the oldest valid token: a tab may stay open for days. */
const MAX_FILL_MS = 7 * 24 * 60 * 60 * 1000;

const signatureOf = (time: string) => sign("fill-time", time);

/** A signed timestamp that the form's script gets when a visitor starts to fill in the form. */
export function createFillToken(now = Date.now()): string {
  const time = now.toString(36);
  return `${time}.${signatureOf(time)}`;
}

function fillTimeOf(token: unknown, now: number): number | undefined {
  if (typeof token !== "string") return undefined;
  const [time = "", signature = ""] = token.split(".");
  if (!isSameText(signatureOf(time), signature)) return undefined;
  const age = now - Number.parseInt(time, 36);
  return age <= MAX_FILL_MS ? age : undefined;
}

const MAX_LINKS = 2;
const LINK = /https?:\/\/(www\.)?|www\.|\[url/gi;

interface Evidence {
  kind: EnquiryKind;
  /** The field that people do not see. */
  honeypot: unknown;
  /** The token of `createFillToken`; a form without JavaScript has none. */
  token: unknown;
  text: string;
}

/** Finds signs that an enquiry is spam. It is stored all the same; its mail has a mark, and a limit of its own. */
export function spamSignals({ kind, honeypot, token, text }: Evidence, now = Date.now()): string[] {
  const fillTime = fillTimeOf(token, now);
  const signals: Record<string, boolean> = {
    honeypot: typeof honeypot === "string" && honeypot !== "",
    "too-fast": fillTime !== undefined && fillTime < MIN_FILL_MS[kind],
    "no-script": fillTime === undefined,
    links: (text.match(LINK)?.length ?? 0) > MAX_LINKS,
  };
  return Object.keys(signals).filter((name) => signals[name]);
}

import "server-only";
import { judgeFillToken } from "./fill-time";

const MOST_LINKS = 2;
const LINK = /https?:\/\/(www\.)?|www\.|\[url/gi;

interface Evidence {
  kind: "contact" | "subscribe";
  /** The field that people do not see. */
  honeypot: unknown;
  token: unknown;
  text: string;
  isForeign: boolean;
}

/** Why a post may be spam. A mark for whoever reads it: nothing is dropped for it. */
export function findSuspicions({ kind, honeypot, token, text, isForeign }: Evidence, now = Date.now()): string[] {
  const pace = judgeFillToken(token, kind, now);
  const links = text.match(LINK)?.length ?? 0;
  const reasons: [string, boolean][] = [
    ["honeypot", typeof honeypot === "string" && honeypot !== ""],
    ["too-fast", pace === "too-fast"],
    ["no-script", pace === "unknown"],
    ["links", links > MOST_LINKS],
    ["foreign", isForeign],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

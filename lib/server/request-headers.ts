import type { IncomingMessage } from "node:http";

/**
 * The beginnings of the names of request headers by which Next's middleware, router, cache and hosting platform
 * instruct its server. No browser sends them to this site, and Next obeys any client that does: `x-middleware-prefetch`
 * makes it respond with 200 and `{}`. The headers of its router in the browser (`rsc`, `next-router-*`, `next-url`) are
 * not among them.
 */
const INTERNAL = [
  // Next reads the nonce from this header, and from `…-report-only`.
  "content-security-policy",
  "next-action",
  "next-resume",
  "x-action-",
  "x-invocation-",
  "x-invoke-",
  "x-matched-path",
  "x-middleware-",
  "x-next",
  "x-now-",
  "x-prerender-",
  "x-vercel-",
];

/** Removes the request headers that only Next itself may set. */
export function dropInternalHeaders({ headers }: IncomingMessage) {
  for (const name of Object.keys(headers))
    if (INTERNAL.some((beginning) => name.startsWith(beginning))) delete headers[name];
}

/** The limit of a header, in UTF-16 units. */
const MAX_LENGTH = 1_000;
/** The headers that a browser may make longer: flash messages, a long URL, the state of Next's router. */
const MAY_BE_LONG = ["cookie", "referer", "next-router-state-tree"];

/**
 * Removes request headers that are longer than a browser's. Next matches some with regular expressions that take
 * seconds for 15,000 letters: User-Agent, for example.
 */
export function dropLongHeaders({ headers }: IncomingMessage) {
  for (const [name, value = ""] of Object.entries(headers))
    if (String(value).length > MAX_LENGTH && !MAY_BE_LONG.includes(name)) delete headers[name];
}

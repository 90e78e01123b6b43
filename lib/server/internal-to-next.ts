import type { IncomingMessage } from "node:http";

/**
 * The beginnings of the names of request headers by which Next's middleware, router, cache and hosting platform instruct its
 * server. No browser sends them to this site, and Next obeys any client that does: `x-middleware-prefetch` makes it respond
 * with 200 and `{}`. The headers of its router in the browser (`rsc`, `next-router-*`, `next-url`) are not among them.
 */
const INTERNAL = [
  // Next reads the nonce from it, and from `…-report-only`.
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

import "server-only";
import type { ServerResponse } from "node:http";

/**
 * An answer that says nothing of caches is kept by none: by itself a cache may keep a 308, a 404 or a 405. Nor is a
 * failure, whatever it says: Next has some of its own kept for a year; nor what leads on for now only, as Next does from
 * a page's address to what the router ought to have asked for.
 */
export function keepUncached(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    // Not before: what Next says would stand beside it.
    const isOfNow = args[0] === 307 || Number(args[0]) >= 400;
    const mayBeKept = isOfNow && !/no-store/.test(String(response.getHeader("cache-control")));
    if (mayBeKept || !response.hasHeader("cache-control")) response.setHeader("cache-control", "no-store");
    return writeHead(...args);
  };
}

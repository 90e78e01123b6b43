import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { BuiltSite } from "@/lib/built-site";
import { handlerPaths, isBelow, personalPages } from "@/lib/http/paths";
import { log } from "@/lib/log";
import { metrics } from "@/lib/log/metrics";
import type { Step } from "./handle-request";

const SAFE_ID = /^[\w.:-]{8,64}$/;

/** The request's id: the proxy's if a proxy is trusted, else a new one. */
export function requestIdOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const given = headers["x-request-id"];
  return trustedProxies && typeof given === "string" && SAFE_ID.test(given) ? given : randomUUID();
}

const ASSET = /^\/(_next|share)\//;
/** The paths whose other routes have their name. The rest of such a path may be a token, or made up. */
const ROOTS = [...handlerPaths, ...personalPages];

/** A route's name for log and metrics: bounded, and nothing in it comes from the client. */
function routeOf(path: string, isRoute: boolean): string {
  if (isRoute) return path;
  if (ASSET.test(path)) return "asset";
  return ROOTS.find((root) => isBelow(path, [root])) ?? "other";
}

/** The number of 404s of which one is logged: scanners cause thousands. */
const NOT_FOUND_SAMPLE = 100;
let notFound = 0;

/**
 * Measures requests, and logs each once its response is complete. Pages and files that succeed, and most 404s, are only
 * counted: there are many.
 */
export function logRequest({ pages, handlers }: Pick<BuiltSite, "pages" | "handlers">): Step {
  const routes = new Set([...pages, ...Object.keys(handlers)]);
  return ({ request: { method = "" }, response, path, requestId }) => {
    const started = performance.now();
    const route = routeOf(path, routes.has(path));
    response.once("close", () => {
      const { statusCode: status, writableFinished } = response;
      const ms = performance.now() - started;
      metrics.requests.observe({ method: method.slice(0, 8), route, status: String(status) }, ms / 1000);
      const isRead = method === "GET" || method === "HEAD";
      if (isRead && status < 400 && writableFinished && !route.startsWith("/user")) return;
      const isNotFound = status === 404;
      if (isNotFound && notFound++ % NOT_FOUND_SAMPLE) return;
      const sample = isNotFound && { oneIn: NOT_FOUND_SAMPLE };
      const outcome = writableFinished ? "completed" : "aborted";
      log.info({ event: "request", outcome, requestId, method, route, status, ms: Math.round(ms), ...sample });
    });
  };
}

/**
 * Logs the first request with X-Forwarded-For while no proxy is trusted: if a proxy sent it and not the client, all
 * visitors share the proxy's address and its rate limits.
 */
export function warnOfProxy(trustedProxies: number): Step {
  let isDone = trustedProxies > 0;
  return ({ request: { headers } }) => {
    if (isDone || !headers["x-forwarded-for"]) return;
    isDone = true;
    const text = "X-Forwarded-For is ignored: if a proxy is in front, set TRUST_PROXY to the number of proxies";
    log.warn({ event: "proxy-not-trusted", text });
  };
}

import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics";

const ASSET = /^\/(_next|art|scripts|share)\//;
/** What is rendered or done for one visitor, by the first part of the path; the rest may be a token. */
const PERSONAL = /^\/(api|user|enquiries|unsubscribe|my-profile)(?=\/|$)/;

/** Measurements of visitors' browsers (lib/vitals/): one in good order is no event. */
const VITALS = "/api/vitals";

/** A path's name in log and metrics: nothing in it is the client's own invention. */
export function routeOf(path: string, isPage: boolean): string {
  if (ASSET.test(path)) return "asset";
  if (path === VITALS) return VITALS;
  const [personal] = PERSONAL.exec(path) ?? [];
  return personal ?? (isPage ? path : "other");
}

interface Counted {
  method: string;
  route: string;
  status: number;
  ms: number;
}

export const countRequest = ({ method, route, status, ms }: Counted) =>
  metrics.requests.observe({ method: method.slice(0, 8), route, status: String(status) }, ms / 1000);

/**
 * Measures a request, and logs it when it has been answered, unless it was a page, a file or a measurement in good
 * order: of those there are many, and the metrics count them.
 */
export function observe(request: IncomingMessage, response: ServerResponse, route: string) {
  const started = performance.now();
  const { method = "", headers } = request;
  response.once("close", () => {
    const { statusCode: status, writableFinished } = response;
    const ms = performance.now() - started;
    countRequest({ method, route, status, ms });
    const isQuiet =
      status < 400 && (method === "GET" || method === "HEAD" || route === VITALS) && !route.startsWith("/user");
    if (isQuiet && writableFinished) return;
    const requestId = headers["x-request-id"];
    const outcome = writableFinished ? "answered" : "cut off";
    log.info({ event: "request", outcome, requestId, method, route, status, ms: Math.round(ms) });
  });
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { type ErrorPages, REFERENCE_PLACEHOLDER } from "@/lib/built-site";
import { causeOf, log } from "@/lib/log";
import { referenceOf } from "@/lib/log/reference";
import { requestIdOf } from "./request-log";
import { errorHeaders } from "./response-headers";

/** A request with its response, and what the steps share about it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  /** The path of the request's URL, without the query. */
  path: string;
  /** The Content-Security-Policy with a nonce, for a page that is rendered per request. */
  policy?: string;
}

/** A step of handling a request (middleware). It returns true if it has responded: the steps after it are skipped. */
export type Step = (exchange: Exchange) => boolean | void | Promise<void>;

/**
 * Finds the path of a request's target, which may be a whole URL that stands for a path and a Host (RFC 9112, 3.2.2):
 * the request then gets these two.
 */
export function readTarget(request: Pick<IncomingMessage, "url" | "headers">): string {
  const [, host, path = ""] = /^https?:\/\/([^/?#@]+)(?=[/?#]|$)(.*)$/i.exec(request.url ?? "") ?? [];
  if (host !== undefined) {
    request.headers.host = host;
    request.url = path.startsWith("/") ? path : `/${path}`;
  }
  return (request.url ?? "/").split("?", 1)[0] ?? "";
}

interface HandlerOptions {
  trustedProxies: number;
  errorPages: ErrorPages;
}

/**
 * Creates a listener that runs the steps in turn until one has responded. An exception in a listener does not end the
 * request: Next keeps the process alive, and the visitor would wait. It is logged once, and the response is the error
 * page, or is cut off if it has begun.
 */
export const createHandler =
  (steps: readonly Step[], { trustedProxies, errorPages }: HandlerOptions) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = requestIdOf(request, trustedProxies);
    const exchange: Exchange = { request, response, requestId, path: readTarget(request) };
    try {
      for (const step of steps) {
        const result = step(exchange);
        if (result === true) return;
        // Awaiting the steps that are done would cost 4 % of the requests a second.
        if (typeof result === "object") await result;
      }
    } catch (error) {
      log.error({ event: "request-failed", requestId, ...causeOf(error) });
      if (response.headersSent) {
        if (!response.writableEnded) response.destroy();
        return;
      }
      const page = (errorPages[500] ?? "").replaceAll(REFERENCE_PLACEHOLDER, referenceOf(requestId));
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      for (const [name, value] of Object.entries(errorHeaders(requestId, page))) response.setHeader(name, value);
      response.writeHead(500).end(request.method === "HEAD" ? undefined : page);
    }
  };

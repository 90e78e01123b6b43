import type { IncomingMessage, ServerResponse } from "node:http";
import { type ErrorPages, REFERENCE_PLACEHOLDER } from "@/lib/built-site";
import { referenceOf } from "@/lib/internal-headers";
import { causeOf, log } from "@/lib/logger";
import { requestIdOf } from "./request-log";
import { errorHeaders } from "./security-headers";

type Steps = (request: IncomingMessage, response: ServerResponse, requestId: string) => unknown;

/**
 * Creates the guard around the steps of a request. An exception in a listener does not end the request: Next keeps the
 * process alive, and the visitor would wait. The guard logs it once, and responds with the error page, or cuts off a
 * response that has begun.
 */
export const createGuard =
  ({ trustedProxies, errorPages }: { trustedProxies: number; errorPages: ErrorPages }) =>
  (steps: Steps) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = requestIdOf(request, trustedProxies);
    try {
      await steps(request, response, requestId);
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

import type { IncomingMessage, ServerResponse } from "node:http";
import { finished } from "node:stream";
import { type BuiltSite, type ErrorPages, REFERENCE_PLACEHOLDER } from "@/lib/built-site";
import { referenceOf } from "@/lib/log/reference";
import type { Step } from "./handle-request";
import { READ_METHODS } from "./malformed-request";

const DOCUMENT = /^text\/(html|plain)\b/;

/**
 * Tells whether a client expects a document. Browsers name text/html; other clients that take anything may show it to a
 * person, too.
 */
const expectsDocument = ({ headers: { accept = "*/*" } }: IncomingMessage) =>
  accept === "*/*" || accept.includes("text/html");

/** The content type, which may be among writeHead's headers. Next's bare "Internal Server Error" has none. */
function typeOf(response: ServerResponse, writeHeadArguments: unknown[]): string {
  const given = writeHeadArguments.find((one) => typeof one === "object" && one !== null && !Array.isArray(one));
  const type = new Headers(given as HeadersInit).get("content-type") ?? response.getHeader("content-type");
  return String(type ?? "text/plain");
}

/**
 * Creates a function that returns the methods of a path as `Allow` lists them: those of its route handler, or those of
 * a page.
 * @param handlers the methods by route: "/api/auth/[...nextauth]".
 */
export function createAllow(handlers: BuiltSite["handlers"]): (path: string) => string {
  const patterns = Object.entries(handlers).map(([route, allow]) => {
    const source = route.replace(/\[\.{3}.+?\]/g, ".+").replace(/\[.+?\]/g, "[^/]+");
    return { pattern: new RegExp(`^${source}$`), allow };
  });
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.allow ?? READ_METHODS;
}

interface WrapOptions {
  errorPages: ErrorPages;
  handlers: BuiltSite["handlers"];
}

/**
 * Wraps the response: it sees the status before the headers are sent, which Next has no hook for. It
 * - defaults to `cache-control: no-store`; errors and temporary redirects are never cached, even if Next allows it;
 * - replaces a failed page (5xx) by our error page, because Next's own needs a script that the policy blocks;
 * - gives a rejected request a page, instead of an empty response or a line of next-auth's;
 * - names the methods that a route handler has, if a request has another one (405).
 */
export function wrapResponse({ errorPages, handlers }: WrapOptions): Step {
  const allowOf = createAllow(handlers);
  const pageFor = (status: number) => errorPages[Math.min(status, 500)];
  return ({ request, response, requestId, path }) => {
    const { writeHead, write, end } = response;
    let replacement: string | undefined;

    response.writeHead = function wrappedWriteHead(status: number, ...rest: unknown[]) {
      if (replacement !== undefined) return response;
      const isUncacheable = status === 307 || status >= 400;
      const cacheControl = String(response.getHeader("cache-control") ?? "");
      if (!cacheControl || (isUncacheable && !cacheControl.includes("no-store")))
        response.setHeader("cache-control", "no-store");
      if (status === 405 && !response.hasHeader("allow")) response.setHeader("allow", allowOf(path));
      const page = pageFor(status);
      if (page !== undefined && expectsDocument(request) && DOCUMENT.test(typeOf(response, rest))) {
        replacement = page.replaceAll(REFERENCE_PLACEHOLDER, referenceOf(requestId));
        for (const name of ["content-encoding", "transfer-encoding", "etag"]) response.removeHeader(name);
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.setHeader("content-length", Buffer.byteLength(replacement));
        return writeHead.call(response, status);
      }
      return (writeHead as (...args: unknown[]) => ServerResponse).call(response, status, ...rest);
    } as typeof writeHead;

    /**
     * Sends the error page with the first part of the body that it replaces, and drops the rest. A callback is called
     * all the same.
     */
    const replaceable = (original: (...args: never[]) => unknown) =>
      function wrapped(...args: never[]) {
        if (!response.headersSent && pageFor(response.statusCode) !== undefined)
          response.writeHead(response.statusCode);
        if (replacement === undefined) return original.apply(response, args);
        const callback: unknown = args.at(-1);
        if (typeof callback === "function") finished(response, () => callback());
        if (!response.writableEnded) end.call(response, request.method === "HEAD" ? "" : replacement, "utf8");
        return true;
      };
    response.write = replaceable(write as never) as typeof write;
    response.end = replaceable(end as never) as typeof end;
  };
}

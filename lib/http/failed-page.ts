import "server-only";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { FAILED_PAGE_FILE, REFERENCE_PLACE } from "./failed-page-file";
import { referenceOf } from "./refusal";

type Write = (...args: unknown[]) => unknown;

const DOCUMENT = /^text\/(html|plain)\b/;
const isForPerson = ({ headers }: IncomingMessage) =>
  Boolean(headers.accept?.includes("text/html")) && headers.rsc === undefined;

/**
 * Has a person see the site's own screen where a page failed on the server. Next answers with an empty document that
 * a script is to fill, which the page's policy keeps out, or with two bare words.
 * @returns what is to be called for every request, before anybody writes an answer to it.
 * @throws where the site is not built.
 */
export function openFailedPage(file = path.join(/* turbopackIgnore: true */ process.cwd(), FAILED_PAGE_FILE)) {
  const html = readFileSync(file, "utf8");

  return (request: IncomingMessage, response: ServerResponse, requestId: string) => {
    if (!isForPerson(request)) return;
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    const end = response.end.bind(response) as Write;
    let body: string | undefined;
    /** Bare words may have no type. */
    const isFailure = (status: unknown, type: unknown = response.getHeader("content-type")) =>
      Number(status) >= 500 && DOCUMENT.test(String(type ?? "text/plain"));

    response.writeHead = (...args: unknown[]) => {
      if (body !== undefined || Number(args[0]) < 500) return writeHead(...args);
      const given = new Headers(args.find((arg) => typeof arg === "object" && !Array.isArray(arg)) as HeadersInit);
      if (!isFailure(args[0], given.get("content-type") ?? undefined)) return writeHead(...args);
      body = html.replaceAll(REFERENCE_PLACE, referenceOf({ requestId }));
      for (const name of ["content-encoding", "transfer-encoding", "etag"]) response.removeHeader(name);
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.setHeader("content-length", Buffer.byteLength(body));
      return writeHead(args[0]);
    };
    /** What Next writes is dropped; the first of it brings the screen. */
    const instead = (original: Write) => {
      const write: Write = (...args) => {
        if (!response.headersSent && isFailure(response.statusCode)) response.writeHead(response.statusCode);
        if (body === undefined) return original(...args);
        if (!response.writableEnded) end(request.method === "HEAD" ? undefined : body);
        return true;
      };
      return write;
    };
    response.write = instead(response.write.bind(response) as Write) as typeof response.write;
    response.end = instead(end) as typeof response.end;
  };
}

import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { causeOf, log } from "@/lib/log";
import { type Asked, askedHeaders, type Handler } from "./asked";
import { type PlainAnswer, toPlainAnswer } from "./plain-answer";
import { pathOf } from "./requests";

/** By path, and by method: what is asked in another way, or at another path, is Next's to answer. */
export type Handlers = Record<string, Partial<Record<string, Handler>>>;

/** Below every bound that a handler reads to (read-post.ts, csp-report.ts). */
const SHORT_BYTES = 8192;

/** A body whose length is known and short comes as one part: to iterate over a stream takes longer than to read it. */
async function* readAtOnce(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  yield await new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    request
      .on("data", (part: Buffer) => parts.push(part))
      .once("end", () => resolve(Buffer.concat(parts)))
      .once("error", reject)
      .once("close", () => request.complete || reject(new Error("The body ended before its end")));
  });
}

const toAsked = (request: IncomingMessage): Asked => ({
  headers: askedHeaders(request.headers),
  body:
    Number(request.headers["content-length"]) <= SHORT_BYTES
      ? readAtOnce(request)
      : // Who stops reading has still an answer to give on the same line.
        request.iterator({ destroyOnReturn: false }),
});

function send({ status, headers, body }: PlainAnswer, { method }: IncomingMessage, response: ServerResponse) {
  if (body !== undefined) response.setHeader("content-length", Buffer.byteLength(body));
  response.writeHead(status, headers).end(method === "HEAD" ? undefined : body);
}

/** As Next ends a handler that throws, and tells of it (instrumentation.ts). */
function fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
  const requestId = request.headers["x-request-id"];
  log.error({ event: "page-failed", requestId, route: pathOf(request), ...causeOf(error) });
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

/** Has a request answered elsewhere by the very function that would answer it here, or says that it is not to be. */
export type PassOn = (path: string, request: IncomingMessage, asked: Asked) => Promise<PlainAnswer> | undefined;

/**
 * Answers with the very functions that Next's route handlers are, without Next around them, which takes longer than
 * they do.
 * @returns answers a request that has been watched (requests.ts), or returns false.
 */
export const createDirectAnswers =
  (handlers: Handlers, passOn: PassOn = () => undefined) =>
  (request: IncomingMessage, response: ServerResponse) => {
    const { method = "" } = request;
    const path = pathOf(request);
    const handle = handlers[path]?.[method === "HEAD" ? "GET" : method];
    if (!handle) return false;
    const answer = async () => {
      const asked = toAsked(request);
      send(await (passOn(path, request, asked) ?? toPlainAnswer(await handle(asked))), request, response);
    };
    answer().catch((error: unknown) => fail(error, request, response));
    return true;
  };

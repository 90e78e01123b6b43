import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { causeOf, log } from "@/lib/log";
import type { Asked, Handler } from "./asked";
import { JsonAnswer } from "./json";
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
  headers: {
    // As `Headers` has them: Node has joined what came more than once.
    get: (name) => request.headers[name]?.toString() ?? null,
  },
  body:
    Number(request.headers["content-length"]) <= SHORT_BYTES
      ? readAtOnce(request)
      : // Who stops reading has still an answer to give on the same line.
        request.iterator({ destroyOnReturn: false }),
});

const bodyOf = async (answer: Response): Promise<Buffer | undefined> => {
  if (answer instanceof JsonAnswer) return Buffer.from(answer.content);
  return answer.body ? Buffer.from(await answer.arrayBuffer()) : undefined;
};

async function send(answer: Response, { method }: IncomingMessage, response: ServerResponse) {
  const cookies = answer.headers.getSetCookie();
  for (const [name, value] of answer.headers) if (name !== "set-cookie") response.setHeader(name, value);
  if (cookies.length) response.setHeader("set-cookie", cookies);
  const body = await bodyOf(answer);
  if (body) response.setHeader("content-length", body.length);
  response.writeHead(answer.status).end(method === "HEAD" ? undefined : body);
}

/** As Next ends a handler that throws, and tells of it (instrumentation.ts). */
function fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
  const requestId = request.headers["x-request-id"];
  log.error({ event: "page-failed", requestId, route: pathOf(request), ...causeOf(error) });
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

/**
 * Answers with the very functions that Next's route handlers are, without Next around them, which takes longer than
 * they do.
 * @returns answers a request that has been watched (requests.ts), or returns false.
 */
export const createDirectAnswers = (handlers: Handlers) => (request: IncomingMessage, response: ServerResponse) => {
  const { method = "" } = request;
  const handle = handlers[pathOf(request)]?.[method === "HEAD" ? "GET" : method];
  if (!handle) return false;
  const answer = async () => send(await handle(toAsked(request)), request, response);
  answer().catch((error: unknown) => fail(error, request, response));
  return true;
};

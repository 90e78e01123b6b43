import "server-only";
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { messages } from "@/content/messages";
import { readBounded } from "@/lib/http/read-bounded";
import { causeOf, log } from "@/lib/log";
import { type CallName, calls, headerNames, type Transport, type WireAnswer } from "../contract";

const LONGEST_BODY_BYTES = 32_768;
const REQUEST_TIMEOUT_MS = 10_000;

const texts = messages.backend;
const refuse = (status: number, result: string): WireAnswer => ({ status, body: { success: false, result } });

const routes = Object.entries(calls).map(([name, { method, path }]) => ({
  name: name as CallName,
  method: method as string,
  // The client's paths end with and without a slash; either is taken.
  pattern: new RegExp(`^${path.replace(/\/$/, "").replace("{entity}", "[^/]+")}/?$`),
}));

/** @throws RangeError for a body that is too long, SyntaxError for one that is no JSON. */
async function readJson(request: IncomingMessage): Promise<object | undefined> {
  const text = await readBounded(request, LONGEST_BODY_BYTES);
  return text ? JSON.parse(text) : undefined;
}

/** Header values as one string each, the way the transport takes them. */
const headersOf = (request: IncomingMessage) =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));

const pathOf = ({ url = "/" }: IncomingMessage) => url.split("?", 1)[0] ?? "/";
const routesAt = (path: string) => routes.filter(({ pattern }) => pattern.test(path));

async function answer(request: IncomingMessage, transport: Transport): Promise<WireAnswer> {
  const path = pathOf(request);
  const onPath = routesAt(path);
  const route = onPath.find(({ method }) => method === request.method);
  if (!route) return onPath.length ? refuse(405, texts.unknownCall) : refuse(404, texts.unknownCall);
  try {
    const body = await readJson(request);
    return await transport({ call: route.name, method: route.method, path, headers: headersOf(request), body });
  } catch (error) {
    if (error instanceof RangeError) return refuse(413, texts.invalidRequest);
    if (error instanceof SyntaxError) return refuse(400, texts.invalidRequest);
    throw error;
  }
}

/** A backend over HTTP on the contract's exact paths; JSON in, JSON out, whatever happens. */
export function createBackendServer(transport: Transport): Server {
  const server = createServer(async (request, response) => {
    const requestId = String(request.headers[headerNames.requestId] ?? randomUUID()).slice(0, 64);
    const started = performance.now();
    const { status, body } = await answer(request, transport).catch((error: unknown) => {
      log.error({ event: "backend-server", requestId, ...causeOf(error) });
      return refuse(500, texts.failed);
    });
    response.writeHead(status, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      [headerNames.requestId]: requestId.replace(/[^\w.:-]/g, ""),
      ...(status === 405 && {
        allow: routesAt(pathOf(request))
          .map(({ method }) => method)
          .join(", "),
      }),
      // What is left of a body that was not read belongs to no further request.
      ...(status === 413 && { connection: "close" }),
    });
    response.end(JSON.stringify(body));
    const ms = Math.round(performance.now() - started);
    log.info({ event: "backend-server", requestId, method: request.method, status, ms });
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  return server;
}

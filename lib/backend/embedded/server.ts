import "server-only";
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { messages } from "@/content/messages";
import { readText } from "@/lib/http/parse-body";
import { causeOf, log } from "@/lib/logger";
import { type CallName, calls, headerNames, type Transport, type WireResponse } from "../contract";

const MAX_BODY_BYTES = 32_768;
const REQUEST_TIMEOUT_MS = 10_000;

const texts = messages.backend;
const fail = (status: number, result: string): WireResponse => ({ status, body: { success: false, result } });

const routes = Object.entries(calls).map(([name, { method, path }]) => ({
  name: name as CallName,
  method: method as string,
  // The specified paths are inconsistent about trailing slashes, so both forms are accepted.
  pattern: new RegExp(`^${path.replace(/\/$/, "").replace("{entity}", "[^/]+")}/?$`),
}));

/** @throws RangeError if the body is too long, SyntaxError if it is not JSON */
async function readJson(request: IncomingMessage): Promise<object | undefined> {
  const text = await readText(request, MAX_BODY_BYTES);
  return text ? JSON.parse(text) : undefined;
}

const headersOf = (request: IncomingMessage) =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));

const pathOf = ({ url = "/" }: IncomingMessage) => url.split("?", 1)[0] ?? "/";
const routesAt = (path: string) => routes.filter(({ pattern }) => pattern.test(path));

async function respond(request: IncomingMessage, transport: Transport): Promise<WireResponse> {
  const path = pathOf(request);
  const matching = routesAt(path);
  const route = matching.find(({ method }) => method === request.method);
  if (!route) return matching.length ? fail(405, texts.unknownCall) : fail(404, texts.unknownCall);
  try {
    const body = await readJson(request);
    return await transport({ call: route.name, method: route.method, path, headers: headersOf(request), body });
  } catch (error) {
    if (error instanceof RangeError) return fail(413, texts.invalidRequest);
    if (error instanceof SyntaxError) return fail(400, texts.invalidRequest);
    throw error;
  }
}

/** Serves a transport over HTTP on the contract's paths. Errors are JSON as well. */
export function createBackendServer(transport: Transport): Server {
  const server = createServer(async (request, response) => {
    const requestId = String(request.headers[headerNames.requestId] ?? randomUUID()).slice(0, 64);
    const started = performance.now();
    const { status, body } = await respond(request, transport).catch((error: unknown) => {
      log.error({ event: "backend-server", requestId, ...causeOf(error) });
      return fail(500, texts.failed);
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
      // The unread rest of the body would be parsed as the next request.
      ...(status === 413 && { connection: "close" }),
    });
    response.end(JSON.stringify(body));
    const ms = Math.round(performance.now() - started);
    log.info({ event: "backend-server", requestId, method: request.method, status, ms });
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  return server;
}

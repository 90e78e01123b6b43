import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import * as messages from "@/content/messages";
import { readText } from "@/lib/http";
import { causeOf, log } from "@/lib/logger";
import { type CallName, calls, headerNames, type Transport, type WireResponse } from "../contract";
import { fail } from ".";

const MAX_BODY_BYTES = 32_768;
const REQUEST_TIMEOUT_MS = 10_000;

const texts = messages.backend;

const routes = Object.entries(calls).map(([name, { method, path }]) => ({
  name: name as CallName,
  method: method as string,
  // The specified paths are inconsistent about trailing slashes, so both forms are accepted.
  pattern: new RegExp(`^${path.replace(/\/$/, "").replace("{entity}", "[^/]+")}/?$`),
}));

const headersOf = (request: IncomingMessage) =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));

type Response = WireResponse & { headers?: Record<string, string> };

async function respond(request: IncomingMessage, transport: Transport): Promise<Response> {
  const [path = "/"] = (request.url ?? "/").split("?", 1);
  const matching = routes.filter(({ pattern }) => pattern.test(path));
  if (!matching.length) return fail(404, texts.unknownCall);
  const route = matching.find(({ method }) => method === request.method);
  if (!route) {
    const allow = matching.map(({ method }) => method).join(", ");
    return { ...fail(405, texts.unknownCall), headers: { allow } };
  }
  try {
    const text = await readText(request, MAX_BODY_BYTES);
    const body = text ? JSON.parse(text) : undefined;
    return await transport({ call: route.name, method: route.method, path, headers: headersOf(request), body });
  } catch (error) {
    // The unread rest of the body would be parsed as the next request.
    if (error instanceof RangeError) return { ...fail(413, texts.invalidRequest), headers: { connection: "close" } };
    if (error instanceof SyntaxError) return fail(400, texts.invalidRequest);
    throw error;
  }
}

/** Serves a transport over HTTP on the contract's paths. Errors are JSON as well. */
export function createBackendServer(transport: Transport): Server {
  const server = createServer(async (request, response) => {
    const requestId = String(request.headers[headerNames.requestId] ?? randomUUID());
    const started = performance.now();
    const { status, body, headers } = await respond(request, transport).catch((error: unknown): Response => {
      log.error({ event: "backend-server", requestId, ...causeOf(error) });
      return fail(500, texts.failed);
    });
    response.writeHead(status, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      [headerNames.requestId]: requestId,
      ...headers,
    });
    response.end(JSON.stringify(body));
    const ms = Math.round(performance.now() - started);
    log.info({ event: "backend-server", requestId, method: request.method, status, ms });
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  return server;
}

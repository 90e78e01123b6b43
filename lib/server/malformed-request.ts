import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { ErrorPages } from "@/lib/built-site";
import { causeOf, log } from "@/lib/log";
import type { Connections } from "./connections";
import type { Exchange, Step } from "./handle-request";
import { errorHeaders } from "./response-headers";

/** Node's own statuses for its errors; any other error is 400. */
const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};
/**
 * The time that a client which is still writing has to read the response: closing at once would reset the connection.
 */
const LINGER_MS = 500;

/** The error that Node documents at https://nodejs.org/api/http.html#event-clienterror */
type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

function respondToMalformed(error: ClientError, socket: Duplex, connections: Connections, errorPages: ErrorPages) {
  // The connection has had an error before.
  if (socket.writableEnded) return;
  const pending = connections.get(socket as Socket) ?? [];
  const isResponding = [...pending].some(({ headersSent }) => headersSent);
  if (error.code === "ECONNRESET" || !socket.writable || isResponding) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ""] ?? 400;
  const page = errorPages[status] ?? "";
  const requestId = randomUUID();
  log.info({ event: "request", outcome: "malformed", requestId, status });
  const headers = { ...errorHeaders(requestId, page), date: new Date().toUTCString() };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  // A response to HEAD has no body.
  const isHead = error.rawPacket?.toString("latin1", 0, 5) === "HEAD ";
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", isHead ? "" : page].join("\r\n"));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Responds to requests that are malformed, too long or too slow, with a page and the headers of every response. */
export function handleMalformedRequests(server: Server, connections: Connections, errorPages: ErrorPages) {
  server.on("clientError", (clientError: ClientError, socket) => {
    try {
      respondToMalformed(clientError, socket, connections, errorPages);
    } catch (error) {
      log.error({ event: "request-failed", ...causeOf(error) });
      socket.destroy();
    }
  });
}

/** Tells whether there are several Host lines, of which Node takes the first one (RFC 9112, 3.2). */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (text: string, i: number) => i % 2 === 0 && text.length === 4 && text.toLowerCase() === "host";
  return rawHeaders.filter(isHost).length > 1;
}

/** Tells whether there is an Expect header for which Node emits `checkExpectation`: any but `100-continue`. */
const hasExpectation = ({ headers: { expect } }: IncomingMessage): boolean =>
  expect !== undefined && !/\b100-continue\b/i.test(expect);

/** Responds to headers that no request may have. @param wrap the step that makes a page of the response */
export const rejectMalformedHeaders =
  (wrap: Step): Step =>
  (exchange) => {
    const { request, response } = exchange;
    const status = (hasExpectation(request) && 417) || (hasSeveralHosts(request) && 400);
    if (!status) return false;
    wrap(exchange);
    response.writeHead(status).end();
    return true;
  };

/** The limit of a query's parameters. Links of advertisements have about twenty. Next takes seconds for 7,000. */
const MAX_PARAMETERS = 200;

/**
 * Tells whether a URL is a path that Next can handle. It would redirect to the host of a URL with another scheme, cut
 * off a fragment, and throw on a malformed percent sign.
 */
function isPath(url: string): boolean {
  if (!url.startsWith("/") || url.includes("#") || url.split("&", MAX_PARAMETERS + 1).length > MAX_PARAMETERS)
    return false;
  try {
    decodeURI(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/** Responds with 400 to a target that is not a path, or has too many parameters. */
export function rejectMalformedTarget({ request, response }: Exchange): boolean {
  if (isPath(request.url ?? "")) return false;
  response.writeHead(400).end();
  return true;
}

export const READ_METHODS = "GET, HEAD";

/** Responds with 405 to methods that Next answers with 500: TRACE, and any request for a file that does not read it. */
export const rejectMethod =
  ({ isFile }: { isFile: (path: string) => boolean }): Step =>
  ({ request: { method }, response, path }) => {
    if (method === "GET" || method === "HEAD") return false;
    if (isFile(path)) response.setHeader("allow", READ_METHODS);
    else if (method !== "TRACE") return false;
    response.writeHead(405).end();
    return true;
  };

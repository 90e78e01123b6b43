import { randomUUID } from "node:crypto";
import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { log } from "@/lib/logger";
import type { ErrorPages } from "./built-site";
import type { Connections } from "./connections";
import { contentSecurityPolicy, securityHeaders } from "./security-headers";

/** Node's own choice of status; any other error is 400. */
const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};
/** A client that is still writing needs time to read the response: closing at once would reset the connection. */
const LINGER_MS = 500;

/** https://nodejs.org/api/http.html#event-clienterror */
type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** Responds to requests that Node cannot parse, that are too long or too slow, with a page and the headers of every response. */
export function handleMalformedRequests(server: Server, connections: Connections, errorPages: ErrorPages) {
  server.on("clientError", (error: ClientError, socket) => {
    // A second error on the same connection.
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
    const headers = {
      ...securityHeaders("/"),
      "content-security-policy": contentSecurityPolicy([]),
      "x-request-id": requestId,
      date: new Date().toUTCString(),
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
      "content-length": Buffer.byteLength(page),
      connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    // A response to HEAD has no body.
    const isHead = error.rawPacket?.toString("latin1", 0, 5) === "HEAD ";
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", isHead ? "" : page].join("\r\n"));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  });
}

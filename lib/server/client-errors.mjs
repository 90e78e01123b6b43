import { STATUS_CODES } from "node:http";

/** As Node has them; whatever else is wrong with a request is 400. */
const STATUSES = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};
/** Time to read the answer for who is still writing: a line that is cut at once takes it along. */
const READ_WITHIN_MS = 500;

/**
 * Answers what is no request as Node itself does, and with the headers that all answers carry.
 * @param {import("node:http").Server} server
 * @param {(status: number) => Record<string, string>} headersOf
 */
export function answerClientErrors(server, headersOf) {
  server.on("clientError", ({ code }, socket) => {
    // A second error on the same line: it is answered already.
    if (socket.writableEnded) return;
    // In the midst of an answer no other one can begin.
    if (code === "ECONNRESET" || !socket.writable || socket._httpMessage?.headersSent) return socket.destroy();
    const status = STATUSES[code] ?? 400;
    const headers = {
      ...headersOf(status),
      date: new Date().toUTCString(),
      "cache-control": "no-store",
      "content-length": "0",
      connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"));
    setTimeout(() => socket.destroy(), READ_WITHIN_MS).unref();
  });
}

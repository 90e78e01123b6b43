import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { type HttpResponse, toResponse } from "./http";

interface Connection {
  socket: Socket;
  /** All that has been received so far. */
  received: () => string;
  isClosed: () => boolean;
  /** Resolves with all that was received once the connection is closed. */
  closed: Promise<string>;
}

/** A TCP connection to a site, for requests that no HTTP client would send. */
export async function openConnection(origin: string): Promise<Connection> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  let text = "";
  let isClosed = false;
  socket.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
  // The site may close a connection that is still being written to.
  socket.on("error", () => {});
  const closed = new Promise<string>((resolve) => {
    socket.once("close", () => {
      isClosed = true;
      resolve(text);
    });
  });
  return { socket, received: () => text, isClosed: () => isClosed, closed };
}

/**
 * Writes a chunk at intervals until the site responds or closes the connection.
 * @returns how many bytes were written.
 */
export async function trickle(
  { socket, received, isClosed }: Connection,
  chunk: string,
  intervalMs: number,
  maxBytes = Infinity,
) {
  let bytes = 0;
  while (!isClosed() && !received() && bytes < maxBytes) {
    socket.write(chunk);
    bytes += chunk.length;
    await delay(intervalMs);
  }
  return bytes;
}

export const requestHead = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, "host: localhost", ...headers, "", ""].join("\r\n");

/** The one response in what was received. */
export function parseResponse(received: string): HttpResponse {
  const [head = "", text = ""] = received.split("\r\n\r\n", 2);
  const [statusLine = "", ...lines] = head.split("\r\n");
  const rawHeaders = lines.flatMap((line) => line.split(/: (.*)/, 2));
  return toResponse(Number(statusLine.split(" ")[1]), rawHeaders, Buffer.from(text));
}

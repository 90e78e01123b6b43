import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Server as Listener, Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** The open connections, each with its responses that are not complete. */
export type Connections = Map<Socket, Set<ServerResponse>>;

/** The limit of a connection's requests that wait, each of which takes about 4 kB of memory. */
const MAX_WAITING = 1_000;

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Tracks a server's connections. Call this before adding any other request listener. */
export function trackConnections(server: Server): Connections {
  const connections: Connections = new Map();
  server.on("connection", (socket) => {
    connections.set(socket, new Set());
    socket.once("close", () => connections.delete(socket));
  });
  const track: Handle = ({ socket }, response) => {
    const pending = connections.get(socket);
    pending?.add(response);
    response.once("close", () => pending?.delete(response));
  };
  server.on("request", track);
  server.on("checkExpectation", track);
  return connections;
}

/**
 * Handles the requests of a connection one at a time. Node passes on all that a client has sent, and keeps their
 * responses in memory until the first one is read. A connection on which too many requests wait is closed.
 */
export const inTurn =
  (connections: Connections, handle: Handle): Handle =>
  (request, response) => {
    const { socket } = request;
    const pending = [...(connections.get(socket) ?? [])];
    const previous = pending.at(pending.indexOf(response) - 1);
    if (!previous || previous === response) return handle(request, response);
    if (pending.length > MAX_WAITING) return socket.destroy();
    // The previous response may have ended the connection.
    return previous.once("close", () => socket.writable && handle(request, response));
  };

/** The time in which open connections may still send requests, which are served with `connection: close`. */
const GRACE_MS = 500;
/** The time after which incomplete responses are aborted, so that all of a shutdown takes less than 10 s. */
const MAX_WAIT_MS = 6_000;

const announceClose = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader("connection", "close");
};

/**
 * Prepares a graceful shutdown: requests already received are completed, and clients are told to open a new connection
 * for the next one.
 * @returns a function that closes the listeners of the server; resolves when the last response is complete or aborted.
 */
export function prepareShutdown(server: Server, connections: Connections) {
  let isStopping = false;
  server.on("request", (_, response) => {
    if (isStopping) announceClose(response);
  });
  return async (listeners: Listener[]): Promise<void> => {
    isStopping = true;
    for (const pending of connections.values()) pending.forEach(announceClose);
    await delay(GRACE_MS);
    const closed = Promise.all(listeners.map((one) => new Promise((resolve) => one.close(resolve))));
    // Browsers open spare connections, which Node does not take for idle before their first request.
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
    await Promise.race([closed, delay(MAX_WAIT_MS, undefined, { ref: false })]);
    server.closeAllConnections();
  };
}

import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Open connections, each with its responses that are not complete. */
export type Connections = Map<Socket, Set<ServerResponse>>;

/** Tracks a server's connections. To be called before any other listener of requests is added. */
export function trackConnections(server: Server): Connections {
  const connections: Connections = new Map();
  server.on("connection", (socket) => {
    connections.set(socket, new Set());
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    const pending = connections.get(socket);
    pending?.add(response);
    response.once("close", () => pending?.delete(response));
  });
  return connections;
}

/** Browsers and proxies send one request at a time; pipelined ones wait in memory. */
const MAX_PIPELINED = 50;

/** Whether a connection has more requests waiting than a client has use for. */
export const isFlooding = (connections: Connections, socket: Socket): boolean =>
  (connections.get(socket)?.size ?? 0) > MAX_PIPELINED;

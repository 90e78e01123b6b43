/** Requests on one line that are not answered yet. No browser and no proxy sends a second one before the answer. */
const MOST_IN_LINE = 50;
/** Nothing is read or written for so long: whoever asked does not listen. Longer than any answer takes, and any pause. */
const SILENCE_MS = 75_000;
const LOOK_EVERY_MS = 5_000;

/** Counts, for each connection, the requests that came while an earlier one waited for its answer. */
const inLine = new WeakMap();

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @returns {boolean} whether more requests wait on this connection than anybody has use for.
 */
export function isCrowded({ socket }, response) {
  // The first in line has the socket.
  if (response.socket) return inLine.delete(socket) && false;
  const waiting = (inLine.get(socket) ?? 0) + 1;
  inLine.set(socket, waiting);
  return waiting > MOST_IN_LINE;
}

/**
 * Cuts connections on which nothing happens. Node's own timeout sets two timers a request for it.
 * @param {import("node:http").Server} server
 */
export function cutSilent(server) {
  /** @type {Map<import("node:net").Socket, { bytes: number, at: number }>} */
  const heard = new Map();
  server.on("connection", (socket) => {
    heard.set(socket, { bytes: 0, at: Date.now() });
    socket.once("close", () => heard.delete(socket));
  });
  const look = () => {
    const now = Date.now();
    for (const [socket, last] of heard) {
      const bytes = socket.bytesRead + socket.bytesWritten;
      if (bytes !== last.bytes) heard.set(socket, { bytes, at: now });
      else if (now - last.at > SILENCE_MS) socket.destroy();
    }
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}

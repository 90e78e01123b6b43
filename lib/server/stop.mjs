import { Server } from "node:net";
import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";

/** An answer that is not done by then is given up, so that all of the end takes less than 10 s. */
const LAST_ANSWERS_MS = 6_000;
/** Connections that are made all the while are not waited for any longer. */
const LAST_CONNECTIONS_MS = 2_000;
/** Time for a request that is under way on a connection that seemed idle. */
const LAST_REQUESTS_MS = 200;
/** The same on one that is new: who made it may be busy. */
const FIRST_REQUESTS_MS = 1_000;
const LOOK_EVERY_MS = 50;

/**
 * Whoever was heard is answered: the site that stops tells so with the last answer of each connection.
 * @param {import("node:http").Server} server which has no listener of its own yet
 * @returns {() => Promise<void>} takes no new connection, and comes once the answers that are under way are given, or
 * given up.
 */
export function prepareStop(server) {
  /** Open connections, each with its latest answer. */
  const answers = new Map();
  let isStopping = false;
  server.on("connection", (socket) => {
    answers.set(socket, undefined);
    socket.once("close", () => answers.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    answers.set(socket, response);
    if (isStopping) isLast(response);
  });

  return async () => {
    isStopping = true;
    const late = pause(LAST_ANSWERS_MS);
    for (const response of answers.values()) isLast(response);
    await takeLastConnections(server);
    // Node's own way would close at once what is idle, a request on its way to it or not.
    const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve));
    const closing = closeIdle(server, answers);
    await Promise.race([closed, late]);
    closing.abort();
    server.closeAllConnections();
  };
}

/** The next request of this connection is another instance's. */
function isLast(response) {
  if (response && !response.headersSent) response.setHeader("connection", "close");
}

/** The system has made some that nobody has taken yet, and hands out one a round: to close now would break them. */
async function takeLastConnections(server) {
  let isComing = true;
  const see = () => (isComing = true);
  server.on("connection", see);
  for (const until = Date.now() + LAST_CONNECTIONS_MS; isComing && Date.now() < until; ) {
    isComing = false;
    // The first may be the round that is under way.
    await nextRound();
    await nextRound();
  }
  server.off("connection", see);
}

/** Closes connections that nothing comes on, again and again: one becomes idle after its last answer. */
function closeIdle(server, answers) {
  const controller = new AbortController();
  const { signal } = controller;
  const look = async () => {
    const firstUntil = Date.now() + FIRST_REQUESTS_MS;
    await pause(LAST_REQUESTS_MS);
    while (!signal.aborted) {
      // After a round, what had arrived has been read.
      await nextRound();
      server.closeIdleConnections();
      // To Node one is busy until its first request is answered; browsers open some to spare.
      if (Date.now() > firstUntil) for (const socket of answers.keys()) if (socket.bytesRead === 0) socket.destroy();
      await pause(LOOK_EVERY_MS);
    }
  };
  look();
  return controller;
}

import { createServer } from "node:net";

// JavaScript without packages: lib/cli/bootstrap.mjs tries the address before it installs anything.

/**
 * Begins to listen on one address.
 * @param {import("node:net").Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>}
 */
const begin = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });

/** The errors of a machine without IPv6. */
const NO_ADDRESS = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code ?? "";

/**
 * Names the setting because of which an address cannot be listened on.
 * @param {unknown} error
 * @param {number} port
 * @param {string} host
 */
function explain(error, port, host) {
  const code = codeOf(error);
  if (code === "EADDRINUSE") return `PORT is invalid: ${port} is in use on ${host} by another program.`;
  if (code === "EACCES") return `PORT is invalid: this user may not listen on ${port}.`;
  return `HOST is invalid: this machine cannot listen on ${host} (${code}).`;
}

/**
 * Listens on PORT and HOST. `localhost` is both loopbacks, whichever of them the system means by it.
 * @param {import("node:net").Server} server
 * @param {number} port
 * @param {string} host
 * @returns what to close at the end: the server, and the listener that passes it the connections of `::1`.
 * @throws with the setting that is wrong.
 */
export async function listen(server, port, host) {
  const listeners = [server];
  try {
    await begin(server, port, host === "localhost" ? "127.0.0.1" : host);
    if (host !== "localhost") return listeners;
    // A server takes the sockets of another listener as its own: https://nodejs.org/api/http.html#event-connection
    const options = { allowHalfOpen: true, noDelay: true };
    const second = createServer(options, (socket) => void server.emit("connection", socket));
    listeners.push(second);
    await begin(second, port, "::1");
  } catch (error) {
    const isWithoutIpv6 = listeners.length > 1 && NO_ADDRESS.includes(codeOf(error));
    if (isWithoutIpv6) return [server];
    server.close();
    throw new Error(explain(error, port, host));
  }
  return listeners;
}

import { createServer, type Server } from "node:net";

/** Begins to listen on one address. */
const begin = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });

/** The errors of a machine without IPv6. */
const NO_ADDRESS = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

/** Says why an address cannot be listened on, with the setting to change. */
function explain(error: unknown, port: number, host: string): string {
  const code = codeOf(error);
  if (code === "EADDRINUSE") return `Port ${port} on ${host} is already in use.`;
  if (code === "EACCES") return `PORT is invalid: this user may not listen on ${port}.`;
  return `HOST is invalid: this machine cannot listen on ${host} (${code}).`;
}

/**
 * Listens on PORT and HOST. `localhost` listens on 127.0.0.1 and ::1, whichever of them the system means by it.
 * @returns what to close at the end: the server, and the listener that passes it the connections of `::1`
 * @throws with the reason
 */
export async function listen(server: Server, port: number, host: string): Promise<Server[]> {
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

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Browsers treat this address as another site than `localhost`. */
const HOST = "127.0.0.1";

/**
 * An HTTP server in this process. `stop` aborts what is open and refuses connections; `start` listens at the same
 * address again.
 */
export async function openListener() {
  const server = createServer();
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, HOST, () => {
        server.off("error", reject);
        resolve();
      });
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    server,
    url: `http://${HOST}:${port}`,
    start: async () => {
      if (!server.listening) await listen(port);
    },
    stop: async () => {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

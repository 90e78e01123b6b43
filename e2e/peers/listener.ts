import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Every peer but the site is at an address of its own kind: the site at `localhost` is another site to a browser. */
const HOST = "127.0.0.1";

/**
 * An HTTP server in this process, on a port that the system chooses. After `stop` connections are refused and those
 * under way are broken; `start` listens at the same address again.
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

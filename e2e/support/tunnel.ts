import { type AddressInfo, connect, createServer, type Socket } from "node:net";

const HOST = "127.0.0.1";

/** A TCP tunnel to a server that can be paused: connections are still accepted, but nothing is transmitted. */
export async function openTunnel(address: string) {
  const url = new URL(address);
  const { port, hostname } = url;
  const sockets = new Set<Socket>();
  let isPaused = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => {});
      from.once("close", () => sockets.delete(from));
      if (!isPaused) from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  url.host = `${HOST}:${(server.address() as AddressInfo).port}`;
  const reset = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    pause: () => {
      isPaused = true;
      for (const socket of sockets) socket.unpipe();
    },
    /** What was sent meanwhile is lost, and open connections are reset. */
    resume: () => {
      isPaused = false;
      reset();
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      reset();
      await closed;
    },
  };
}

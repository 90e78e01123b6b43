import { type AddressInfo, connect, createServer, type Socket } from "node:net";

const HOST = "127.0.0.1";

/** A TCP tunnel to a server that can be paused: connections are still accepted, but nothing is transmitted. */
export async function openTunnel(address: string) {
  const target = new URL(address);
  const { port, hostname } = target;
  const sockets = new Set<Socket>();
  let isPaused = false;
  const pipe = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on("data", (bytes) => {
      if (!isPaused) to.write(bytes);
    });
    from.once("close", () => {
      sockets.delete(from);
      if (!isPaused) to.destroy();
    });
    from.on("error", () => {});
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    pipe(near, far);
    pipe(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  target.hostname = HOST;
  target.port = String((server.address() as AddressInfo).port);
  const reset = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: target.href,
    pause: () => {
      isPaused = true;
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

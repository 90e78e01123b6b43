import { type AddressInfo, connect, createServer, type Socket } from "node:net";

const HOST = "127.0.0.1";

/** A line to a server that can go dead: while it is paused, connections are made and nothing comes through. */
export async function openTunnel(address: string) {
  const target = new URL(address);
  const { port, hostname } = target;
  const sockets = new Set<Socket>();
  let isPaused = false;
  const join = (from: Socket, to: Socket) => {
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
    join(near, far);
    join(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  target.hostname = HOST;
  target.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: target.href,
    connections: () => sockets.size,
    /** What is sent meanwhile is lost. */
    pause: () => {
      isPaused = true;
    },
    /** As a line that was away: what was open over it is broken. */
    resume: () => {
      isPaused = false;
      cut();
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}

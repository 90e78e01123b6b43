import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** Bytes a second each way, and milliseconds there and back. */
export interface Line {
  down: number;
  up: number;
  roundTrip: number;
}

const PACKET_BYTES = 1460;

/** One direction, which all connections share. */
function direction(bytesPerSecond: number, latency: number) {
  let freeAt = 0;
  return (from: Socket, to: Socket) => {
    let sent = Promise.resolve<unknown>(undefined);
    const after = (bytes: number, send: () => void) => {
      freeAt = Math.max(performance.now(), freeAt) + (bytes / bytesPerSecond) * 1000;
      const arrival = freeAt + latency;
      sent = sent.then(() => delay(Math.max(0, arrival - performance.now()))).then(send);
    };
    from.on("data", (data: Buffer) => {
      for (let i = 0; i < data.length; i += PACKET_BYTES) {
        const packet = data.subarray(i, i + PACKET_BYTES);
        after(packet.length, () => to.write(packet));
      }
    });
    from.on("end", () => after(0, () => to.end()));
    from.on("error", () => to.destroy());
  };
}

/**
 * Listens in front of a server as if it were at the end of a slow line, for one visit. A connection waits a round trip for
 * TCP, the first one another for the look-up of the name; TLS takes its own, as its messages are delayed like any others.
 * Chromium's emulation delays requests only, and Linux's netem needs root and a kernel module.
 */
export async function openSlowLine(target: number, { down, up, roundTrip }: Line) {
  const [downwards, upwards] = [direction(down, roundTrip / 2), direction(up, roundTrip / 2)];
  let isNameKnown = false;
  const sockets = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true }, async (visitor) => {
    sockets.add(visitor);
    const trips = isNameKnown ? 1 : 2;
    isNameKnown = true;
    await delay(trips * roundTrip);
    const site = connect(target, "127.0.0.1");
    sockets.add(site);
    upwards(visitor, site);
    downwards(site, visitor);
    visitor.resume();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { freePort } from "@/lib/testing/free-port";
import { listen } from "./listen";

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));
const close = (listeners: Awaited<ReturnType<typeof listen>>) => listeners.map((one) => one.close());

test("localhost listens on 127.0.0.1 and ::1, as one server", async () => {
  const server = createServer((request, response) => response.end(request.socket.remoteAddress));
  const port = await freePort("127.0.0.1");
  const listeners = await listen(server, port, "localhost");
  // A later error is not swallowed.
  expect(listeners.map((one) => one.listenerCount("error"))).toEqual(listeners.map(() => 0));
  for (const address of hasIpv6 ? ["127.0.0.1", "::1"] : ["127.0.0.1"]) {
    const host = address === "::1" ? "[::1]" : address;
    expect(await (await fetch(`http://${host}:${port}`)).text()).toBe(address);
  }
  close(listeners);
  server.closeAllConnections();
});

test("an address that cannot be listened on is named", async () => {
  const server = createServer();
  const taken = await listen(server, 0, "127.0.0.1");
  const { port } = server.address() as AddressInfo;
  await expect(listen(createServer(), port, "127.0.0.1")).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already in use.`,
  );
  await expect(listen(createServer(), port, "nowhere.invalid")).rejects.toThrow(/^HOST is invalid: .+nowhere\.invalid/);
  close(taken);
});

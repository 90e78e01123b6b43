import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { listen } from "@/lib/testing/http";
import { until } from "@/lib/testing/until";
import { inTurn, trackConnections } from "./connections";

/** A server whose responses the test completes, and a connection to it. */
async function open() {
  const server = createServer();
  const connections = trackConnections(server);
  const handled: { url: string; response: ServerResponse }[] = [];
  const handle = inTurn(connections, ({ url = "" }, response) => handled.push({ url, response }));
  server.on("request", handle).on("checkExpectation", handle);
  const { port, close } = await listen(server);
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  let received = "";
  socket.on("data", (text) => (received += text)).on("error", () => {});
  const request = (path: string, header = "a: b") =>
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${header}\r\n\r\n`);
  return { connections, handled, socket, request, close, bodies: () => received.match(/(?<=\r\n\r\n\w+\r\n)\S+/g) };
}

const paths = (handled: { url: string }[]) => handled.map(({ url }) => url);

test("requests of a connection are handled one at a time, in order", async () => {
  const { handled, request, bodies, close } = await open();
  request("/1");
  request("/2", "expect: wonders");
  request("/3");
  for (const [i, count] of [1, 2, 3].entries()) {
    await until(() => handled.length === count);
    handled[i]?.response.write(`body-of-${count}`);
    await until(() => bodies()?.length === count);
    expect(handled).toHaveLength(count);
    handled[i]?.response.end();
  }
  expect(paths(handled)).toEqual(["/1", "/2", "/3"]);
  expect(bodies()).toEqual(["body-of-1", "body-of-2", "body-of-3"]);
  request("/4");
  await until(() => handled.length === 4);
  await close();
});

test.each<[string, (response: ServerResponse) => void]>([
  ["is aborted", (response) => response.destroy()],
  ["ends the connection", (response) => response.setHeader("connection", "close").end()],
])("after a response that %s the requests that wait are dropped", async (_, complete) => {
  const { connections, handled, socket, request, close } = await open();
  request("/1");
  request("/2");
  await until(() => [...connections.values()][0]?.size === 2);
  complete(handled[0]?.response as ServerResponse);
  await until(() => socket.destroyed && connections.size === 0);
  expect(paths(handled)).toEqual(["/1"]);
  await close();
});

test("a connection with more than a thousand requests that wait is closed", async () => {
  const { connections, handled, socket, request, close } = await open();
  for (let i = 0; i < 1000; i++) request(`/${i}`);
  await until(() => [...connections.values()][0]?.size === 1000);
  request("/1000");
  await until(() => socket.destroyed && connections.size === 0);
  expect(paths(handled)).toEqual(["/0"]);
  await close();
});

import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { listen } from "@/lib/testing/http";
import { until } from "@/lib/testing/until";
import { isFlooding, trackConnections } from "./connections";

test("a connection with more than fifty pipelined requests is flooding, until they are answered", async () => {
  const server = createServer();
  const connections = trackConnections(server);
  const responses: ServerResponse[] = [];
  const flooding: boolean[] = [];
  server.on("request", ({ socket }, response) => {
    flooding.push(isFlooding(connections, socket));
    responses.push(response);
  });
  const { port, close } = await listen(server);
  const client = connect(port, "127.0.0.1").resume();
  const send = (count: number) => client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(count));

  send(51);
  await until(() => responses.length === 51);
  expect(flooding).toEqual([...Array(50).fill(false), true]);
  for (const response of responses.splice(0)) response.end();
  await until(() => [...connections.values()].every((pending) => pending.size === 0));
  send(1);
  await until(() => responses.length === 1);
  expect(flooding.at(-1)).toBe(false);

  client.destroy();
  await until(() => connections.size === 0);
  await close();
});

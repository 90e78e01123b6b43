import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { startSite } from "../peers/site";

let site: Awaited<ReturnType<typeof startSite>>;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const open = () => {
  const { hostname, port } = new URL(site.url);
  return connect(Number(port), hostname).on("error", () => {});
};
const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: localhost", ...headers, "", ""].join("\r\n");

test("whoever sends request upon request and reads no answer is cut off, and all others are answered", async () => {
  const sockets = Array.from({ length: 5 }, open);
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve)));
  for (const socket of sockets) socket.pause().write(get("/home").repeat(1000));
  // Only who reads learns of the end.
  for (const socket of sockets) socket.resume();
  await Promise.all(closed);
  expect((await fetch(site.url)).status).toBe(200);
});

test("requests that are sent together, as many as anybody sends, are all answered", async () => {
  const socket = open();
  socket.write(get("/api/health").repeat(9) + get("/api/health", "Connection: close"));
  expect((await text(socket)).match(/HTTP\/1.1 200 OK/g)).toHaveLength(10);
});

test("whoever offers another protocol is answered in this one", async () => {
  const socket = open();
  socket.write(get("/api/health", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk"));
  const answer = await new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data))));
  expect(answer).toContain("HTTP/1.1 200 OK");
  socket.destroy();
});

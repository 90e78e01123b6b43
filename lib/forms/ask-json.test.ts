import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getJson, notBefore, postJson } from "./ask-json";

let server: Server;
let address: string;
let answer: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

test("posts JSON and hands back the result", async () => {
  let received = "";
  answer = (request, response) => {
    request.on("data", (chunk) => {
      received += chunk;
    });
    request.on("end", () => json(200, { success: true, result: { username: "a" } })(request, response));
  };
  expect(await postJson(address, { name: "Uwase 👋" })).toEqual({ isDone: true, result: { username: "a" } });
  expect(JSON.parse(received)).toEqual({ name: "Uwase 👋" });
});

test.each([
  [
    "a reason",
    json(200, { success: false, result: "No such user" }),
    { isDone: false, status: 200, reason: "No such user" },
  ],
  ["no reason", json(200, { success: false }), { isDone: false, status: 200 }],
  ["a result that is no text", json(400, { success: false, result: { a: 1 } }), { isDone: false, status: 400 }],
  ["success under a status that says otherwise", json(500, { success: true }), { isDone: false, status: 500 }],
  ["JSON that is no answer", json(200, [true]), { isDone: false, status: 200 }],
  ["a page", ((_, response) => response.end("<html>")) as RequestListener, { isDone: false, status: 200 }],
  ["a broken line", ((request) => request.socket.destroy()) as RequestListener, { isDone: false }],
])("%s is not done", async (_, listener, expected) => {
  answer = listener;
  expect(await postJson(address, {})).toEqual(expected);
});

test("a failure on the server's side has a reference", async () => {
  answer = json(503, { success: false, result: "Later.", reference: "1a2b3c4d" });
  expect(await getJson(address)).toEqual({ isDone: false, status: 503, reason: "Later.", reference: "1a2b3c4d" });
});

test("notBefore waits at least as long as it is told", async () => {
  const started = performance.now();
  expect(await notBefore(80, Promise.resolve("value"))).toBe("value");
  expect(performance.now() - started).toBeGreaterThanOrEqual(79);
});

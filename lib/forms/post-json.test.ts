import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getJson, postJson } from "./post-json";

let server: Server;
let url: string;
let respond: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

test("posts JSON and returns the result", async () => {
  let received = "";
  respond = (request, response) => {
    request.on("data", (chunk) => {
      received += chunk;
    });
    request.on("end", () => json(200, { success: true, result: { username: "a" } })(request, response));
  };
  expect(await postJson(url, { name: "Uwase 👋" })).toEqual({ isSuccess: true, result: { username: "a" } });
  expect(JSON.parse(received)).toEqual({ name: "Uwase 👋" });
});

test.each([
  [
    "a message",
    json(200, { success: false, result: "No such user" }),
    { isSuccess: false, status: 200, message: "No such user" },
  ],
  ["no message", json(200, { success: false }), { isSuccess: false, status: 200 }],
  ["a result that is not a string", json(400, { success: false, result: { a: 1 } }), { isSuccess: false, status: 400 }],
  ["success with an error status", json(500, { success: true }), { isSuccess: false, status: 500 }],
  ["JSON of another shape", json(200, [true]), { isSuccess: false, status: 200 }],
  ["an HTML page", ((_, response) => response.end("<html>")) as RequestListener, { isSuccess: false, status: 200 }],
  ["a network error", ((request) => request.socket.destroy()) as RequestListener, { isSuccess: false }],
])("%s is no success", async (_, listener, expected) => {
  respond = listener;
  expect(await postJson(url, {})).toEqual(expected);
});

test("a failure on the server has a reference", async () => {
  respond = json(503, { success: false, result: "Later.", reference: "1a2b3c4d" });
  expect(await getJson(url)).toEqual({ isSuccess: false, status: 503, message: "Later.", reference: "1a2b3c4d" });
});

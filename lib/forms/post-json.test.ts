import { createServer, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "@/lib/testing/http";
import { postJson } from "./post-json";

let url: string;
let close: () => Promise<void>;
let respond: RequestListener;

beforeAll(async () => {
  ({ url, close } = await listen(createServer((request, response) => respond(request, response))));
});
afterAll(() => close());

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

test("posts JSON and returns the result", async () => {
  let received = "";
  respond = async (request, response) => {
    received = await text(request);
    json(200, { success: true, result: { username: "a" } })(request, response);
  };
  expect(await postJson(url, { name: "Uwase 👋" })).toEqual({ isSuccess: true, result: { username: "a" } });
  expect(JSON.parse(received)).toEqual({ name: "Uwase 👋" });
});

test.each([
  [
    "a failure",
    json(503, { success: false, result: "Later.", reference: "1a2b3c4d" }),
    { isSuccess: false, status: 503, message: "Later.", reference: "1a2b3c4d" },
  ],
  ["a result that is not a string", json(400, { success: false, result: { a: 1 } }), { isSuccess: false, status: 400 }],
  ["success with an error status", json(500, { success: true }), { isSuccess: false, status: 500 }],
  ["an HTML page", ((_, response) => response.end("<html>")) as RequestListener, { isSuccess: false, status: 200 }],
  ["a network error", ((request) => request.socket.destroy()) as RequestListener, { isSuccess: false }],
])("%s is no success", async (_, listener, expected) => {
  respond = listener;
  expect(await postJson(url, {})).toEqual(expected);
});

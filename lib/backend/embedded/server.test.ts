import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { log } from "@/lib/logger";
import { openEmbedded, serveBackend, TEST_KEY } from "@/lib/testing/backends";
import { createSqlite } from "@/lib/testing/databases";
import { headerNames, type Transport } from "../contract";

log.level = "silent";
jest.setTimeout(60_000);

let embedded: Awaited<ReturnType<typeof openEmbedded>>;
let served: Awaited<ReturnType<typeof serveBackend>>;
let transport: Transport;
beforeAll(async () => {
  embedded = await openEmbedded(createSqlite);
  served = await serveBackend((request) => transport(request));
});
beforeEach(() => {
  transport = embedded.transport;
});
afterAll(async () => {
  await served.close();
  await embedded.close();
});

const SERVICES = "/entity/public/data/services";
const get = (path: string, headers: Record<string, string> = { [headerNames.apiKey]: TEST_KEY }) =>
  fetch(served.url + path, { headers });
const logIn = (body: BodyInit) =>
  fetch(`${served.url}/user/login`, { method: "POST", body, duplex: "half" } as RequestInit);

async function expectFailure(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({ success: false, result: expect.stringMatching(/^[A-Z].*\.$/) });
}

test.each<[string, number, BodyInit]>([
  ["form data", 400, "api_key=1&username=a"],
  ["truncated JSON", 400, '{"api_key":'],
  ["JSON other than an object", 400, "null"],
  ["invalid UTF-8", 400, Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ["a body over the limit", 413, JSON.stringify({ api_key: "x".repeat(40_000) })],
  [
    "an endless body",
    413,
    new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(32)) }),
  ],
])("%s is rejected with %d", async (_, status, body) => {
  await expectFailure(await logIn(body), status);
});

test.each(["/", "/user/login/more", "/entity/public/data/%E0%A4%A"])("%s is not found", async (path) => {
  await expectFailure(await get(path), 404);
});

test("a wrong method is rejected with the allowed ones", async () => {
  const response = await get("/user/login");
  await expectFailure(response, 405);
  expect(response.headers.get("allow")).toBe("POST");
});

test.each([SERVICES, `${SERVICES}/`, `${SERVICES}?a=b`])("%s is served and not cached", async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["a-1:b.2", "a-1:b.2"],
  ["<é>1", "1"],
])("the request id %s is echoed as %s", async (sent, expected) => {
  const response = await get("/", { [headerNames.requestId]: sent });
  expect(response.headers.get(headerNames.requestId)).toBe(expected);
});

test("an internal error is a 500 without details", async () => {
  transport = () => Promise.reject(new Error("secret detail"));
  await expectFailure(await get(SERVICES), 500);
});

test("an aborted request does not affect the next one", async () => {
  const socket = connect(Number(new URL(served.url).port), "127.0.0.1");
  socket.end("POST /user/login HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{");
  await text(socket).catch(() => "");
  expect((await get(SERVICES)).status).toBe(200);
});

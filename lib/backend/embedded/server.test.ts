import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { log } from "@/lib/log";
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

const key = { [headerNames.apiKey]: TEST_KEY };
const ask = (path: string, init?: RequestInit) => fetch(served.url + path, init);
const post = (body: BodyInit, headers = {}) => ask("/user/login", { method: "POST", body, headers });

async function expectRefusal(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({ success: false, result: expect.stringMatching(/^[A-Z].*\.$/) });
}

test.each([
  ["no JSON", "api_key=1&username=a", 400],
  ["JSON that is cut off", '{"api_key":', 400],
  ["no object", "null", 400],
  ["a list", "[]", 400],
  ["nothing", "", 400],
  ["nesting without end", "[".repeat(30_000), 400],
  ["bytes that are no UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400],
  ["40 kB", JSON.stringify({ api_key: "x".repeat(40_000) }), 413],
  ["20 MB", "x".repeat(20_000_000), 413],
])("a body that is %s is refused as JSON", async (_, body, status) => {
  await expectRefusal(await post(body), status);
});

test("a body whose length nobody said is refused as soon as it is too long", async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(32)),
  });
  const init = { method: "POST", body: endless, duplex: "half" } as RequestInit;
  await expectRefusal(await ask("/user/login", init), 413);
});

test("an unknown path and an unknown method are refused", async () => {
  await expectRefusal(await ask("/"), 404);
  await expectRefusal(await ask("/user/login/more"), 404);
  const unasked = await ask("/user/login");
  await expectRefusal(unasked, 405);
  expect(unasked.headers.get("allow")).toBe("POST");
  await expectRefusal(await ask("/entity/public/data/%E0%A4%A", { headers: key }), 404);
});

test.each(["/entity/public/data/services", "/entity/public/data/services/", "/entity/public/data/services?a=b"])(
  "%s is read, with and without its slash",
  async (path) => {
    const response = await ask(path, { headers: key });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
  },
);

test("the request's id comes back, and one that is none is no header", async () => {
  const answer = await ask("/", { headers: { [headerNames.requestId]: "a-1:b.2" } });
  expect(answer.headers.get(headerNames.requestId)).toBe("a-1:b.2");
  const odd = await ask("/", { headers: { [headerNames.requestId]: "<é>1" } });
  expect(odd.headers.get(headerNames.requestId)).toBe("1");
});

test("what breaks inside is a plain 500, and none of its text leaves", async () => {
  transport = () => Promise.reject(new Error("secret detail"));
  await expectRefusal(await ask("/entity/public/data/services", { headers: key }), 500);
});

test("a request that goes away midway leaves the server in order", async () => {
  const socket = connect(Number(new URL(served.url).port), "127.0.0.1");
  socket.end("POST /user/login HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{");
  await text(socket).catch(() => "");
  expect((await ask("/entity/public/data/services", { headers: key })).status).toBe(200);
});

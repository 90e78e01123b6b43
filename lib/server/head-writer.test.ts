import { Agent, createServer, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { ask, type Question } from "@/e2e/trust/ask";
import { createHeadWriter } from "./head-writer.mjs";

const HEADERS = ["content-type", "text/plain", "content-length", "4", "x-kept", "security-of-all"];
const OTHER_HEADERS = ["content-length", "4", "x-other", "see x-request-id: 22222222"];

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.restoreAllMocks();
});

/** A server whose answers have the id that they are asked with, and a client that keeps its connection. */
async function startServer() {
  const writeUsual = createHeadWriter(HEADERS);
  const writeOther = createHeadWriter(OTHER_HEADERS);
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    if (request.url === "/last") response.setHeader("connection", "close");
    const writeHead = request.url === "/other" ? writeOther : writeUsual;
    writeHead(response, String(request.headers.id));
    response.end("body");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  stops.push(() => {
    agent.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const get = (id: string, path = "/", question: Question = {}) =>
    ask(`http://127.0.0.1:${port}`, path, { agent, ...question, headers: { id, ...question.headers } });
  /** Sends requests at once, the last of which ends the connection. @returns all that comes. */
  const say = (...requests: string[]) => {
    const socket = connect(port, "127.0.0.1");
    for (const request of requests) socket.write(`${request}\r\nHost: site\r\n\r\n`);
    return text(socket);
  };
  return { get, say };
}

const written = (id: string, connection = "keep-alive") => [
  ...[
    ["content-type", ["text/plain"]],
    ["content-length", ["4"]],
    ["x-kept", ["security-of-all"]],
  ],
  ...[
    ["x-request-id", [id]],
    ["connection", [connection]],
  ],
  ...(connection === "close" ? [] : [["keep-alive", ["timeout=65"]]]),
];

/** All lines but the date, which each has. */
function linesOf({ all, text }: Awaited<ReturnType<typeof ask>>) {
  expect(text).toBe("body");
  expect(Date.parse(all.get("date")?.join() ?? "")).toBeGreaterThan(Date.now() - 2500);
  return [...all].filter(([name]) => name !== "date");
}

// Ids as long as a proxy may send, and such as are in other lines, too.
const ids = ["11111111", "a".repeat(64), "text/plain", "security", "keep-alive", "x-request-id"];

test.each(ids)("every answer has all lines, and its own id (after %p)", async (first) => {
  const { get } = await startServer();
  for (const id of [first, ...ids]) expect(linesOf(await get(id))).toEqual(written(id));
});

const freshHead = () => `\r\nDate: ${new Date().toUTCString()}\r\nx-request-id: 11111111`;

/** What a later Node may have. */
class OtherResponse {
  shouldKeepAlive = true;
  headersSent = false;
  getHeaderNames = () => [];
  writeHead = jest.fn();
}
class ReadOnlyResponse extends OtherResponse {
  get _header() {
    return freshHead();
  }
}
class EmptyResponse extends OtherResponse {
  _header: unknown = null;
}
class DeafResponse extends EmptyResponse {
  writeHead = jest.fn(() => Object.assign(this, { _header: freshHead() }));
}
test.each([OtherResponse, EmptyResponse, ReadOnlyResponse, DeafResponse])(
  "where the head is kept otherwise, Node writes each (%p)",
  (Response) => {
    const writeHead = createHeadWriter(HEADERS);
    for (const id of ids) {
      const response = new Response();
      writeHead(response as unknown as ServerResponse, id);
      expect(response.writeHead).toHaveBeenCalledWith(200, [...HEADERS, "x-request-id", id]);
    }
  },
);

test("each file has its own lines", async () => {
  const { get } = await startServer();
  for (const id of ids) {
    expect(linesOf(await get(id))).toEqual(written(id));
    const other = await get(id, "/other");
    expect([other.header("x-other"), other.header("x-request-id")]).toEqual([OTHER_HEADERS[3], id]);
    expect(other.header("x-kept")).toBeUndefined();
  }
});

test("Node writes a head for many answers", async () => {
  const { get } = await startServer();
  const writeHead = jest.spyOn(ServerResponse.prototype, "writeHead");
  for (let i = 0; i < 30; i++) await get(`id-${i}-long`);
  // A second may end meanwhile, and its date come late.
  expect(writeHead.mock.calls.length).toBeLessThan(15);
});

test("a head whose date is late is not kept", async () => {
  const { get } = await startServer();
  const writeHead = jest.spyOn(ServerResponse.prototype, "writeHead");
  // Node's own clock is another: its date stays behind.
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 10_000);
  for (const id of ids) await get(id);
  expect(writeHead).toHaveBeenCalledTimes(ids.length);
});

test("the date goes on", async () => {
  const { get } = await startServer();
  const dateOf = async () => Date.parse((await get("11111111")).header("date") ?? "");
  const first = await dateOf();
  await pause(1200);
  expect(await dateOf()).toBeGreaterThan(first);
});

test("the last answer of a connection says so, and no other does", async () => {
  const { get } = await startServer();
  const last: [path: string, question?: Question][] = [["/last"], ["/", { headers: { connection: "close" } }]];
  for (const [path, question] of last) {
    expect(linesOf(await get("11111111"))).toEqual(written("11111111"));
    const answer = await get("22222222", path, question);
    expect(answer.header("connection")).toBe("close");
    expect(answer.header("x-request-id")).toBe("22222222");
    expect(linesOf(await get("33333333"))).toEqual(written("33333333"));
  }
});

test("what is asked for at once, without a body or by an old client is answered as ever", async () => {
  const { get, say } = await startServer();
  await get("11111111");
  const ofId = (id: string) => `\r\nid: ${id}`;
  const many = await say(
    `GET / HTTP/1.1${ofId("22222222")}`,
    `HEAD / HTTP/1.1${ofId("33333333")}`,
    `GET / HTTP/1.0${ofId("44444444")}\r\nConnection: keep-alive`,
    `GET / HTTP/1.0${ofId("55555555")}`,
  );
  const [, ...answers] = many.split("HTTP/1.1 200 OK\r\n");
  const found = answers.map((answer) => [
    /^x-request-id: (.*)$/m.exec(answer)?.[1],
    /^Connection: (.*)$/m.exec(answer)?.[1],
    answer.split("\r\n\r\n")[1],
  ]);
  expect(found).toEqual([
    ["22222222", "keep-alive", "body"],
    ["33333333", "keep-alive", ""],
    ["44444444", "keep-alive", "body"],
    ["55555555", "close", "body"],
  ]);
});

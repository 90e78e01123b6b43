import { Agent, createServer, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { ask, type Question } from "@/e2e/trust/ask";
import { createHeadWriter } from "./head-writer.mjs";

const HEADERS = ["content-type", "text/plain", "content-length", "4", "x-kept", "security-of-all"];

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.restoreAllMocks();
});

/** A server whose answers have the id that they are asked with, and a client that keeps its connection. */
async function startServer() {
  const writeHead = createHeadWriter(HEADERS);
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    if (request.url === "/last") response.setHeader("connection", "close");
    writeHead(response, String(request.headers.id));
    response.end("body");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  stops.push(() => {
    agent.destroy();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (id: string, path = "/", question: Question = {}) =>
    ask(origin, path, { agent, ...question, headers: { id, ...question.headers } });
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
  const get = await startServer();
  for (const id of [first, ...ids]) expect(linesOf(await get(id))).toEqual(written(id));
});

/** What a later Node may have. */
class OtherResponse {
  shouldKeepAlive = true;
  getHeaderNames = () => [];
  writeHead = jest.fn();
}
class ReadOnlyResponse extends OtherResponse {
  get _header() {
    return "x-request-id: 11111111";
  }
}
class EmptyResponse extends OtherResponse {
  _header = null;
}
test.each([OtherResponse, EmptyResponse, ReadOnlyResponse])(
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

test("Node writes no more than one head a second", async () => {
  const get = await startServer();
  const writeHead = jest.spyOn(ServerResponse.prototype, "writeHead");
  const started = Date.now();
  for (let i = 0; i < 30; i++) await get(`id-${i}-long`);
  expect(writeHead.mock.calls.length).toBeLessThanOrEqual(Math.ceil((Date.now() - started) / 1000) + 1);
});

test("the date goes on", async () => {
  const get = await startServer();
  const dateOf = async () => Date.parse((await get("11111111")).header("date") ?? "");
  const first = await dateOf();
  await pause(1200);
  expect(await dateOf()).toBeGreaterThan(first);
});

test("the last answer of a connection says so, and no other does", async () => {
  const get = await startServer();
  const last: [path: string, question?: Question][] = [["/last"], ["/", { headers: { connection: "close" } }]];
  for (const [path, question] of last) {
    expect(linesOf(await get("11111111"))).toEqual(written("11111111"));
    const answer = await get("22222222", path, question);
    expect(answer.header("connection")).toBe("close");
    expect(answer.header("x-request-id")).toBe("22222222");
    expect(linesOf(await get("33333333"))).toEqual(written("33333333"));
  }
});

import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { NextResponse } from "next/server";
import { lines } from "@/lib/testing/captured-log";
import type { Asked, Handler } from "./asked";
import { addCookie } from "./cookies";
import { createDirectAnswers, type Handlers } from "./direct-answers";
import { answerJson } from "./json";
import { readPost } from "./read-post";

jest.mock("@/lib/log", () => ({
  ...jest.requireActual("@/lib/log"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** Serves these; Next's part is to say that it was asked. */
async function serve(handlers: Handlers) {
  const answerDirectly = createDirectAnswers(handlers);
  const server = createServer((request, response) => {
    if (!answerDirectly(request, response)) response.end("Next");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url, server };
}

const takeJson: Handler = async (request: Asked) => answerJson(await readPost(request));

test("every cookie, header and status of an answer arrives, and how long it is", async () => {
  const handle = () => {
    const answer = NextResponse.json({ kept: "ño" }, { status: 201, headers: { "retry-after": "5" } });
    addCookie(answer, "one", "1", { path: "/", maxAge: 60 });
    addCookie(answer, "two", "", { path: "/", maxAge: 0 });
    return answer;
  };
  const { url } = await serve({ "/a": { GET: handle } });
  const answer = await fetch(`${url}/a?b=c`);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^one=1; Path=\/; Expires=.*Max-Age=60$/),
    "two=; Path=/; Max-Age=0",
  ]);
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("content-length")]).toEqual([
    201,
    "5",
    "14",
  ]);
  expect(await answer.json()).toEqual({ kept: "ño" });

  const head = await fetch(`${url}/a`, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([201, "14", ""]);
});

test("another method and another path are Next's", async () => {
  const { url } = await serve({ "/a": { POST: takeJson } });
  for (const [method, path] of [
    ["GET", "/a"],
    ["HEAD", "/a"],
    ["PUT", "/a"],
    ["POST", "/a/"],
    ["POST", "/A"],
    ["POST", "/constructor"],
  ] as const) {
    const answer = await fetch(url + path, { method });
    expect([path, await answer.text()]).toEqual([path, method === "HEAD" ? "" : "Next"]);
  }
});

test("a body comes in parts, or not at all; what is left of it unread keeps no answer back", async () => {
  const { url } = await serve({ "/a": { POST: takeJson } });
  const headers = { "content-type": "application/json" };
  const parts = new ReadableStream({
    async start(controller) {
      for (const part of ['{"a"', ':"', "b", '"}']) {
        controller.enqueue(new TextEncoder().encode(part));
        await new Promise(setImmediate);
      }
      controller.close();
    },
  });
  const whole = await fetch(`${url}/a`, { method: "POST", headers, body: parts, duplex: "half" } as RequestInit);
  expect(await whole.json()).toMatchObject({ values: { a: "b" } });
  for (const [body, status] of [
    [undefined, 400],
    [JSON.stringify({ long: "x".repeat(1_000_000) }), 413],
  ] as const) {
    const answer = await fetch(`${url}/a`, { method: "POST", headers, body });
    expect(await answer.json()).toMatchObject({ status });
  }
});

test("who hangs up while the body is on its way ends the wait for it", async () => {
  const read = jest.fn();
  const handle: Handler = async (request) => {
    read(await readPost(request));
    return answerJson({});
  };
  const { url, server } = await serve({ "/a": { POST: handle } });
  const request = ask(`${url}/a`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": 10 },
  });
  request.on("error", () => {}).write("{");
  const [asked] = (await once(server, "request")) as [IncomingMessage];
  const closed = new Promise((resolve) => asked.once("close", resolve));
  request.destroy();
  await closed;
  await new Promise(setImmediate);
  expect(read).toHaveBeenCalledWith({ isForm: false, status: 400 });
});

test.each([
  ["throws", () => Promise.reject(new TypeError("Broken for this test"))],
  [
    "throws at once",
    () => {
      throw new TypeError("Broken for this test");
    },
  ],
])("a handler that %s is answered 500, and the log says where", async (_, handle: Handler) => {
  lines.length = 0;
  const { url } = await serve({ "/a": { GET: handle } });
  const answer = await fetch(`${url}/a?secret=1`);
  expect([answer.status, await answer.text()]).toEqual([500, ""]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: "page-failed", route: "/a", error: "TypeError" }),
  ]);
});

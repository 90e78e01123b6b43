import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { type CallName, calls } from "@/lib/backend/contract";
import { openListener } from "./listener";
import { readBody } from "./read-body";

const HUGE_BYTES = 8_000_000;

/** A valid user, which the responses below spoil. */
const user = { username: "ada@example.org", login_token: "a-login-token", role: "talent" };
const success = (result?: unknown) => JSON.stringify({ success: true, result });

function send(response: ServerResponse, status: number, body: string, type = "application/json") {
  response.writeHead(status, { "content-type": type, "content-length": Buffer.byteLength(body) }).end(body);
}

/** Announces a whole body and writes half of it. */
function sendHalf(response: ServerResponse, then: () => void) {
  const body = success(user);
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.write(body.slice(0, body.length / 2), then);
}

/** How a backend may respond against the contract. */
export const answers = {
  /** A proxy's page, with a status of success. */
  html: (response) => send(response, 200, "<!doctype html><title>It works!</title>", "text/html"),
  truncated: (response) => sendHalf(response, () => response.destroy()),
  stalled: (response) => sendHalf(response, () => {}),
  "wrong shape": (response) => send(response, 200, JSON.stringify({ status: "ok", data: [user] })),
  "no user": (response) => send(response, 200, success()),
  "half a user": (response) => send(response, 200, success({ username: user.username })),
  /** An error with text that no visitor should read. */
  "500": (response) =>
    send(response, 500, JSON.stringify({ success: false, result: "SELECT failed at /srv/backend/users.js:12" })),
  hang: () => {},
  huge: (response) => send(response, 200, success({ ...user, padding: "x".repeat(HUGE_BYTES) })),
  /** A client that follows it shows up among the requests. */
  redirect: (response) => response.writeHead(307, { location: "/elsewhere" }).end(),
  reset: (response) => response.destroy(),
} satisfies Record<string, (response: ServerResponse) => unknown>;

/** One of the above, or exactly this: a string is sent as it is, anything else as JSON. */
export type Answer = keyof typeof answers | { status?: number; headers?: Record<string, string>; body?: unknown };

function give(answer: Answer, response: ServerResponse) {
  if (typeof answer === "string") return answers[answer](response);
  const { status = 200, headers = {}, body } = answer;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
}

export interface ReceivedRequest {
  /** Which of the contract's calls it is, if any. */
  call: CallName | undefined;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Parsed where it is JSON, the text itself where it is not, undefined where there is none. */
  body: unknown;
}

/** An answer, or a function that returns one, a promise included: a test can delay it. */
type Answering = Answer | ((request: ReceivedRequest) => Answer | Promise<Answer>);

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}

const patterns = Object.entries(calls).map(([name, { method, path }]) => ({
  name: name as CallName,
  method: method as string,
  pattern: new RegExp(`^${path.replace("{entity}", "[^/]+")}$`),
}));

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const { method = "", url: path = "", headers } = request;
  const call = patterns.find((known) => known.method === method && known.pattern.test(path))?.name;
  return { call, method, path, headers, body: parse(await readBody(request)) };
}

/** A backend that responds as badly as the test wants, and records its requests. */
export async function startHostileBackend() {
  const { server, url, start, stop } = await openListener();
  const backend = {
    url,
    /** To every call that `answers` does not name. */
    answer: "500" as Answering,
    answers: {} as Partial<Record<CallName, Answering>>,
    requests: [] as ReceivedRequest[],
    settings: { BACKEND_URL: url, BACKEND_API_KEY: "the-key-of-the-hostile-backend" },
    reset: () => Object.assign(backend, { answer: "500", answers: {}, requests: [] }),
    start,
    stop,
  };
  server.on("request", async (request, response) => {
    // A client that disconnects while it sends has asked nothing.
    const received = await read(request).catch(() => undefined);
    if (!received) return;
    backend.requests.push(received);
    const answering = (received.call && backend.answers[received.call]) ?? backend.answer;
    give(typeof answering === "function" ? await answering(received) : answering, response);
  });
  return backend;
}

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type CallName, calls } from "@/lib/backend/contract";
import { extensions } from "@/lib/settings/env";
import { openListener } from "./listener";

/** The responses of a backend that break the contract. lib/backend/remote.test.ts has more. */
export const answers = {
  /** A proxy's page, with a status of success. */
  html: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<title>It works!</title>"),
  /** An error with text that no visitor should read. */
  "500": (response) =>
    response
      .writeHead(500)
      .end(JSON.stringify({ success: false, result: "SELECT failed at /srv/backend/users.js:12" })),
  hang: () => {},
  reset: (response) => response.destroy(),
} satisfies Record<string, (response: ServerResponse) => unknown>;

/** An answer by its name above, or exactly this response: a string is sent as it is, anything else as JSON. */
export type Answer = keyof typeof answers | { status?: number; headers?: Record<string, string>; body?: unknown };

function give(answer: Answer, response: ServerResponse) {
  if (typeof answer === "string") return answers[answer](response);
  const { status = 200, headers = {}, body } = answer;
  const given = typeof body === "string" ? body : JSON.stringify(body);
  return response.writeHead(status, { "content-type": "application/json", ...headers }).end(given);
}

interface ReceivedRequest {
  /** The call of the contract that it is, if any. */
  call: CallName | undefined;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The parsed JSON; an empty string if there is none. */
  body: unknown;
}

/** An answer, or a function that returns one, a promise included: a test can delay it. */
type Answering = Answer | ((request: ReceivedRequest) => Answer | Promise<Answer>);

const patterns = Object.entries(calls).map(([name, { method, path }]) => ({
  name: name as CallName,
  method: method as string,
  pattern: new RegExp(`^${path.replace("{entity}", "[^/]+")}$`),
}));

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const { method = "", url: path = "", headers } = request;
  const body = await text(request);
  const call = patterns.find((known) => known.method === method && known.pattern.test(path))?.name;
  return { call, method, path, headers, body: body && JSON.parse(body) };
}

/** A backend that responds as badly as the test wants, and records its requests. */
export async function startHostileBackend() {
  const { server, url, start, stop } = await openListener();
  const backend = {
    url,
    /** The answer to every call that `answers` does not name. */
    answer: "500" as Answering,
    answers: {} as Partial<Record<CallName, Answering>>,
    requests: [] as ReceivedRequest[],
    settings: {
      BACKEND_URL: url,
      BACKEND_API_KEY: "the-key-of-the-hostile-backend",
      BACKEND_EXTENSIONS: extensions.join(","),
    },
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

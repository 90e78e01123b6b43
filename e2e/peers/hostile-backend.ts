import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { type CallName, calls } from "@/lib/backend/contract";
import { type Answer, give } from "./hostile-answers";
import { openListener } from "./listener";
import { readBody } from "./read-body";

export interface ReceivedRequest {
  /** Which of the contract's calls it is, if any. */
  call: CallName | undefined;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Parsed where it is JSON, the text itself where it is not, undefined where there is none. */
  body: unknown;
}

/** An answer, or what decides on one, a promise included: a test can hold an answer back. */
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

/** A backend that answers as badly as the test wants, and keeps what it was asked. */
export async function startHostileBackend() {
  const { server, url, start, stop } = await openListener();
  const backend = {
    url,
    /** To every call that `answers` does not name. */
    answer: "500" as Answering,
    answers: {} as Partial<Record<CallName, Answering>>,
    requests: [] as ReceivedRequest[],
    settings: { BACKEND_URL: url, BACKEND_API_KEY: "the-key-of-the-hostile-backend" },
    /** Forgets what a test before set and asked. */
    reset: () => Object.assign(backend, { answer: "500", answers: {}, requests: [] }),
    start,
    stop,
  };
  server.on("request", async (request, response) => {
    // A client that gives up while it sends has asked nothing.
    const received = await read(request).catch(() => undefined);
    if (!received) return;
    backend.requests.push(received);
    const answering = (received.call && backend.answers[received.call]) ?? backend.answer;
    give(typeof answering === "function" ? await answering(received) : answering, response);
  });
  return backend;
}

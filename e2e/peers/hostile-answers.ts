import type { ServerResponse } from "node:http";

const HUGE_BYTES = 8_000_000;

/** A user in good order, which the answers below spoil. */
const user = { username: "ada@example.org", login_token: "a-login-token", role: "talent" };
const done = (result?: unknown) => JSON.stringify({ success: true, result });

function send(response: ServerResponse, status: number, body: string, type = "application/json") {
  response.writeHead(status, { "content-type": type, "content-length": Buffer.byteLength(body) }).end(body);
}

/** Promises a whole answer and writes half of it. */
function sendHalf(response: ServerResponse, then: () => void) {
  const body = done(user);
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.write(body.slice(0, body.length / 2), then);
}

/** What a backend may do to a site that asks it. */
export const answers = {
  /** A proxy's page in its place, with a status that says that all is well. */
  html: (response) => send(response, 200, "<!doctype html><title>It works!</title>", "text/html"),
  /** Half an answer, then the line is cut. */
  truncated: (response) => sendHalf(response, () => response.destroy()),
  /** Half an answer, then silence. */
  stalled: (response) => sendHalf(response, () => {}),
  /** JSON, but of another service. */
  "wrong shape": (response) => send(response, 200, JSON.stringify({ status: "ok", data: [user] })),
  /** A yes without what was asked for. */
  "no user": (response) => send(response, 200, done()),
  /** A yes with a user that has no login token. */
  "half a user": (response) => send(response, 200, done({ username: user.username })),
  /** An error that tells what no visitor should read. */
  "500": (response) =>
    send(response, 500, JSON.stringify({ success: false, result: "SELECT failed at /srv/backend/users.js:12" })),
  /** No answer at all. */
  hang: () => {},
  /** A user in good order, but for megabytes of other fields. */
  huge: (response) => send(response, 200, done({ ...user, padding: "x".repeat(HUGE_BYTES) })),
  /** To another path, where a client that follows shows up among the requests. */
  redirect: (response) => response.writeHead(307, { location: "/elsewhere" }).end(),
  /** The line is cut before anything is said. */
  reset: (response) => response.destroy(),
} satisfies Record<string, (response: ServerResponse) => unknown>;

/** One of the above, or exactly this: a text is sent as it is, anything else as JSON. */
export type Answer = keyof typeof answers | { status?: number; headers?: Record<string, string>; body?: unknown };

export function give(answer: Answer, response: ServerResponse) {
  if (typeof answer === "string") return answers[answer](response);
  const { status = 200, headers = {}, body } = answer;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
}

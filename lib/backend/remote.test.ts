import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { lines } from "@/lib/testing/captured-log";
import { createBackend } from "./client";
import type { Outcome } from "./contract";
import { createRemoteTransport } from "./remote";

jest.mock("@/lib/log", () => ({
  ...jest.requireActual("@/lib/log"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));
jest.setTimeout(30_000);

const apiKey = "the-key-of-the-site";
const password = "the-password-of-ada";
const login_token = "the-token-of-ada";
const username = "ada@example.org";
const requestId = "request-1234";
const TIMEOUT_MS = 5000;

const opened: Server[] = [];
async function open(one: Server) {
  opened.push(one);
  await new Promise<void>((resolve) => one.listen(0, "127.0.0.1", resolve));
}
function close(one: Server) {
  one.closeAllConnections();
  return new Promise((resolve) => one.close(resolve));
}

let server: Server;
let answer: RequestListener;
beforeEach(async () => {
  lines.length = 0;
  server = createServer((request, response) => answer(request, response));
  await open(server);
});
afterEach(() => Promise.all(opened.splice(0).map(close)));

const urlOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
const connect = (timeoutMs = TIMEOUT_MS) => createBackend(createRemoteTransport(urlOf(server), timeoutMs), apiKey);
const logIn = (backend = connect()) => backend("login", { body: { username, password } }, { requestId });
const listTalents = (backend = connect()) =>
  backend("talents", { credentials: { username, login_token } }, { requestId });

const send = (response: ServerResponse, status: number, body: string, type = "application/json") =>
  response.writeHead(status, { "content-type": type }).end(body);
const sendJson =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    send(response, status, JSON.stringify(body));

/** One warning that can be found again by the request's id, and that gives nothing away. */
function expectLogged(outcome: "unavailable" | "unusable", call = "login") {
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, event: "backend", call, requestId, outcome }),
  ]);
  for (const secret of [apiKey, password, login_token, username, "secret detail"])
    expect(lines[0]).not.toContain(secret);
}

const leak = "Error: secret detail at /srv/app/users.py line 3";
const neverEnds: RequestListener = (_, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const chunk = " ".repeat(65_536);
  const pump = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once("drain", pump);
  };
  pump();
};

const unreadable: Record<string, RequestListener> = {
  "HTML that says 200": (_, response) => send(response, 200, `<h1>${leak}</h1>`, "text/html"),
  "JSON that is cut off": (_, response) => send(response, 200, '{"success":true,"result":{"username":"ada@ex'),
  "an empty body": (_, response) => send(response, 200, ""),
  "JSON that is no object": sendJson(200, [leak]),
  "JSON without success": sendJson(200, { result: { username, login_token } }),
  "success as a text": sendJson(200, { success: "true", result: { username, login_token } }),
  "a user with a status that says no": sendJson(403, { success: true, result: { username, login_token } }),
  "500 with JSON": sendJson(500, { success: false, result: leak }),
  "503 with HTML": (_, response) => send(response, 503, `<h1>${leak}</h1>`, "text/html"),
  "404 with HTML": (_, response) => send(response, 404, `<h1>${leak}</h1>`, "text/html"),
  "a body of two megabytes": sendJson(200, { success: false, result: "x".repeat(2_000_000) }),
  "a body that never ends": neverEnds,
  "a body that breaks off": (_, response) => {
    response.writeHead(200, { "content-length": "1000" }).write('{"success":');
    response.socket?.end();
  },
  "a connection that is closed at once": (request) => request.socket.destroy(),
  "what is no HTTP": (request) => request.socket.end("secret detail\r\n\r\n"),
};

test.each(Object.entries(unreadable))("%s: the backend is unavailable", async (_, listener) => {
  answer = listener;
  expect(await logIn()).toEqual({ kind: "unavailable" });
  expectLogged("unavailable");
});

test("nobody listens: the backend is unavailable", async () => {
  const backend = connect();
  await close(server);
  expect(await logIn(backend)).toEqual({ kind: "unavailable" });
  expectLogged("unavailable");
  lines.length = 0;
  expect(await listTalents(backend)).toEqual({ kind: "unavailable" });
  expectLogged("unavailable", "talents");
});

test.each([
  ["before the headers", () => {}],
  [
    "within the body",
    (_, response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"success":');
    },
  ],
] satisfies [string, RequestListener][])("an answer that stops %s is given up in time", async (_, listener) => {
  answer = listener;
  const started = performance.now();
  expect(await logIn(connect(300))).toEqual({ kind: "unavailable" });
  expect(performance.now() - started).toBeGreaterThan(290);
  expectLogged("unavailable");
});

test.each([301, 302, 303, 307, 308])("a redirect (%i) is not followed: the key stays here", async (status) => {
  let isFollowed = false;
  const other = createServer(() => {
    isFollowed = true;
  });
  await open(other);
  answer = (_, response) => response.writeHead(status, { location: urlOf(other) }).end();
  expect(await logIn(connect(500))).toEqual({ kind: "unavailable" });
  expect(await listTalents(connect(500))).toEqual({ kind: "unavailable" });
  expect(isFollowed).toBe(false);
  expect(lines).toHaveLength(2);
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a text", leak],
  ["no token", { username }],
  ["an empty token", { username, login_token: "" }],
  ["a token that fits no cookie", { username, login_token: "x".repeat(5000) }],
  ["a number for a name", { username: 1, login_token }],
])("success with %s for a user is unusable", async (_, result) => {
  answer = sendJson(200, { success: true, result });
  expect(await logIn()).toEqual({ kind: "unusable" });
  expectLogged("unusable");
});

test("success with a list of something else is unusable", async () => {
  answer = sendJson(200, { success: true, result: [{ name: "no address" }] });
  expect(await listTalents()).toEqual({ kind: "unusable" });
  expectLogged("unusable", "talents");
});

test("what other systems fill in differently does not lock a person out", async () => {
  answer = sendJson(200, { success: true, result: { username, login_token, role: ["organization"] } });
  expect(await logIn()).toEqual({ kind: "done", result: { username, login_token, role: null } });
  answer = sendJson(200, { success: true, result: [{ email: null }, { email: username, name: null, phone: 250 }] });
  expect(await listTalents()).toMatchObject({ kind: "done", result: [{ email: null }, { email: username }] });
});

const reasonFor = async (result: unknown): Promise<string | undefined> => {
  answer = sendJson(400, { success: false, result });
  const outcome: Outcome<unknown> = await logIn();
  expect(outcome).toMatchObject({ kind: "refused", status: 400 });
  return "reason" in outcome ? outcome.reason : undefined;
};

test("a backend's own words reach the visitor as one line of a bounded length", async () => {
  expect(await reasonFor("No such account.")).toBe("No such account.");
  expect(await reasonFor("one\r\ntwo\u2028three\u0000\u001b[31m\u202efour\t ")).toBe("one two three [31m four");
  const long = await reasonFor("🦁".repeat(5000));
  expect([...(long ?? "")]).toHaveLength(300);
  expect(long).toMatch(/^(🦁){299}…$/u);
  expect(lines).toEqual([]);
});

test.each([
  ["nothing", undefined],
  ["an object", { password }],
  ["a number", 7],
  ["an empty text", " \n"],
])("a refusal with %s has no words", async (_, result) => expect(await reasonFor(result)).toBeUndefined());

test("a login token that the backend does not know is told apart, and so is a missing extension", async () => {
  answer = sendJson(401, { success: false, result: "Please log in." });
  expect(await listTalents()).toEqual({ kind: "unauthorized", status: 401, reason: "Please log in." });
  expect(await logIn()).toMatchObject({ kind: "refused", status: 401 });
  answer = (_, response) => send(response, 404, "<h1>Not Found</h1>", "text/html");
  const logOut = connect()("logout", { credentials: { username, login_token } }, { requestId });
  expect(await logOut).toEqual({ kind: "missing", status: 404 });
});

test("key, name and token travel where the contract has them, and the request's id with them", async () => {
  const seen: { url?: string; headers: object; body: string }[] = [];
  answer = async (request, response) => {
    seen.push({ url: request.url, headers: request.headers, body: await text(request) });
    send(response, 200, '{"success":true,"result":[]}');
  };
  await logIn();
  await connect()("googleLogin", { body: { token: "t" } }, { requestId });
  await connect()("talents", { credentials: { username: "é%🦁\ud800@example.org", login_token } }, { requestId });
  const [login, google, talents] = seen;
  expect(login).toMatchObject({ url: "/user/login", headers: { "x-request-id": requestId } });
  expect(JSON.parse(login?.body ?? "")).toEqual({ api_key: apiKey, username, password });
  expect(JSON.parse(google?.body ?? "")).toEqual({ token: "t" });
  expect(talents).toMatchObject({
    url: "/entity/personal/data/talents",
    headers: {
      "api-key": apiKey,
      username: "%C3%A9%25%F0%9F%A6%81%EF%BF%BD@example.org",
      "login-token": login_token,
      "x-request-id": requestId,
    },
    body: "",
  });
});

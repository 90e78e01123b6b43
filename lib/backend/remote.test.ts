import { createServer, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import type { Extension } from "@/lib/settings/env";
import { lines } from "@/lib/testing/captured-log";
import { listen } from "@/lib/testing/http";
import { createHttpTransport, createRemoteBackend } from "./remote";

jest.mock("@/lib/log", () => ({
  ...jest.requireActual("@/lib/log"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));

const apiKey = "the-key-of-the-site";
const password = "the-password-of-ada";
const login_token = "the-token-of-ada";
const username = "ada@example.org";
const user = { username, login_token };
const requestId = "request-1234";
const TIMEOUT_MS = 5000;
const SECRET = "Error: secret detail at /srv/app/users.py line 3";

let listener: RequestListener;
let requestCount: number;
let server: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  lines.length = 0;
  requestCount = 0;
  server = await listen(
    createServer((request, response) => {
      requestCount += 1;
      listener(request, response);
    }),
  );
});
afterEach(() => server.close());

const connect = (timeoutMs = TIMEOUT_MS, extensions: readonly Extension[] = ["logout"]) =>
  createRemoteBackend(createHttpTransport(server.url, timeoutMs), apiKey, extensions);
const logIn = (backend = connect()) => backend.accounts.logIn({ username, password }, { requestId });
const listTalents = (backend = connect()) => backend.profiles.list(user, "talent", { requestId });

const send =
  (status: number, body: string, headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);
const sendJson = (status: number, body: unknown) => send(status, JSON.stringify(body));

/** Expects one warning with the request id and without secrets. */
function expectLogged(outcome: "unavailable" | "unusable") {
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, event: "backend", requestId, outcome }),
  ]);
  for (const secret of [apiKey, password, login_token, username, "secret detail"])
    expect(lines[0]).not.toContain(secret);
}

test.each<[string, RequestListener]>([
  ["HTML with status 200", send(200, `<h1>${SECRET}</h1>`)],
  ["JSON without success", sendJson(200, { result: user })],
  ["success with status 403", sendJson(403, { success: true, result: user })],
  ["status 500", sendJson(500, { success: false, result: SECRET })],
  ["a body over the limit", sendJson(200, { success: false, result: "x".repeat(2_000_000) })],
  ["a redirect", send(307, "", { location: "/" })],
])("%s is reported as unavailable", async (_, respond) => {
  listener = respond;
  expect(await logIn()).toEqual({ ok: false, reason: "unavailable" });
  expectLogged("unavailable");
  // The redirect is not followed, as it would carry the API key elsewhere.
  expect(requestCount).toBe(1);
});

test("a backend that does not end its response in time is reported as unavailable", async () => {
  listener = (_, response) => void response.writeHead(200).write('{"success":');
  expect(await logIn(connect(300))).toEqual({ ok: false, reason: "unavailable" });
  expectLogged("unavailable");
});

test("an unreachable backend is reported as unavailable", async () => {
  await server.close();
  expect(await logIn()).toEqual({ ok: false, reason: "unavailable" });
  expectLogged("unavailable");
});

test("the calls of a request share its deadline, after which no call is sent", async () => {
  listener = (_, response) => setTimeout(() => response.end('{"success":true,"result":[]}'), 150);
  const context = { requestId, deadline: performance.now() + 250 };
  const call = () => connect().profiles.list(user, "talent", context);
  expect(await call()).toEqual({ ok: true, value: [] });
  expect(await call()).toEqual({ ok: false, reason: "unavailable" });
  expect(performance.now()).toBeLessThan(context.deadline + 150);
  expect(await call()).toEqual({ ok: false, reason: "unavailable" });
  expect(requestCount).toBe(2);
});

test("a 403 without errors refuses the site's key: unavailable, and logged as an error", async () => {
  listener = sendJson(403, { success: false, result: "Wrong API key." });
  for (const call of [logIn, listTalents]) {
    lines.length = 0;
    expect(await call()).toEqual({ ok: false, reason: "unavailable" });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 50, event: "backend", requestId, status: 403, outcome: "key refused" }),
    ]);
  }
});

test("a 403 is about the person if it has errors, or if the call sends no key", async () => {
  listener = sendJson(403, { success: false, result: "No.", errors: { username: "This account is closed." } });
  expect(await logIn()).toMatchObject({ ok: false, reason: "refused", status: 403 });
  listener = sendJson(403, { success: false, result: "This account is closed." });
  const googleLogin = connect().accounts.logInWithGoogle("t", { requestId });
  expect(await googleLogin).toMatchObject({
    ok: false,
    reason: "refused",
    status: 403,
    message: "This account is closed.",
  });
  expect(lines).toEqual([]);
});

test("a login without a token that fits a cookie is unusable", async () => {
  listener = sendJson(200, { success: true, result: { username } });
  expect(await logIn()).toEqual({ ok: false, reason: "unusable" });
  expectLogged("unusable");
  listener = sendJson(200, { success: true, result: { username, login_token: "x".repeat(5000) } });
  expect(await logIn()).toEqual({ ok: false, reason: "unusable" });
});

test("fields of an unexpected type are ignored", async () => {
  listener = sendJson(200, { success: true, result: { ...user, role: ["organization"] } });
  expect(await logIn()).toEqual({ ok: true, value: { ...user, role: null } });
});

test("malformed records are skipped, and counted in the log", async () => {
  const records = [{ name: "no email" }, { email: username, name: null, phone: 250 }, null, { email: null }, "a text"];
  listener = sendJson(200, { success: true, result: records });
  expect(await listTalents()).toMatchObject({ ok: true, value: [{ email: username }, { email: null }] });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: "backend", requestId, call: "talents", count: 3 },
  ]);
});

test("the message of a refusal is one line of at most 300 characters, or undefined", async () => {
  for (const [result, message] of [
    ["one\r\ntwo\u2028three\u0000\u001b[31m\u202efour\t ", "one two three [31m four"],
    ["🦁".repeat(5000), `${"🦁".repeat(299)}…`],
    [{ password }, undefined],
    [" \n", undefined],
  ]) {
    listener = sendJson(400, { success: false, result });
    expect(await logIn()).toEqual({ ok: false, reason: "refused", status: 400, message });
  }
  expect(lines).toEqual([]);
});

test("a refusal may name its fields, and values that are not texts are left out", async () => {
  listener = sendJson(400, { success: false, result: "No", errors: { username: "one\ntwo", password: { a: 1 } } });
  expect(await logIn()).toMatchObject({ ok: false, reason: "refused", message: "No", errors: { username: "one two" } });
  for (const errors of [null, "no", [], 3]) {
    listener = sendJson(400, { success: false, result: "No", errors });
    expect(await logIn()).toMatchObject({ ok: false, reason: "refused", message: "No" });
  }
});

test("an invalid login token is distinguished from a wrong password", async () => {
  listener = sendJson(401, { success: false, result: "Please log in." });
  expect(await listTalents()).toEqual({ ok: false, reason: "unauthorized", status: 401, message: "Please log in." });
  expect(await logIn()).toMatchObject({ ok: false, reason: "refused", status: 401 });
});

test("an extension may be missing, and is not called unless it is declared", async () => {
  listener = send(404, "<h1>Not Found</h1>");
  for (const declared of [["logout"], []] as const)
    expect(await connect(TIMEOUT_MS, declared).accounts.logOut(user, { requestId })).toMatchObject({
      ok: false,
      reason: "missing",
    });
  expect(requestCount).toBe(1);
});

test("sends key, credentials and request id as the contract requires", async () => {
  const requests: { url?: string; headers: object; body: string }[] = [];
  listener = async (request, response) => {
    requests.push({ url: request.url, headers: request.headers, body: await text(request) });
    response.end('{"success":true,"result":[]}');
  };
  await logIn();
  await connect().accounts.logInWithGoogle("t", { requestId });
  await connect().profiles.list({ username: "é%🦁\ud800@example.org", login_token }, "talent", { requestId });
  const [login, google, talents] = requests;
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

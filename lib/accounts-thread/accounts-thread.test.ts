import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as ask, createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { MessageChannel } from "node:worker_threads";
import { lines } from "@/lib/testing/captured-log";
import { createSqlite, type TestDatabase } from "@/lib/testing/databases";

jest.mock("@/lib/log", () => ({
  ...jest.requireActual("@/lib/log"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));

const SETTINGS = { SITE_URL: "http://localhost:3000", NEXTAUTH_SECRET: "a secret of more than thirty-two characters" };
const folder = mkdtempSync(path.join(tmpdir(), "accounts-thread-"));
const json = { "content-type": "application/json" };
const newAccount = () => ({ username: `uwase-${randomUUID()}@example.rw`, password: "ridge and hill" });

let database: TestDatabase;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createSqlite();
  Object.assign(process.env, SETTINGS, { DATABASE_URL: database.url });
});
beforeEach(() => {
  lines.length = 0;
});
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));
afterAll(async () => {
  const { getDatabase } = await import("@/lib/db");
  await (await getDatabase()).close();
  await database.remove();
  rmSync(folder, { recursive: true });
  for (const name of [...Object.keys(SETTINGS), "DATABASE_URL"]) delete process.env[name];
});

/** Stands in for the accounts' thread: says what it was told, or ends. */
const STAND_IN = `
  import { parentPort } from "node:worker_threads";
  parentPort.on("message", ({ id, job }) => {
    if (job.body?.includes("end the thread")) process.exit(3);
    if (job.body?.includes("throw")) return parentPort.postMessage([{ id, error: new TypeError("Broken for this test") }]);
    const { path, headers, body } = job;
    const told = Buffer.from(JSON.stringify({ path, headers, body }));
    const result = { status: 201, headers: { "set-cookie": ["one=1", "two=2"], "x-thread": "yes" }, body: told };
    parentPort.postMessage([{ id, result }]);
  });`;

/** A server whose posts of the account forms go to a thread. */
async function serve() {
  const file = path.join(folder, "stand-in.mjs");
  writeFileSync(file, STAND_IN);
  const { openAccountsThread } = await import(".");
  const { createDirectAnswers } = await import("@/lib/http/direct-answers");
  const { handlers } = await import("@/lib/handlers");
  const accounts = openAccountsThread(file);
  const answerDirectly = createDirectAnswers(handlers, accounts.passOn);
  const server = createServer((request, response) => {
    if (!answerDirectly(request, response)) response.end("Next");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await accounts.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = (address: string, body: BodyInit, headers: Record<string, string> = json) =>
    fetch(url + address, { method: "POST", headers, body });
  return { url, server, post };
}

test("a post is handed over as it came, and its answer as the thread gave it", async () => {
  const { post } = await serve();
  const bytes = Uint8Array.from({ length: 256 }, (_, n) => n);
  const answer = await post("/user/login?from=here", bytes, { ...json, "sec-fetch-site": "same-origin" });
  expect([answer.status, answer.headers.getSetCookie(), answer.headers.get("x-thread")]).toEqual([
    201,
    ["one=1", "two=2"],
    "yes",
  ]);
  const told = await answer.json();
  expect(told).toMatchObject({ path: "/user/login", headers: { ...json, "sec-fetch-site": "same-origin" } });
  expect(Buffer.from(told.body, "latin1")).toEqual(Buffer.from(bytes));
  expect(answer.headers.get("content-length")).toBe(String(Buffer.byteLength(JSON.stringify(told))));
});

test("other posts, and other methods, are not", async () => {
  const { url, post } = await serve();
  expect((await post("/api/csp-report", "{}", { "content-type": "text/plain" })).headers.get("x-thread")).toBeNull();
  expect(await (await fetch(`${url}/user/login`)).text()).toBe("Next");
});

test("of a body that is too long so much is handed over that the thread sees that", async () => {
  const { post } = await serve();
  const told = await (await post("/user/register", "x".repeat(1_000_000))).json();
  expect(told.body.length).toBeGreaterThan(65_536);
  expect(told.body.length).toBeLessThan(300_000);
});

test("of a body that breaks off nothing is: half a password is not tried", async () => {
  const { url, server, post } = await serve();
  const request = ask(`${url}/user/login`, { method: "POST", headers: json });
  request.on("error", () => {}).write('{"username":"a@example.rw","passw');
  const [asked] = (await once(server, "request")) as [IncomingMessage];
  const closed = once(asked, "close").catch(() => {});
  const { Worker } = await import("node:worker_threads");
  const told = jest.spyOn(Worker.prototype, "postMessage");
  request.destroy();
  await closed;
  await post("/user/login", "{}");
  const bodies = told.mock.calls.map(([{ job }]) => job.body);
  told.mockRestore();
  expect(bodies).toEqual(["", "{}"]);
});

test("what a thread that ends leaves behind is answered here, and the next post by a new thread", async () => {
  const { post } = await serve();
  const account = newAccount();
  const registration = { ...account, confirm_password: account.password };
  const answer = await post("/user/register", JSON.stringify({ ...registration, end: "end the thread" }));
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { success: true, result: { username: account.username } },
  ]);
  const events = lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30);
  expect(events).toEqual([
    expect.objectContaining({ level: 50, event: "thread-ended", thread: "stand-in.mjs", why: "exit 3" }),
    expect.objectContaining({ level: 40, event: "accounts-thread", outcome: "ended", requestId: expect.any(String) }),
  ]);
  expect((await post("/user/login", "{}")).headers.get("x-thread")).toBe("yes");
});

test("what the thread throws is not tried again", async () => {
  const { post } = await serve();
  expect((await post("/user/login", '{"throw":1}')).status).toBe(500);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: "page-failed", route: "/user/login" }),
  ]);
});

test.each([
  ["another site's", 403, { origin: "http://evil.example" }],
  ["one of a kind that no form sends", 415, { "content-type": "text/plain" }],
])("a post that is refused without its body is so before that comes: %s", async (_, status, headers) => {
  const { url } = await serve();
  const request = ask(`${url}/user/login`, { method: "POST", headers: { ...json, ...headers, "content-length": 100 } });
  request.on("error", () => {}).write("{");
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  expect([answer.statusCode, answer.headers["x-thread"]]).toEqual([status, undefined]);
  request.destroy();
});

test("the thread answers each job with its number, and says what it has counted", async () => {
  const { answerJobs } = await import("./answer-jobs");
  const { port1: here, port2: there } = new MessageChannel();
  const console = { error: globalThis.console.error, warn: globalThis.console.warn };
  answerJobs(there);
  Object.assign(globalThis.console, console);
  closing.push(async () => here.close());
  const tell = async (id: number, job: unknown) => {
    const answering = once(here, "message");
    here.postMessage({ id, job });
    const [[answer]] = await answering;
    return answer;
  };
  const post = (id: number, address: string, values: object) =>
    tell(id, { path: address, headers: { ...json, origin: SETTINGS.SITE_URL }, body: JSON.stringify(values) });

  const account = newAccount();
  expect(await post(7, "/user/register", { ...account, confirm_password: account.password })).toMatchObject({
    id: 7,
    result: { status: 200, body: expect.stringContaining(account.username) },
  });
  const login = await post(8, "/user/login", account);
  expect(login).toMatchObject({ id: 8, result: { status: 200 } });
  expect(login.result.headers["set-cookie"]).toEqual([
    expect.stringMatching(/^next-auth\.session-token=ey.*; HttpOnly/),
    expect.stringMatching(/^user=/),
  ]);
  expect(await post(9, "/user/login", { ...account, password: "another" })).toMatchObject({ result: { status: 401 } });
  expect(await post(10, "/enquiries", {})).toMatchObject({
    id: 10,
    error: { message: expect.stringContaining("No handler") },
  });
  const { result: counted } = await tell(11, "metrics");
  expect(counted.map(({ name }: { name: string }) => name)).toEqual([
    "site_events_total",
    "site_request_duration_seconds",
    "site_password_hashes_waiting",
  ]);
});

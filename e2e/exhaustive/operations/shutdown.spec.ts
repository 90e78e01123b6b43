import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { listEnquiries } from "../../enquiries/fixtures";
import { expect, test } from "../../fixtures";
import { openConnection, parseResponse, requestHead } from "../../support/raw-connection";
import { SERVER, startSite } from "../../support/site";
import { enquire, logIn, newAccount } from "./fixtures";
import {
  beginEnquiry,
  expectGracefulStop,
  loginRequest,
  MAX_SHUTDOWN_MS,
  RESPONSE_DELAY_MS,
  startStoppable,
  user,
} from "./stopping";

test("the server completes requests and mail that are in progress at SIGTERM", () =>
  expectGracefulStop({ args: SERVER }));

test("so does `node lib/cli/bootstrap.mjs start`", () =>
  expectGracefulStop({ args: ["lib/cli/bootstrap.mjs", "start"] }));

// npm exits with the signal that ended its shell.
test("`npm start` completes what is in progress at SIGTERM", () =>
  expectGracefulStop({ program: "npm", args: ["start"] }, null));

test("a request that arrives on an open connection just after SIGTERM is served, and the connection closed", async () => {
  const { site, backend, cleanUp } = await startStoppable();
  try {
    backend.answer = () => delay(RESPONSE_DELAY_MS, { body: { success: true, result: user } });
    const [busy, idle] = [await openConnection(site.url), await openConnection(site.url)];
    idle.socket.write(requestHead("GET /api/health"));
    await expect.poll(idle.received).toMatch(/^HTTP\/1\.1 200 /);
    busy.socket.write(loginRequest(1));
    await expect.poll(() => backend.requests.length).toBe(1);
    site.signal("SIGTERM");
    idle.socket.write(requestHead("GET /about-us"));
    const [{ status, header }, received] = [parseResponse(await busy.closed), await idle.closed];
    expect([status, header("connection")]).toEqual([200, "close"]);
    expect(received.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
    expect(await site.exited).toBe(0);
  } finally {
    await cleanUp();
  }
});

test("a browser's spare connection does not delay the shutdown", async () => {
  const site = await startSite();
  const spare = await openConnection(site.url);
  const signalled = performance.now();
  await site.stop();
  // Waiting for it would take six seconds.
  expect(performance.now() - signalled).toBeLessThan(4000);
  expect(site.logs()).toContain('"event":"stopped"');
  await spare.closed;
});

test("a backend, a mail server and a client that hang do not keep the server from stopping", async () => {
  const { site, backend, mailbox, dataDir, cleanUp } = await startStoppable();
  try {
    backend.answer = "hang";
    mailbox.behave = () => "hang";
    expect((await enquire(site.url, "Mailed later.")).status).toBe(200);
    const login = logIn(site.url, newAccount()).then(
      ({ status }) => status,
      () => "aborted",
    );
    const half = await beginEnquiry(site.url, "Never complete.");
    await expect.poll(() => backend.requests.length).toBe(1);
    await expect.poll(() => mailbox.attempts).toBe(1);

    const signalled = performance.now();
    site.signal("SIGTERM");
    expect(await site.exited).toBe(0);
    expect(performance.now() - signalled).toBeLessThan(MAX_SHUTDOWN_MS);
    expect(await login).toBe("aborted");
    expect(await half.closed).not.toContain(" 200 ");
    expect(site.logs()).toContain('"event":"stopped"');
    expect(existsSync(path.join(dataDir, "site.db-wal"))).toBe(false);

    mailbox.behave = () => "accept";
    const next = await startSite({ env: site.settings, port: site.port });
    await expect.poll(() => mailbox.mails.length, { timeout: 20_000 }).toBe(1);
    await next.stop();
    expect((await listEnquiries({ DATA_DIR: dataDir })).map(({ subject }) => subject)).toEqual(["Mailed later."]);
  } finally {
    await cleanUp();
  }
});

/** Few enough to be hashed in time on a loaded machine. */
const MANY = 8;

test("log-ins sent before SIGTERM are all answered, on open connections and on new ones", async () => {
  const site = await startSite();
  try {
    const open = await Promise.all(Array.from({ length: MANY }, () => openConnection(site.url)));
    for (const { socket } of open) socket.write(requestHead("GET /api/health"));
    for (const { received } of open) await expect.poll(received).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n[\s\S]/);
    const before = open.map(({ received }) => received().length);
    // So that everything arrives at once, as on a busy machine.
    site.signal("SIGSTOP");
    const fresh = await Promise.all(Array.from({ length: MANY }, () => openConnection(site.url)));
    const all = [...open, ...fresh];
    for (const [i, { socket }] of all.entries()) socket.write(loginRequest(i));
    site.signal("SIGTERM");
    site.signal("SIGCONT");
    const received = await Promise.all(all.map(({ closed }) => closed));
    const responses = received.map((text, i) => parseResponse(text.slice(before[i] ?? 0)));
    expect(responses.map(({ status }) => status)).toEqual(all.map(() => 401));
    expect(new Set(responses.map(({ header }) => header("connection")))).toEqual(new Set(["close"]));
    expect(await site.exited).toBe(0);
  } finally {
    await site.stop("SIGKILL");
  }
});

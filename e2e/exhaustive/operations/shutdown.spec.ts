import { execFileSync } from "node:child_process";
import { closeSync, constants, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { SERVER, startSite } from "@/lib/testing/site";
import { openMailbox } from "../../../lib/testing/mailbox";
import { test as base, expect } from "../../fixtures";
import { startHostileBackend } from "../../support/hostile-backend";
import { mailSettings } from "../../support/mailbox";
import { openConnection, requestHead } from "../../support/raw-connection";
import { enquire, enquiry, listEnquiries, logIn, newAccount } from "./fixtures";

/** A shutdown takes less (lib/server/connections.ts). */
const MAX_SHUTDOWN_MS = 10_000;
/** The response time of the backend and the mail server, so that a shutdown finds them at work. */
const RESPONSE_DELAY_MS = 1500;

const { origin: buildOrigin } = JSON.parse(readFileSync(path.join(__dirname, "../../../.next/site/site.json"), "utf8"));

interface Peers {
  dataDir: string;
  backend: Awaited<ReturnType<typeof startHostileBackend>>;
  mailbox: Awaited<ReturnType<typeof openMailbox>>;
  /** Starts a site with these servers and this folder. */
  start: (command?: Parameters<typeof startSite>[0]) => ReturnType<typeof startSite>;
}

/** A backend, a mail server and a data folder that outlive the sites that use them. */
const test = base.extend<{ peers: Peers }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
  peers: async ({}, use) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "stop-"));
    const [backend, mailbox] = [await startHostileBackend(), await openMailbox()];
    const sites: Awaited<ReturnType<typeof startSite>>[] = [];
    const env = {
      ...backend.settings,
      ...mailSettings(mailbox),
      DATA_DIR: dataDir,
      // The timeout is longer than the shutdown, so that the site does not give up by itself.
      BACKEND_TIMEOUT_MS: "25000",
      // `npm start` would build for another origin.
      SITE_URL: buildOrigin,
    };
    const start: Peers["start"] = async ({ env: changes, ...command } = {}) => {
      const site = await startSite({ env: { ...env, ...changes }, ...command });
      sites.push(site);
      return site;
    };
    await use({ dataDir, backend, mailbox, start });
    await Promise.all(sites.map((site) => site.stop("SIGKILL")));
    await Promise.all([backend.stop(), mailbox.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  },
});

/** Sends half of an enquiry. `finish` sends the rest. */
async function beginEnquiry(url: string, subject: string) {
  const body = JSON.stringify({ ...enquiry(subject), padding: "x".repeat(50_000) });
  const connection = await openConnection(url);
  const headers = ["content-type: application/json", `content-length: ${body.length}`];
  const half = body.length / 2;
  connection.socket.write(requestHead("POST /enquiries", ...headers) + body.slice(0, half));
  return {
    closed: connection.closed,
    finish: () => {
      connection.socket.write(body.slice(half));
      return connection.closed;
    },
  };
}

const isRefused = (url: string) =>
  fetch(`${url}/api/health`, { headers: { connection: "close" } }).then(
    () => false,
    (error) => error.cause?.code === "ECONNREFUSED",
  );

for (const [name, command, exitCode] of [
  ["the server", { args: SERVER }, 0],
  // `npm start` would build for a remote backend.
  ["`npm start`", { program: "npm", args: ["start"], env: { BACKEND_URL: "" } }, 0],
] as const) {
  test(`${name} completes requests and mail that are in progress at SIGTERM`, async ({ peers }) => {
    const { backend, mailbox, dataDir } = peers;
    const site = await peers.start({ ...command, args: [...command.args] });
    const user = { username: "ada@example.org", login_token: "a-login-token", role: "talent" };
    backend.answer = () => delay(RESPONSE_DELAY_MS, { body: { success: true, result: user } });
    mailbox.behave = () => delay(RESPONSE_DELAY_MS, "accept" as const);
    const slow = await beginEnquiry(site.url, "Sent slowly.");
    expect((await enquire(site.url, "Mailed slowly.")).status).toBe(200);
    const login = "env" in command ? undefined : logIn(site.url, newAccount());
    if (login) await expect.poll(() => backend.requests.length).toBe(1);
    await expect.poll(() => mailbox.attempts).toBe(1);

    const signalled = performance.now();
    site.signal("SIGTERM");
    await expect.poll(() => isRefused(site.url)).toBe(true);
    // A second signal does not cut the first one's shutdown short.
    site.signal("SIGTERM");
    expect(await slow.finish()).toMatch(/^HTTP\/1\.1 200 [\s\S]*"success":true/);
    if (login) expect((await login).status).toBe(200);

    expect(await site.exited).toBe(exitCode);
    expect(performance.now() - signalled).toBeLessThan(MAX_SHUTDOWN_MS);
    expect(site.logs()).toContain('"event":"stopped"');
    // SQLite removes its write-ahead log when the last connection is closed.
    expect(existsSync(path.join(dataDir, "site.db-wal"))).toBe(false);
    const stored = await listEnquiries({ DATA_DIR: dataDir });
    expect(stored.map(({ subject }) => subject).sort()).toEqual(["Mailed slowly.", "Sent slowly."]);
    expect(stored.find(({ subject }) => subject === "Mailed slowly.")?.deliveredAt).toBeTruthy();
    expect(mailbox.mails.filter(({ subject }) => subject?.includes("Mailed slowly."))).toHaveLength(1);
  });
}

test("a backend, a mail server and a client that hang do not keep the server from stopping", async ({ peers }) => {
  const { backend, mailbox, dataDir } = peers;
  const site = await peers.start();
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
  await peers.start({ env: site.settings, port: site.port });
  await expect.poll(() => mailbox.mails.length, { timeout: 20_000 }).toBe(1);
  expect((await listEnquiries({ DATA_DIR: dataDir })).map(({ subject }) => subject)).toEqual(["Mailed later."]);
});

test("a log that is not read does not keep the server from stopping", async ({ peers }) => {
  const pipe = path.join(peers.dataDir, "log");
  execFileSync("mkfifo", [pipe]);
  const reader = openSync(pipe, constants.O_RDWR);
  const site = await peers.start({ program: "sh", args: ["-c", `exec "$0" ${SERVER} >${pipe}`, process.execPath] });
  // Each is logged, in a line of more than 100 bytes. A pipe takes 64 kB.
  for (let i = 0; i < 600; i++) await fetch(`${site.url}/user/login`);
  const signalled = performance.now();
  site.signal("SIGTERM");
  expect(await site.exited).toBe(0);
  expect(performance.now() - signalled).toBeLessThan(MAX_SHUTDOWN_MS);
  closeSync(reader);
});

import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openMailbox } from "../../../lib/testing/mailbox";
import { listEnquiries, mailSettings } from "../../enquiries/fixtures";
import { expect } from "../../fixtures";
import { startHostileBackend } from "../../support/hostile-backend";
import { openConnection, requestHead } from "../../support/raw-connection";
import { startSite } from "../../support/site";
import { enquire, enquiry, logIn, someAddress } from "./fixtures";

/** A shutdown takes less (lib/server/shutdown.ts). */
export const MAX_SHUTDOWN_MS = 10_000;

/** How long the backend and the mail server take, so that a shutdown finds them at work. */
export const RESPONSE_DELAY_MS = 1500;

/** Longer than the shutdown, so that the site does not give up by itself. */
const BACKEND_TIMEOUT_MS = "25000";
const PADDING = "x".repeat(50_000);

const { origin: builtFor } = JSON.parse(readFileSync(path.join(__dirname, "../../../.next/site/site.json"), "utf8"));

export const user = { username: "ada@example.org", login_token: "a-login-token", role: "talent" };

type Command = Pick<NonNullable<Parameters<typeof startSite>[0]>, "args" | "program">;

/** A site with a backend and a mail server that the test controls. Its data folder is kept after it has stopped. */
export async function startStoppable(command: Command = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "stop-"));
  const [backend, mailbox] = [await startHostileBackend(), await openMailbox()];
  const env = {
    ...backend.settings,
    ...mailSettings(mailbox),
    DATA_DIR: dataDir,
    BACKEND_TIMEOUT_MS,
    // `npm start` would build for another one.
    SITE_URL: builtFor,
  };
  const site = await startSite({ env, ...command });
  const cleanUp = async () => {
    await site.stop("SIGKILL");
    await Promise.all([backend.stop(), mailbox.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { site, backend, mailbox, dataDir, cleanUp };
}

/** Sends half of an enquiry. `finish` sends the rest. */
export async function beginEnquiry(url: string, subject: string) {
  const body = JSON.stringify({ ...enquiry(subject), padding: PADDING });
  const connection = await openConnection(url);
  const head = requestHead(
    "POST /enquiries",
    "content-type: application/json",
    `x-forwarded-for: ${someAddress()}`,
    `content-length: ${body.length}`,
  );
  const half = body.length / 2;
  connection.socket.write(head + body.slice(0, half));
  return {
    closed: connection.closed,
    finish: () => {
      connection.socket.write(body.slice(half));
      return connection.closed;
    },
  };
}

/** A log-in as it is sent over a connection. */
export function loginRequest(i: number) {
  const body = JSON.stringify({ username: `${i}@example.org`, password: "a wrong one" });
  const headers = ["content-type: application/json", `x-forwarded-for: 10.8.0.${i}`, `content-length: ${body.length}`];
  return requestHead("POST /user/login", ...headers) + body;
}

const isRefused = (url: string) =>
  fetch(`${url}/api/health`, { headers: { connection: "close" } }).then(
    () => false,
    (error) => error.cause?.code === "ECONNREFUSED",
  );

/** What is in progress at SIGTERM is completed, and nothing is lost. */
export async function expectGracefulStop(command: Command, exitCode: number | null = 0) {
  const { site, backend, mailbox, dataDir, cleanUp } = await startStoppable(command);
  try {
    backend.answer = () => delay(RESPONSE_DELAY_MS, { body: { success: true, result: user } });
    mailbox.behave = () => delay(RESPONSE_DELAY_MS, "accept" as const);
    const slow = await beginEnquiry(site.url, "Sent slowly.");
    expect((await enquire(site.url, "Mailed slowly.")).status).toBe(200);
    const login = logIn(site.url, { username: user.username, password: "ridge and hill" });
    await expect.poll(() => backend.requests.length).toBe(1);
    await expect.poll(() => mailbox.attempts).toBe(1);

    const signalled = performance.now();
    site.signal("SIGTERM");
    await expect.poll(() => isRefused(site.url)).toBe(true);
    // A second signal does not cut the first one's shutdown short.
    site.signal("SIGTERM");
    expect(await slow.finish()).toMatch(/^HTTP\/1\.1 200 [\s\S]*"success":true/);
    expect((await login).status).toBe(200);

    expect(await site.exited).toBe(exitCode);
    expect(performance.now() - signalled).toBeLessThan(MAX_SHUTDOWN_MS);
    expect(site.logs()).toContain('"event":"stopped"');
    // SQLite removes its write-ahead log when the last connection is closed.
    expect(existsSync(path.join(dataDir, "site.db-wal"))).toBe(false);
    const stored = await listEnquiries({ DATA_DIR: dataDir });
    expect(stored.map(({ subject }) => subject).sort()).toEqual(["Mailed slowly.", "Sent slowly."]);
    expect(stored.find(({ subject }) => subject === "Mailed slowly.")?.deliveredAt).toBeTruthy();
    expect(mailbox.mails.filter(({ subject }) => subject?.includes("Mailed slowly."))).toHaveLength(1);
  } finally {
    await cleanUp();
  }
}

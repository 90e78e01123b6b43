import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { type Mailbox, openMailbox } from "../../lib/testing/mailbox";
import { mailSettings } from "../enquiries/fixtures";
import { listEnquiries } from "../enquiries/staff";
import { startHostileBackend } from "../peers/hostile-backend";
import { startSite } from "../peers/site";
import { openLine, parseAnswer } from "./slow-client";
import { beginPost } from "./slow-post";

const ANSWER_AFTER_MS = 2000;
const MOST_MS = 10_000;
/** Before that the site would have hung up by itself. */
const PATIENT_BACKEND_MS = "25000";

const user = { username: "ada@example.org", login_token: "a-login-token", role: "talent" };
const builtFor = readFileSync(path.join(__dirname, "../../.next/built-for"), "utf8");

const ways = {
  "the start script": { args: ["lib/cli/start.mjs"] },
  "npm start": { program: "npm", args: ["start"] },
} as const;

type Backend = Awaited<ReturnType<typeof startHostileBackend>>;

/** A site whose backend and mail server are the test's, and whose files outlive it. */
async function withSite(
  way: keyof typeof ways | undefined,
  use: (parts: { site: Awaited<ReturnType<typeof startSite>>; backend: Backend; mailbox: Mailbox }) => Promise<void>,
) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "stop-"));
  const [backend, mailbox] = [await startHostileBackend(), await openMailbox()];
  const env = {
    ...backend.settings,
    ...mailSettings(mailbox),
    DATA_DIR: dataDir,
    BACKEND_TIMEOUT_MS: PATIENT_BACKEND_MS,
    // Another one than it was built for would be built first.
    SITE_URL: builtFor,
  };
  const site = await startSite({ env, plan: way && { ...ways[way], args: [...ways[way].args] } });
  try {
    await use({ site, backend, mailbox });
  } finally {
    await site.stop("SIGKILL");
    await Promise.all([backend.stop(), mailbox.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const post = (url: string, address: string, values: object) =>
  fetch(url + address, {
    method: "POST",
    body: JSON.stringify(values),
    headers: { "content-type": "application/json", "x-forwarded-for": "10.9.0.2" },
  });

const logIn = (url: string) => post(url, "/user/login", { username: user.username, password: "ridge and hill" });
const enquiry = (subject: string) => ({
  kind: "contact",
  name: "Uwase Keza",
  email: "uwase@example.rw",
  subject,
  message: "We need a registry.",
});

const refuses = (url: string) =>
  fetch(`${url}/api/health`, { headers: { connection: "close" } }).then(
    () => "answered",
    (error) => error.cause?.code,
  );

for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
  test(`SIGTERM to ${way} ends what is under way, and nothing is lost`, async () => {
    await withSite(way, async ({ site, backend, mailbox }) => {
      backend.answer = () => pause(ANSWER_AFTER_MS, { body: { success: true, result: user } });
      mailbox.behave = () => pause(ANSWER_AFTER_MS, "accept" as const);
      const slow = await beginPost(site.port, "Sent slowly.");
      expect((await post(site.url, "/enquiries", enquiry("Mailed slowly."))).status).toBe(200);
      const login = logIn(site.url);
      await expect.poll(() => backend.requests.length).toBe(1);
      await expect.poll(() => mailbox.attempts).toBe(1);

      const asked = performance.now();
      site.signal("SIGTERM");
      await expect.poll(() => refuses(site.url)).toBe("ECONNREFUSED");
      // One more changes nothing.
      site.signal("SIGTERM");
      expect(await slow.finish()).toMatch(/^HTTP\/1\.1 200 [\s\S]*"success":true/);
      const answer = await login;
      expect([answer.status, (await answer.json()).success]).toEqual([200, true]);

      expect(await site.ended).toBe(0);
      expect(performance.now() - asked).toBeLessThan(MOST_MS);
      expect(site.logs()).toContain('"event":"stopped"');
      // SQLite takes its log away with the last connection that is closed.
      expect(existsSync(path.join(site.dataDir, "site.db-wal"))).toBe(false);
      const kept = await listEnquiries({ DATA_DIR: site.dataDir });
      expect(kept.map(({ subject }) => subject).sort()).toEqual(["Mailed slowly.", "Sent slowly."]);
      expect(kept.find(({ subject }) => subject === "Mailed slowly.")?.deliveredAt).toBeTruthy();
      expect(mailbox.mails.filter(({ subject }) => subject?.includes("Mailed slowly."))).toHaveLength(1);
    });
  });
}

test("what never ends does not keep the server from ending", async () => {
  await withSite(undefined, async ({ site, backend }) => {
    backend.answer = "hang";
    const login = logIn(site.url).then(
      ({ status }) => status,
      () => "cut off",
    );
    const half = await beginPost(site.port, "Never sent whole.");
    await expect.poll(() => backend.requests.length).toBe(1);

    const asked = performance.now();
    site.signal("SIGTERM");
    expect(await site.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(MOST_MS);
    expect(await login).toBe("cut off");
    expect(await half.untilCut()).not.toContain(" 200 ");
    expect(site.logs()).toContain('"event":"stopped"');
    expect(await listEnquiries({ DATA_DIR: site.dataDir })).toEqual([]);
  });
});

test("a mail server that hangs does not keep it either, and the mail is sent by the next one", async () => {
  await withSite(undefined, async ({ site, mailbox }) => {
    mailbox.behave = () => "hang";
    expect((await post(site.url, "/enquiries", enquiry("Hung up on."))).status).toBe(200);
    await expect.poll(() => mailbox.attempts).toBe(1);

    const asked = performance.now();
    site.signal("SIGTERM");
    expect(await site.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(MOST_MS);
    expect(site.logs()).toContain('"event":"stopped"');
    expect(existsSync(path.join(site.dataDir, "site.db-wal"))).toBe(false);

    mailbox.behave = () => "accept";
    const next = await startSite({ env: site.settings, port: site.port });
    await expect.poll(() => mailbox.mails.length, { timeout: 20_000 }).toBe(1);
    await next.stop();
  });
});

/** Few enough to be hashed in time by a machine that does much else. */
const MANY = 8;

/** A log-in as it stands on the line. */
function logInHead(i: number) {
  const body = JSON.stringify({ username: `${i}@example.org`, password: "a wrong one" });
  const head = ["POST /user/login HTTP/1.1", "host: localhost", "content-type: application/json"];
  return [...head, `x-forwarded-for: 10.8.0.${i}`, `content-length: ${body.length}`, "", body].join("\r\n");
}

test("log-ins that were sent before the end are all answered, on old connections and on new ones", async () => {
  const site = await startSite();
  try {
    const old = await Promise.all(Array.from({ length: MANY }, () => openLine(site.url)));
    for (const { socket } of old) socket.write("GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n");
    for (const { answer } of old) await expect.poll(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n[\s\S]/);
    const before = old.map(({ answer }) => answer().length);
    // It comes to all of them at once, as a machine that is busy does.
    site.signal("SIGSTOP");
    const fresh = await Promise.all(Array.from({ length: MANY }, () => openLine(site.url)));
    const lines = [...old, ...fresh];
    for (const [i, { socket }] of lines.entries()) socket.write(logInHead(i));
    site.signal("SIGTERM");
    site.signal("SIGCONT");
    await Promise.all(lines.map(({ closed }) => closed));
    const answers = lines.map(({ answer }, i) => parseAnswer(answer().slice(before[i] ?? 0)));
    expect(answers.map(({ status }) => status)).toEqual(lines.map(() => 401));
    expect(new Set(answers.map(({ header }) => header("connection")))).toEqual(new Set(["close"]));
    expect(await site.ended).toBe(0);
  } finally {
    await site.stop("SIGKILL");
  }
});

test("what comes on an idle connection together with the end is answered, and what was under way says that it is the last", async () => {
  await withSite(undefined, async ({ site, backend }) => {
    backend.answer = () => pause(ANSWER_AFTER_MS, { body: { success: true, result: user } });
    const [busy, idle] = [await openLine(site.url), await openLine(site.url)];
    idle.socket.write("GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await expect.poll(idle.answer).toMatch(/^HTTP\/1\.1 200 /);
    busy.socket.write(logInHead(1));
    await expect.poll(() => backend.requests.length).toBe(1);
    site.signal("SIGTERM");
    idle.socket.write("GET /about-us HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await Promise.all([busy.closed, idle.closed]);
    const { status, header } = parseAnswer(busy.answer());
    expect([status, header("connection")]).toEqual([200, "close"]);
    expect(idle.answer().match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
    expect(await site.ended).toBe(0);
  });
});

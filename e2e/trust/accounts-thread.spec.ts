import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { hasPriorities, prioritiesOf } from "../../lib/testing/priorities";
import { newAccount } from "../accounts/fixtures";
import { startBackend } from "../peers/backend";
import { freePort } from "../peers/ports";
import { startSite } from "../peers/site";
import { logIn, register } from "./form-posts";
import { oddLines } from "./odd-lines";
import { openLine } from "./slow-client";

const SERVER = 0;
const ACCOUNTS = 5;
const HASHES = 19;
const LOG_INS = 30;

const count = async (port: string, line: string) => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(
    text
      .split("\n")
      .find((one) => one.startsWith(`${line} `))
      ?.split(" ")[1] ?? 0,
  );
};

test("pages go before log-ins, and those before hashes; all of it is logged and counted in one place", async () => {
  const METRICS_PORT = String(await freePort("127.0.0.1"));
  const site = await startSite({ env: { METRICS_PORT } });
  try {
    const account = newAccount();
    expect((await register(site.url, account)).status).toBe(200);
    expect((await logIn(site.url, account)).status).toBe(200);
    expect((await logIn(site.url, { ...account, password: "a wrong one" })).status).toBe(401);
    if (hasPriorities) {
      expect(prioritiesOf(site.pid)).toEqual(expect.arrayContaining([SERVER, ACCOUNTS, HASHES]));
      expect(prioritiesOf(site.pid).filter((one) => one === ACCOUNTS)).toHaveLength(1);
    }
    for (const [event, outcome] of [
      ["register", "done"],
      ["login", "done"],
      ["login", "refused"],
    ] as const) {
      expect(await count(METRICS_PORT, `site_events_total{event="${event}",outcome="${outcome}"}`)).toBe(1);
      expect(site.logs()).toContain(`"event":"${event}","outcome":"${outcome}"`);
    }
    expect(await count(METRICS_PORT, 'site_events_total{event="request",outcome="answered"}')).toBe(3);
    const posted = 'site_request_duration_seconds_count{method="POST",route="/user",status="200"}';
    expect(await count(METRICS_PORT, posted)).toBe(2);
    expect(oddLines(site.logs())).toEqual([]);
    expect(site.logs()).not.toContain('"level":50');
  } finally {
    await site.stop();
  }
});

test("no other way to write the path leads around the thread, and its limits", async () => {
  const site = await startSite();
  try {
    const guess = async (address: string) => {
      const line = await openLine(site.url);
      const body = JSON.stringify({ username: "uwase@example.org", password: "a wrong one" });
      const head = ["host: localhost", "content-type: application/json", `content-length: ${body.length}`];
      line.socket.write([`POST ${address} HTTP/1.1`, ...head, "connection: close", "", body].join("\r\n"));
      await expect.poll(line.answer).toMatch(/^HTTP\/1\.1 \d+ /);
      line.socket.destroy();
      return Number(line.answer().split(" ")[1]);
    };
    for (let n = 0; n < 10; n++) expect(await guess("/user/login")).toBe(401);
    expect(await guess("/user/login")).toBe(429);
    expect(await guess("/user/login?a=b")).toBe(429);
    for (const address of [
      "/user/login#x",
      "/user/login/",
      "//user/login",
      "/user/./login",
      "/USER/login",
      "/user/%6cogin",
    ])
      expect([address, await guess(address)]).not.toEqual([address, 401]);
    expect(await guess("/user/login#x")).toBe(400);
  } finally {
    await site.stop();
  }
});

test("with a backend elsewhere there is no such thread", async () => {
  test.skip(!hasPriorities, "only Linux tells of threads");
  const backend = await startBackend();
  const site = await startSite({ env: backend.settings });
  try {
    const account = newAccount();
    expect((await register(site.url, account)).status).toBe(200);
    expect((await logIn(site.url, account)).status).toBe(200);
    expect(new Set(prioritiesOf(site.pid))).toEqual(new Set([SERVER]));
  } finally {
    await site.stop();
    await backend.stop();
  }
});

test("a site that is told to stop answers the log-ins that it has, and closes its database", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "accounts-thread-"));
  const site = await startSite({ env: { DATA_DIR: dataDir } });
  try {
    const account = newAccount();
    expect((await register(site.url, account)).status).toBe(200);
    // Of accounts that there are not: nobody's limit is reached, and the work is the same.
    const guesses = Array.from({ length: LOG_INS }, () => logIn(site.url, newAccount()));
    const right = logIn(site.url, account);
    await guesses[0];
    site.signal("SIGTERM");
    expect((await right).status).toBe(200);
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(guesses.map(() => 401));
    expect(await site.ended).toBe(0);
    expect(site.logs()).toContain('"event":"stopped"');
    expect(readdirSync(dataDir).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
  } finally {
    await site.stop("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
});

import { randomBytes } from "node:crypto";
import { lookup } from "node:dns/promises";
import { Agent } from "node:https";
import { setTimeout as delay } from "node:timers/promises";
import { type Site, startSite } from "@/lib/testing/site";
import { findNginx, type Nginx, nginxPort, startNginx } from "../../../lib/testing/nginx";
import { findPostgres, startPostgres } from "../../../lib/testing/postgres";
import type { Account } from "../../accounts/fixtures";
import { expect, test } from "../../fixtures";
import { type RequestOptions, send } from "../../support/http";
import { enquiry, listEnquiries, newAccount, register } from "./fixtures";

test.skip(!process.env.CI && !findNginx(), "SKIPPED: nginx is not installed.");

const VISITORS = 8;
const SOME_REQUESTS = 60;
const PAUSE_MS = 20;
const PAGES = ["/", "/contact-us", "/login"];
/** The times that a request takes beside an instance that hangs, the first time and afterwards. */
const MAX_FIRST_MS = 9_000;
const MAX_NEXT_MS = 3_000;

interface Target {
  url: string;
  certificate: string;
  account: Account;
}

/** The addresses of sites for nginx, which does not try the families of an address in turn. */
async function hostsOf(sites: Site[]) {
  const { address } = await lookup("localhost");
  const host = address.includes(":") ? `[${address}]` : address;
  return sites.map((site) => `${host}:${site.port}`);
}

/** Visitors who read pages, send enquiries and log in, in parallel, until `stop`. */
function sendVisitors(count: number, { url, certificate: ca, account }: Target) {
  const failures: string[] = [];
  const sent: string[] = [];
  let requests = 0;
  let isOver = false;

  async function request(path: string, options: RequestOptions) {
    const failure = await send(url, path, { ca, ...options }).then(
      ({ status }) => (status === 200 ? undefined : String(status)),
      String,
    );
    requests++;
    if (failure) failures.push(`${path}: ${failure}`);
  }
  const post = (path: string, values: object, localAddress: string) =>
    request(path, {
      method: "POST",
      body: JSON.stringify(values),
      // Rate limits count by address, and not by the one that a client claims to have.
      headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.99" },
      agent: new Agent({ localAddress }),
    });
  const run = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !isOver; turn++) {
      await request(PAGES[turn % PAGES.length] ?? "/", { agent });
      const subject = `Boat ${visitor}-${turn}.`;
      sent.push(subject);
      const localAddress = `127.8.${visitor}.${1 + (turn % 200)}`;
      await post("/enquiries", enquiry(subject), localAddress);
      if (turn % 4 === 0) await post("/user/login", account, localAddress);
      await delay(PAUSE_MS);
    }
    agent.destroy();
  };
  const all = Promise.all(Array.from({ length: count }, (_, visitor) => run(visitor)));
  return {
    failures,
    sent,
    requests: () => requests,
    stop: async () => {
      isOver = true;
      await all;
    },
  };
}

test("restarting two instances one after the other fails no request and loses no enquiry", async () => {
  test.skip(!process.env.CI && !findPostgres(), "SKIPPED: PostgreSQL is not installed.");
  test.setTimeout(180_000);
  const server = await startPostgres();
  const database = { DATABASE_URL: server.url };
  const port = await nginxPort();
  const env = {
    ...database,
    SITE_URL: `https://localhost:${port}`,
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
    // A fast machine sends more than the default.
    HOURLY_LIMIT: "100000",
  };
  const sites: Site[] = [];
  let nginx: Nginx | undefined;
  try {
    for (let i = 0; i < 2; i++) sites.push(await startSite({ env }));
    nginx = await startNginx({ port, sites: await hostsOf(sites) });
    const account = newAccount();
    expect((await register(sites[0]?.url ?? "", account)).status).toBe(200);

    const visitors = sendVisitors(VISITORS, { ...nginx, account });
    const moreRequests = async () => {
      const before = visitors.requests();
      await expect.poll(visitors.requests, { timeout: 60_000 }).toBeGreaterThan(before + SOME_REQUESTS);
    };
    try {
      await moreRequests();
      for (const [i, site] of sites.entries()) {
        site.signal("SIGTERM");
        expect(await site.exited).toBe(0);
        await moreRequests();
        await site.stop();
        sites[i] = await startSite({ env, port: site.port });
      }
      await moreRequests();
    } finally {
      await visitors.stop();
    }
    expect(visitors.failures, nginx.logs()).toEqual([]);
    const stored = (await listEnquiries(database)).map(({ subject }) => subject);
    expect(stored.sort()).toEqual(visitors.sent.sort());
  } finally {
    await nginx?.stop();
    await Promise.all(sites.map((site) => site.stop("SIGKILL")));
    server.stop();
  }
});

test("an instance that hangs delays few requests by a few seconds, and is left out until it answers", async () => {
  test.setTimeout(180_000);
  const port = await nginxPort();
  const env = { SITE_URL: `https://localhost:${port}` };
  const sites: Site[] = [];
  let nginx: Nginx | undefined;
  try {
    for (let i = 0; i < 2; i++) sites.push(await startSite({ env }));
    const [first, second] = sites as [Site, Site];
    nginx = await startNginx({ port, sites: await hostsOf(sites) });
    const { url, certificate: ca } = nginx;
    const account = newAccount();
    expect((await register(second.url, account)).status).toBe(200);
    const expectAll = async (maxMs: number, status: number, path: string, options: RequestOptions = {}) => {
      const started = performance.now();
      const responses = await Promise.all(Array.from({ length: 20 }, () => send(url, path, { ca, ...options })));
      const ms = performance.now() - started;
      const statuses = new Set(responses.map((response) => response.status));
      expect([...statuses], nginx?.accessLog()).toEqual([status]);
      expect(ms, path).toBeLessThan(maxMs);
    };
    const logIn = { method: "POST", body: JSON.stringify(account), headers: { "content-type": "application/json" } };

    first.signal("SIGSTOP");
    await expectAll(MAX_FIRST_MS, 307, "/my-profile");
    await expectAll(MAX_NEXT_MS, 307, "/my-profile");
    expect((await send(url, "/user/login", { ca, ...logIn })).status).toBe(200);
    first.signal("SIGCONT");
    // It answers once the other one is gone, at once and then as one of two.
    await second.stop();
    await expectAll(MAX_NEXT_MS, 307, "/my-profile");
  } finally {
    await nginx?.stop();
    await Promise.all(sites.map((site) => site.stop("SIGKILL")));
  }
});

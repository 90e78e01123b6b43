import { randomBytes } from "node:crypto";
import { lookup } from "node:dns/promises";
import { findNginx } from "../../../lib/testing/nginx";
import { listEnquiries } from "../../enquiries/fixtures";
import { expect, test } from "../../fixtures";
import { send } from "../../support/http";
import { openListener } from "../../support/listener";
import { type Nginx, nginxPort, startNginx } from "../../support/nginx";
import { createDatabase, isPostgresMissing } from "../../support/postgres";
import { type Site, startSite } from "../../support/site";
import { newAccount, register } from "./fixtures";
import { sendVisitors } from "./visitors";

test.skip(!process.env.CI && !findNginx(), "SKIPPED: nginx is not installed.");

const VISITORS = 8;
const SOME_REQUESTS = 60;

test("restarting two instances one after the other fails no request and loses no enquiry", async () => {
  test.skip(!process.env.CI && isPostgresMissing(), "SKIPPED: PostgreSQL is not installed.");
  test.setTimeout(180_000);
  const database = await createDatabase();
  const port = await nginxPort();
  const env = {
    ...database.settings,
    SITE_URL: `https://localhost:${port}`,
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
  };
  const sites: Site[] = [];
  let nginx: Nginx | undefined;
  try {
    for (let i = 0; i < 2; i++) sites.push(await startSite({ env }));
    const { address } = await lookup("localhost");
    const host = address.includes(":") ? `[${address}]` : address;
    nginx = await startNginx({ port, sites: sites.map((site) => `${host}:${site.port}`) });
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
    const stored = (await listEnquiries(database.settings)).map(({ subject }) => subject);
    expect(stored.sort()).toEqual(visitors.sent.sort());
  } finally {
    await nginx?.stop();
    await Promise.all(sites.map((site) => site.stop("SIGKILL")));
    await database.stop();
  }
});

test("an instance that has just come back gets requests as soon as the other one stops", async () => {
  const port = await nginxPort();
  const instances = [await openListener(), await openListener()] as const;
  for (const { server } of instances) server.on("request", (_, response) => response.end("here"));
  const nginx = await startNginx({ port, sites: instances.map(({ url }) => new URL(url).host) });
  try {
    const [first, second] = instances;
    for (const [down, up] of [
      [first, second],
      [second, first],
      [first, second],
    ] as const) {
      await up.start();
      await down.stop();
      // Enough for each of nginx's workers to meet the instance that is down.
      for (let i = 0; i < 20; i++) {
        const { status } = await send(nginx.url, "/", { ca: nginx.certificate });
        expect(status, nginx.logs()).toBe(200);
      }
    }
  } finally {
    await nginx.stop();
    await Promise.all(instances.map(({ stop }) => stop()));
  }
});

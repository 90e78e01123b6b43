import { createHash, randomBytes } from "node:crypto";
import { lookup } from "node:dns/promises";
import { request } from "node:https";
import { expect, test } from "@playwright/test";
import { Client } from "pg";
import { findNginx } from "../../lib/testing/nginx.mjs";
import { listEnquiries } from "../enquiries/staff";
import { openListener } from "../peers/listener";
import { portOfNginx, startNginx } from "../peers/nginx";
import { createDatabase } from "../peers/postgres";
import { startSite } from "../peers/site";
import { sendVisitors } from "./visitors";

// On CI the run has ended before: nothing is skipped there.
test.skip(
  !process.env.CI && !(process.env.TEST_POSTGRES_URL && findNginx()),
  "SKIPPED: two instances behind nginx share a PostgreSQL database, and one of the two was not found. Install both.",
);

const VISITORS = 8;
const TEST_TIMEOUT_MS = 3 * 60_000;
const SOME_REQUESTS = 60;

const account = { username: "uwase@example.org", password: "ridge and hill" };

/** Whom the site counted: the key of a limit is a hash of the address. */
async function countedAddresses(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select key from rate_limits where key like 'enquiry:%'");
    return rows.map(({ key }) => String(key).slice("enquiry:".length)).sort();
  } finally {
    await client.end();
  }
}

const keyOf = (address: string) => createHash("sha256").update(address).digest("base64url");

const statusOf = (url: string, ca: string) =>
  new Promise((resolve, reject) => {
    request(url, { ca }, (response) => resolve(response.resume().statusCode))
      .once("error", reject)
      .end();
  });

test("two instances are restarted one after the other, and no visitor notices", async () => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const database = await createDatabase();
  const port = await portOfNginx();
  const env = {
    ...database.settings,
    SITE_URL: `https://localhost:${port}`,
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
  };
  const sites: Awaited<ReturnType<typeof startSite>>[] = [];
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  try {
    for (let i = 0; i < 2; i++) sites.push(await startSite({ env }));
    const { address } = await lookup("localhost");
    const host = address.includes(":") ? `[${address}]` : address;
    nginx = await startNginx({ port, sites: sites.map((site) => `${host}:${site.port}`) });
    const made = await fetch(`${sites[0]?.url}/user/register`, {
      method: "POST",
      body: JSON.stringify({ ...account, confirm_password: account.password }),
      headers: { "content-type": "application/json" },
    });
    expect(made.status).toBe(200);
    expect(await statusOf(`${nginx.url}/api/ready`, nginx.certificate), "not for the world").toBe(404);

    const pages = ["/", "/contact-us", "/login"];
    const visitors = sendVisitors(VISITORS, { ...nginx, account, pages });
    const moreRequests = async () => {
      const before = visitors.requests();
      await expect.poll(() => visitors.requests(), { timeout: 60_000 }).toBeGreaterThan(before + SOME_REQUESTS);
    };
    try {
      await moreRequests();
      for (const [i, site] of sites.entries()) {
        // As soon as the other one answers again.
        site.signal("SIGTERM");
        expect(await site.ended).toBe(0);
        await moreRequests();
        await site.stop();
        sites[i] = await startSite({ env, port: site.port });
      }
      await moreRequests();
    } finally {
      await visitors.stop();
    }
    console.log(`${visitors.requests()} requests over two restarts, ${visitors.failures.length} failed`);
    expect(visitors.failures, nginx.logs()).toEqual([]);

    const kept = (await listEnquiries(database.settings)).map(({ subject }) => subject);
    expect(kept.sort()).toEqual(visitors.sent.sort());
    expect(await countedAddresses(database.url)).toEqual([...visitors.addresses].map(keyOf).sort());
  } finally {
    await nginx?.stop();
    await Promise.all(sites.map((site) => site.stop("SIGKILL")));
    await database.stop();
  }
});

test("one that has just come back is asked as soon as the other one goes", async () => {
  const port = await portOfNginx();
  const instances = [await openListener(), await openListener()];
  for (const { server } of instances) server.on("request", (_, response) => response.end("here"));
  const nginx = await startNginx({ port, sites: instances.map(({ url }) => new URL(url).host) });
  try {
    const [first, second] = instances;
    for (const [away, here] of [
      [first, second],
      [second, first],
      [first, second],
    ]) {
      await here?.start();
      await away?.stop();
      // Often enough that each of nginx's workers has met the one that is away.
      for (let i = 0; i < 20; i++) expect(await statusOf(nginx.url, nginx.certificate), nginx.logs()).toBe(200);
    }
  } finally {
    await nginx.stop();
    await Promise.all(instances.map(({ stop }) => stop()));
  }
});

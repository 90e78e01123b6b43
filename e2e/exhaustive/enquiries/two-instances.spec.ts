import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { openMailbox } from "../../../lib/testing/mailbox";
import { listEnquiries, mailSettings } from "../../enquiries/fixtures";
import { createDatabase, isPostgresMissing } from "../../support/postgres";
import { startSite } from "../../support/site";
import { numberedEnquiry, subjectIn, subjectOf } from "./numbered";

test.skip(!process.env.CI && isPostgresMissing(), "SKIPPED: PostgreSQL is not installed.");

const ENQUIRIES = 100;
const OVER_MS = 10_000;

async function submit(url: string, i: number) {
  const response = await fetch(`${url}/enquiries`, {
    method: "POST",
    body: numberedEnquiry(i),
    // One client each: the rate limit counts by address.
    headers: { "content-type": "application/json", "x-forwarded-for": `10.8.0.${i}` },
  });
  expect(await response.json()).toEqual({ success: true });
}

test("two instances on one database mail every enquiry once, and lose none", async () => {
  test.setTimeout(4 * 60_000);
  const database = await createDatabase();
  const mailbox = await openMailbox();
  const env = {
    ...database.settings,
    ...mailSettings(mailbox),
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
  };
  const sites = [await startSite({ env }), await startSite({ env })];
  try {
    const posts: Promise<void>[] = [];
    for (let i = 0; i < ENQUIRIES; i++) {
      // Every tenth goes to both at once, like a double click that a load balancer splits.
      const targets = i % 10 ? [sites[i % 2]] : sites;
      posts.push(...targets.map((site) => submit(site?.url ?? "", i)));
      await pause(OVER_MS / ENQUIRIES);
    }
    await Promise.all(posts);

    const findUndelivered = async () => (await listEnquiries(database.settings)).filter((one) => !one.deliveredAt);
    await expect.poll(findUndelivered, { timeout: 60_000, intervals: [1000] }).toEqual([]);
    const all = Array.from({ length: ENQUIRIES }, (_, i) => subjectOf(i)).sort();
    const entries = await listEnquiries(database.settings);
    expect(entries.map(({ subject }) => subject).sort()).toEqual(all);
    expect(mailbox.mails.map(subjectIn).sort()).toEqual(all);
    expect(entries.every(({ attempts }) => attempts === 1)).toBe(true);
    for (const { logs } of sites) expect(logs(), "both instances deliver").toContain('"event":"delivery"');
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await mailbox.stop();
    await database.stop();
  }
});

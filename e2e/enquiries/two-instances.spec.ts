import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { openMailbox } from "../../lib/testing/mailbox";
import { createDatabase } from "../peers/postgres";
import { startSite } from "../peers/site";
import { mailSettings } from "./fixtures";
import { numberedEnquiry, subjectOf } from "./numbered";
import { listEnquiries } from "./staff";

// On CI the run has ended before: nothing is skipped there.
test.skip(
  !process.env.TEST_POSTGRES_URL && !process.env.CI,
  "SKIPPED: two instances share a PostgreSQL database, and no server was found. Install one or set TEST_POSTGRES_URL.",
);

const ENQUIRIES = 150;
const OVER_MS = 20_000;
const TEST_TIMEOUT_MS = 4 * 60_000;
const MAILS_WITHIN_MS = 60_000;

async function submit(url: string, i: number) {
  const answer = await fetch(`${url}/enquiries`, {
    method: "POST",
    body: numberedEnquiry(i),
    // Few from each address: the limit is for those who send many.
    headers: { "content-type": "application/json", "x-forwarded-for": `10.8.0.${i}` },
  });
  expect(await answer.json()).toEqual({ success: true });
}

test("two instances on one database mail every enquiry once, and lose none", async () => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const database = await createDatabase();
  const mailbox = await openMailbox();
  const env = {
    ...database.settings,
    ...mailSettings(mailbox),
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
  };
  const sites = await Promise.all([startSite({ env }), startSite({ env })]);
  try {
    const posts: Promise<void>[] = [];
    for (let i = 0; i < ENQUIRIES; i++) {
      // Every tenth is sent to both at once, as by a double click that a balancer splits.
      const asked = i % 10 ? [sites[i % 2]] : sites;
      posts.push(...asked.map((site) => submit(site?.url ?? "", i)));
      await pause(OVER_MS / ENQUIRIES);
    }
    await Promise.all(posts);

    const undelivered = async () => (await listEnquiries(database.settings)).filter(({ deliveredAt }) => !deliveredAt);
    await expect.poll(undelivered, { timeout: MAILS_WITHIN_MS }).toEqual([]);
    const all = Array.from({ length: ENQUIRIES }, (_, i) => subjectOf(i)).sort();
    expect((await listEnquiries(database.settings)).map(({ subject }) => subject).sort()).toEqual(all);
    const arrived = mailbox.mails.map(({ subject = "" }) => subject.replace(/^.*Enquiry: /, ""));
    expect(arrived.sort()).toEqual(all);
    expect((await listEnquiries(database.settings)).every(({ attempts }) => attempts === 1)).toBe(true);
    for (const { logs } of sites) expect(logs(), "both took their share").toContain('"event":"delivery"');
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await mailbox.stop();
    await database.stop();
  }
});

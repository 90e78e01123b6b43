import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { startSite } from "@/lib/testing/site";
import { openMailbox } from "../../../lib/testing/mailbox";
import { runScript } from "../../../lib/testing/run-script";
import { mailSettings } from "../../support/mailbox";
import { enquiry, listEnquiries } from "../operations/fixtures";

const ENQUIRIES = 300;
const VISITORS = 8;
const KILLS = 4;
const RESPONSE_TIMEOUT_MS = 10_000;
const DELIVERY_TIMEOUT_MS = 3 * 60_000;

const subjectOf = (i: number) => `Boat number ${i}.`;

/** Posts with the same key until it is acknowledged, as the form does. @returns the number of attempts. */
async function submit(url: string, i: number, signal: AbortSignal): Promise<number> {
  // Each enquiry has a client of its own: the rate limit counts by address.
  const headers = { "content-type": "application/json", "x-forwarded-for": `10.7.${i >> 8}.${i & 255}` };
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    const init = { method: "POST", body: JSON.stringify(enquiry(subjectOf(i))), headers, signal: timeout };
    const response = await fetch(`${url}/enquiries`, init).catch(() => undefined);
    if (response?.status === 200) {
      const { success } = await response.json().catch(() => ({}));
      if (success) return attempt;
    } else if (response && response.status !== 503) throw new Error(`Enquiry ${i} got ${response.status}`);
    await pause(100);
  }
}

/**
 * Backs the database up while the site runs, and restores it into an empty one.
 * @returns how many enquiries that has.
 */
async function countRestored(dataDir: string, restoredDir: string) {
  const file = path.join(restoredDir, "backup.db");
  await runScript("lib/cli/backup.ts", ["backup", file], { DATA_DIR: dataDir });
  await runScript("lib/cli/backup.ts", ["restore", file], { DATA_DIR: restoredDir });
  return (await listEnquiries({ DATA_DIR: restoredDir })).length;
}

test("kill -9 at random moments neither loses nor duplicates an acknowledged enquiry", async () => {
  test.setTimeout(10 * 60_000);
  const [dataDir, restoredDir] = [
    mkdtempSync(path.join(tmpdir(), "kill-")),
    mkdtempSync(path.join(tmpdir(), "restored-")),
  ];
  const mailbox = await openMailbox();
  const env = {
    DATA_DIR: dataDir,
    NEXTAUTH_SECRET: "a secret of more than thirty-two characters",
    ...mailSettings(mailbox),
  };
  let site = await startSite({ env });
  const { url, port } = site;
  const controller = new AbortController();

  try {
    let next = 0;
    let attempts = 0;
    const acknowledged: string[] = [];
    const visitor = async () => {
      for (let i = next++; i < ENQUIRIES; i = next++) {
        const count = await submit(url, i, controller.signal);
        attempts += count;
        acknowledged.push(subjectOf(i));
      }
    };
    const visitors = Promise.all(Array.from({ length: VISITORS }, visitor));
    // The result is awaited below; until then a failure must not end the process.
    visitors.catch(() => controller.abort());

    for (let kill = 0; kill < KILLS; kill++) {
      // The kill comes at a random point of its share of the enquiries.
      const after = ((kill + 0.2 + 0.6 * Math.random()) * ENQUIRIES) / KILLS;
      while (acknowledged.length < after && !controller.signal.aborted) await pause(5);
      await pause(Math.random() * 30);
      await site.stop("SIGKILL");
      site = await startSite({ env, port });
    }
    await visitors;
    expect(acknowledged).toHaveLength(ENQUIRIES);
    expect(attempts, "kills interrupted requests").toBeGreaterThan(ENQUIRIES);

    const findUndelivered = async () => (await listEnquiries({ DATA_DIR: dataDir })).filter((one) => !one.deliveredAt);
    await expect.poll(findUndelivered, { timeout: DELIVERY_TIMEOUT_MS, intervals: [1000] }).toEqual([]);
    const stored = (await listEnquiries({ DATA_DIR: dataDir })).map(({ subject }) => subject);
    expect(stored.sort()).toEqual(acknowledged.sort());
    // A kill may repeat a mail; mailboxes merge copies by their Message-ID.
    const delivered = new Map(mailbox.mails.map((mail) => [mail.messageId, mail.subject?.replace(/^.*Enquiry: /, "")]));
    expect([...delivered.values()].sort()).toEqual(acknowledged);

    expect(await countRestored(dataDir, restoredDir)).toBe(ENQUIRIES);
  } finally {
    controller.abort();
    await site.stop();
    await mailbox.stop();
    for (const folder of [dataDir, restoredDir]) rmSync(folder, { recursive: true, force: true });
  }
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { openMailbox } from "../../lib/testing/mailbox";
import { startSite } from "../peers/site";
import { mailSettings } from "./fixtures";
import { numberedEnquiry, subjectOf } from "./numbered";
import { listEnquiries } from "./staff";

/** A stream of enquiries, the site killed in the middle of it, several times: what was acknowledged is there. */
const ENQUIRIES = 500;
const VISITORS = 8;
const KILLS = 5;
const TEST_TIMEOUT_MS = 10 * 60_000;
const ANSWER_TIMEOUT_MS = 10_000;
const POLL_MS = 100;
const MAILS_WITHIN_MS = 3 * 60_000;

/** Posts until it is answered, with the same key each time, as the form does. @returns how many posts that took. */
async function submit(url: string, i: number, isOver: () => boolean): Promise<number> {
  const body = numberedEnquiry(i);
  // Few from each address: the limit is for those who send many.
  const headers = { "content-type": "application/json", "x-forwarded-for": `10.7.${i >> 8}.${i & 255}` };
  for (let posts = 1; !isOver(); posts++) {
    try {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
      const answer = await fetch(`${url}/enquiries`, { method: "POST", body, headers, signal });
      if (answer.status === 200 && (await answer.json()).success === true) return posts;
      // A site that starts may not have its database yet. Anything else would be wrong.
      if (answer.status !== 503) throw new TypeError(`answered ${answer.status}`, { cause: "status" });
    } catch (error) {
      if ((error as Error).cause === "status") throw error;
    }
    await pause(POLL_MS);
  }
  throw new Error(`Enquiry ${i} was never answered`);
}

test("kill -9 at random moments loses no acknowledged enquiry, and doubles none", async () => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const dataDir = mkdtempSync(path.join(tmpdir(), "kill-"));
  const mailbox = await openMailbox();
  const env = {
    DATA_DIR: dataDir,
    NEXTAUTH_SECRET: "a secret of more than thirty-two characters",
    ...mailSettings(mailbox),
  };
  let site = await startSite({ env });
  const { url, port } = site;

  try {
    let next = 0;
    let retries = 0;
    let isOver = false;
    const acknowledged: string[] = [];
    const visitor = async () => {
      for (let i = next++; i < ENQUIRIES; i = next++) {
        retries += (await submit(url, i, () => isOver)) - 1;
        acknowledged.push(subjectOf(i));
      }
    };
    const stream = Promise.all(Array.from({ length: VISITORS }, visitor));
    const failed = stream.then(
      () => false,
      () => true,
    );

    try {
      for (let kill = 1; kill <= KILLS; kill++) {
        // Somewhere in its share of the stream, and then some milliseconds into whatever is going on.
        const after = ((kill - 1 + 0.2 + 0.6 * Math.random()) * ENQUIRIES) / KILLS;
        while (acknowledged.length < after && !(await Promise.race([failed, pause(5, false)])));
        await pause(Math.random() * 30);
        await site.stop("SIGKILL");
        site = await startSite({ env, port });
      }
      await stream;
    } finally {
      isOver = true;
    }
    expect(acknowledged).toHaveLength(ENQUIRIES);
    expect(retries, "the kills met posts on their way").toBeGreaterThan(0);

    const arrived = () => new Set(mailbox.mails.map(({ subject = "" }) => subject.replace(/^.*Enquiry: /, "")));
    await expect
      .poll(() => acknowledged.filter((subject) => !arrived().has(subject)), { timeout: MAILS_WITHIN_MS })
      .toEqual([]);
    await expect
      .poll(async () => (await listEnquiries({ DATA_DIR: dataDir })).filter(({ deliveredAt }) => !deliveredAt), {
        timeout: 60_000,
      })
      .toEqual([]);
    const kept = (await listEnquiries({ DATA_DIR: dataDir })).map(({ subject }) => subject);
    expect(kept.sort()).toEqual(acknowledged.sort());

    // A second copy of a mail is the same mail to a mailbox.
    const messageIds = new Set(mailbox.mails.map(({ messageId }) => messageId));
    expect(messageIds.size).toBe(ENQUIRIES);
  } finally {
    await site.stop();
    await mailbox.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

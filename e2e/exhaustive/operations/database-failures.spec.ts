import { execFileSync } from "node:child_process";
import { type Site, startSite } from "@/lib/testing/site";
import * as messages from "../../../content/messages";
import { openMailbox } from "../../../lib/testing/mailbox";
import { findPostgres, startPostgres } from "../../../lib/testing/postgres";
import { contactForm, expectSent, newWords } from "../../enquiries/fixtures";
import { expect, open, type Page, test } from "../../fixtures";
import { mailSettings } from "../../support/mailbox";
import {
  enquire,
  expectPagesServed,
  listEnquiries,
  logIn,
  MAX_PAGE_MS,
  newAccount,
  register,
  statusOf,
  UNAVAILABLE,
} from "./fixtures";

const PARALLEL_POSTS = 40;
const RECOVERY_MS = 30_000;

// The page shows that its form failed; each test opens a site of its own.
test.use({ allowedErrors: [/./] });
test.beforeEach(() => test.setTimeout(180_000));

interface Failure {
  env?: Record<string, string>;
  /** The database for `npm run enquiries`, if it is not the site's SQLite file. */
  database?: Record<string, string>;
  fail: (site: Site) => unknown;
  repair: (site: Site) => unknown;
}

/**
 * Expects that while the database cannot be written, forms say so and keep what was typed, pages are served, and the
 * instance is not ready; and that afterwards everything works again without a restart, and no accepted enquiry is lost.
 */
async function surviveFailure(page: Page, { env, database, fail, repair }: Failure) {
  const mailbox = await openMailbox();
  const site = await startSite({ env: { ...mailSettings(mailbox), ...env } });
  const { url } = site;
  try {
    const account = newAccount();
    expect((await register(url, account)).status).toBe(200);
    mailbox.behave = () => "defer";
    expect((await enquire(url, "Stored before.")).status).toBe(200);
    await expect.poll(() => site.logs()).toContain('"event":"delivery","outcome":"failed"');

    await fail(site);
    await expect.poll(() => statusOf(url, "/api/ready")).toBe(503);
    expect(await statusOf(url, "/api/health")).toBe(200);
    const unavailable = { status: 503, result: UNAVAILABLE, reference: expect.stringMatching(/^[\w-]{8}$/) };
    expect(await logIn(url, account)).toEqual(unavailable);
    expect(await register(url)).toEqual(unavailable);
    expect(await enquire(url, "Not stored.")).toEqual({ ...unavailable, result: messages.contact.unavailable });

    const words = newWords();
    const form = contactForm(page);
    await open(page, `${url}/contact-us`);
    await form.fill(words);
    await form.submit.click();
    await expect(form.alert).toContainText(messages.contact.unavailable, { timeout: RECOVERY_MS });
    await form.expectWords(words);

    const posts = Array.from({ length: PARALLEL_POSTS }, (_, i) =>
      i % 2 ? enquire(url, `In the crowd ${i}.`) : register(url),
    );
    await expectPagesServed(url, MAX_PAGE_MS);
    expect(new Set((await Promise.all(posts)).map(({ status }) => status))).toEqual(new Set([503]));

    await repair(site);
    mailbox.behave = () => "accept";
    await expect.poll(() => statusOf(url, "/api/ready"), { timeout: RECOVERY_MS }).toBe(200);
    expect((await logIn(url, account)).status).toBe(200);
    expect((await register(url)).status).toBe(200);
    await form.submit.click();
    await expectSent(page);
    const stored = await listEnquiries(database ?? { DATA_DIR: site.dataDir });
    expect(stored.map(({ subject }) => subject).sort()).toEqual(["Stored before.", words.subject].sort());
    await expect.poll(() => mailbox.mails.length, { timeout: RECOVERY_MS }).toBe(2);
  } finally {
    await site.stop("SIGKILL");
    await mailbox.stop();
  }
}

test("the site survives a full disk", async ({ page }) => {
  const limit = ({ pid }: Site, bytes: string) =>
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`], { stdio: "pipe" });
  await surviveFailure(page, {
    fail: (site) => limit(site, "0"),
    repair: (site) => {
      // The log has the first error instead of the failed rollback, with the place in the build.
      expect(site.logs()).toMatch(
        /"outcome":"not stored",.+"error":"SqliteError SQLITE_(FULL|IOERR\w*)","at":\["[^/]*\.next\/(server|site)/,
      );
      limit(site, "unlimited");
    },
  });
});

test("the site survives PostgreSQL being killed and started again", async ({ page }) => {
  test.skip(!process.env.CI && !findPostgres(), "SKIPPED: PostgreSQL is not installed.");
  const server = await startPostgres();
  const database = { DATABASE_URL: server.url };
  try {
    await surviveFailure(page, { env: database, database, fail: server.halt, repair: server.resume });
  } finally {
    server.stop();
  }
});

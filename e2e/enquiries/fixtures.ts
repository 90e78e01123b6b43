import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import type { EnquiryEntry } from "@/lib/enquiries/admin";
import { type Mailbox, openMailbox } from "../../lib/testing/mailbox";
import { test as base, expect, hold, type Page } from "../fixtures";
import { bareEnvironment } from "../support/environment";
import { startSite } from "../support/site";

const run = promisify(execFile);
const root = path.join(__dirname, "../..");

/** @param settings name the database: `DATA_DIR` or `DATABASE_URL`. */
export async function listEnquiries(settings: Record<string, string>): Promise<EnquiryEntry[]> {
  const { stdout } = await run("npm", ["run", "-s", "enquiries", "--", "--json"], {
    cwd: root,
    env: { ...bareEnvironment(), NODE_ENV: "production", ...settings },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

/** The settings of a site that mails to a mailbox. */
export const mailSettings = (mailbox: Mailbox) => ({
  SMTP_URL: mailbox.url,
  ENQUIRY_TO: "sales@example.org",
  ENQUIRY_FROM: "site@example.org",
});

interface WorkerFixtures {
  mailbox: Mailbox;
  site: Awaited<ReturnType<typeof startSite>>;
}

interface TestFixtures {
  /** A visitor's enquiries, as the staff's command lists them. */
  entriesOf: (email: string) => Promise<EnquiryEntry[]>;
  /** The mails about a visitor, as soon as there are any. */
  mailsOf: (email: string) => Promise<Mailbox["mails"]>;
}

/** `page` opens a site that mails to a real SMTP server. Each test has visitors of its own, told apart by their email. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ mailbox }, use) => {
      const site = await startSite({ env: mailSettings(mailbox) });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  entriesOf: async ({ site }, use) =>
    use(async (email) => {
      const entries = await listEnquiries({ DATA_DIR: site.dataDir });
      return entries.filter((entry) => entry.email.toLowerCase() === email.toLowerCase());
    }),
  mailsOf: async ({ mailbox }, use) =>
    use(async (email) => {
      const find = () => mailbox.mails.filter(({ replyTo }) => replyTo?.[0]?.address === email);
      await expect.poll(() => find().length).toBeGreaterThan(0);
      return find();
    }),
});

export const newEmail = () => `uwase-${randomUUID()}@example.rw`;

/** A message in three scripts, with characters that mails and pages have to escape. */
export const newWords = () => ({
  name: "Uwase كيزا 👩🏾‍💻",
  email: newEmail(),
  phone: "+250 788 000 000",
  subject: "Igitabo cy'ubwato 🚣🏾 سجل القوارب",
  message: "Murakaza neza! Dukeneye igitabo cy'ubwato.\nنحتاج إلى سجل للقوارب.\n👩🏾‍💻🇷🇼 <b>5 > 4 & 3</b>",
});

export type Words = ReturnType<typeof newWords>;

export const emptyWords: Words = { name: "", email: "", phone: "", subject: "", message: "" };

export function contactForm(page: Page) {
  const form = page.locator('form[action="/enquiries"]');
  const field = (name: keyof Words) => form.locator(`[name="${name}"]`);
  return {
    form,
    field,
    alert: form.getByRole("alert").filter({ hasText: /\S/ }),
    submit: form.locator('button[type="submit"]'),
    again: page.getByRole("button", { name: "Send Another Message" }),
    fill: async (words: Words) => {
      for (const [name, value] of Object.entries(words)) await field(name as keyof Words).fill(value);
    },
    expectWords: async (words: Words) => {
      for (const [name, value] of Object.entries(words)) await expect(field(name as keyof Words)).toHaveValue(value);
    },
  };
}

export const expectSent = (page: Page) => expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();

export function subscribeForm(page: Page) {
  const form = page.locator('form[action="/enquiries"]');
  return {
    form,
    email: form.getByLabel("Your email"),
    submit: form.locator('button[type="submit"]'),
    alert: form.getByRole("alert"),
    status: form.getByRole("status"),
  };
}

/** Opens a page whose deferred scripts are held back. @returns releases them, and waits for hydration. */
export async function openBeforeHydration(page: Page, address: string, referer?: string) {
  const { release } = await hold(page, "**/_next/static/chunks/*.js");
  await page.goto(address, { waitUntil: "commit", referer });
  await contactForm(page).submit.waitFor();
  return async () => {
    release();
    await page.locator("html[data-ready]").waitFor();
  };
}

export { expect, hold, open, openWithStoppedClock, type Page } from "../fixtures";

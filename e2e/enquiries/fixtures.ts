import { type Mailbox, openMailbox } from "../../lib/testing/mailbox";
import { test as base, expect } from "../fixtures";
import { startSite } from "../peers/site";
import { type Entry, listEnquiries } from "./staff";

type Site = Awaited<ReturnType<typeof startSite>>;

interface Workers {
  mailbox: Mailbox;
  site: Site;
}

interface Tests {
  /** What the store holds of a visitor, as the staff's command tells it. */
  entriesOf: (email: string) => Promise<Entry[]>;
  /** The mails about a visitor, once there are any. */
  mailsOf: (email: string) => Promise<Mailbox["mails"]>;
}

/** The settings of a site that mails to a mailbox. */
export const mailSettings = (mailbox: Mailbox) => ({
  SMTP_URL: mailbox.url,
  ENQUIRY_TO: "sales@example.org",
  ENQUIRY_FROM: "site@example.org",
});

/** A site with a real mail server behind it, which `page` opens. Visitors are told apart by their e-mail addresses. */
export const test = base.extend<Tests, Workers>({
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
      const all = await listEnquiries({ DATA_DIR: site.dataDir });
      return all.filter((entry) => entry.email.toLowerCase() === email.toLowerCase());
    }),
  mailsOf: async ({ mailbox }, use) =>
    use(async (email) => {
      const found = () => mailbox.mails.filter(({ replyTo }) => replyTo?.[0]?.address === email);
      await expect.poll(() => found().length).toBeGreaterThan(0);
      return found();
    }),
});

export { expect, open, openWithStoppedClock, type Page } from "../fixtures";

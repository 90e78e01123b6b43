import { type Mailbox, openMailbox } from "../../lib/testing/mailbox";
import { test as base } from "../fixtures";

/** The settings of a site that mails to a mailbox. */
export const mailSettings = (mailbox: Mailbox) => ({
  SMTP_URL: mailbox.url,
  ENQUIRY_TO: "sales@example.org",
  ENQUIRY_FROM: "site@example.org",
  // Most enquiries of tests look like spam, which is mailed up to a fiftieth of the limit.
  HOURLY_LIMIT: "100000",
});

/** A test with a real SMTP server. */
export const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: "worker" },
  ],
});

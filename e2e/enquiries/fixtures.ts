import { randomUUID } from "node:crypto";
import { type EnquiryField, type EnquiryValues, enquiryFieldNames } from "@/lib/enquiries/fields";
import type { Mailbox } from "../../lib/testing/mailbox";
import { test as base } from "../accounts/fixtures";
import { expect, type Page } from "../fixtures";

interface TestFixtures {
  /** The mails about a visitor, as soon as there are any. */
  mailsOf: (email: string) => Promise<Mailbox["mails"]>;
}

/** The site of the accounts mails to a real SMTP server. Each test has visitors of its own, told apart by email. */
export const test = base.extend<TestFixtures>({
  mailsOf: async ({ mailbox }, use) =>
    use(async (email) => {
      const find = () => mailbox.mails.filter(({ replyTo }) => replyTo?.[0]?.address === email);
      await expect.poll(() => find().length).toBeGreaterThan(0);
      return find();
    }),
});

export const newEmail = () => `uwase-${randomUUID()}@example.rw`;

/** A message in three scripts, with characters that mails and pages have to escape. */
export const newWords = (): EnquiryValues => ({
  name: "Uwase كيزا 👩🏾‍💻",
  email: newEmail(),
  phone: "+250 788 000 000",
  subject: "Igitabo cy'ubwato 🚣🏾 سجل القوارب",
  message: "Murakaza neza! Dukeneye igitabo cy'ubwato.\nنحتاج إلى سجل للقوارب.\n👩🏾‍💻🇷🇼 <b>5 > 4 & 3</b>",
});

export function contactForm(page: Page) {
  const form = page.locator('form[action="/enquiries"]');
  const field = (name: EnquiryField) => form.locator(`[name="${name}"]`);
  return {
    form,
    field,
    summary: form.getByRole("group", { name: "There is a problem" }),
    /** The errors in the summary. */
    alert: form.getByRole("group", { name: "There is a problem" }).getByRole("listitem"),
    submit: form.locator('button[type="submit"]'),
    again: page.getByRole("button", { name: "Send Another Message" }),
    fill: async (words: EnquiryValues) => {
      for (const name of enquiryFieldNames) await field(name).fill(words[name]);
    },
    expectWords: async (words: EnquiryValues) => {
      for (const name of enquiryFieldNames) await expect(field(name)).toHaveValue(words[name]);
    },
  };
}

export const expectSent = (page: Page) => expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();

export function subscribeForm(page: Page) {
  const form = page.locator('form[action="/enquiries/subscribe"]');
  return {
    form,
    email: form.getByLabel("Your email"),
    submit: form.locator('button[type="submit"]'),
    alert: form.locator("[aria-live=assertive]"),
    thanks: form.locator("#subscribe-thanks"),
  };
}

export {
  expect,
  fillSilently,
  hold,
  hydrated,
  open,
  openWithoutScripts,
  openWithStoppedClock,
  type Page,
} from "../fixtures";

import { messages } from "../../content/messages";
import { type Mailbox, openMailbox } from "../../lib/testing/mailbox";
import { newAccount } from "../accounts/fixtures";
import { announced } from "../accounts/forms";
import { contactForm, expectSent, newWords } from "../enquiries/contact";
import { expect, mailSettings, type Page } from "../enquiries/fixtures";
import { listEnquiries } from "../enquiries/staff";
import { startSite } from "../peers/site";
import { enquire, logIn, register, statusOf } from "./form-posts";
import { expectUsualSpeed, measurePages } from "./measure";

export type Site = Awaited<ReturnType<typeof startSite>>;

const AT_ONCE = 40;
const RECOVERED_WITHIN_MS = 30_000;
const unavailable = "Something went wrong. Please try again later.";

interface Failure {
  page: Page;
  env: Record<string, string>;
  /** What the staff's command reads. */
  store: (site: Site) => Record<string, string>;
  breakIt: (site: Site) => unknown;
  mend: (site: Site) => unknown;
}

/** Everybody at once; pages are read meanwhile. */
async function crowd({ url }: Site) {
  const began = performance.now();
  const posts = Promise.all(
    Array.from({ length: AT_ONCE }, (_, i) =>
      i % 2 ? enquire(url, `In the crowd ${i}.`) : register(url, newAccount()),
    ),
  );
  const speed = await measurePages(url);
  const answers = await posts;
  return { speed, statuses: new Set(answers.map(({ status }) => status)), ms: performance.now() - began };
}

async function expectDown(page: Page, site: Site, known: ReturnType<typeof newAccount>) {
  const { url } = site;
  await expect.poll(() => statusOf(url, "/api/ready")).toBe(503);
  expect(await statusOf(url, "/api/health")).toBe(200);
  const refusal = { status: 503, result: unavailable, reference: expect.stringMatching(/^[\w-]{8}$/) };
  const [login, registration, enquiry] = await Promise.all([
    logIn(url, known),
    register(url, newAccount()),
    enquire(url, "Not kept."),
  ]);
  expect([login, registration]).toEqual([refusal, refusal]);
  expect(enquiry).toEqual({ ...refusal, result: messages.contact.unavailable });

  const words = newWords();
  const form = contactForm(page);
  await page.goto(`${url}/contact-us`);
  await form.fill(words);
  await form.submit.click();
  await expect(form.alert).toContainText(messages.contact.unavailable, { timeout: 30_000 });
  await form.expectWords(words);
  return { form, words };
}

async function expectLoginKept(page: Page, url: string, { username, password }: ReturnType<typeof newAccount>) {
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(username);
  await page.locator("#login-password").fill(password);
  await page.locator('form[action="/user/login"] button[type="submit"]').click();
  await expect(announced(page, "alert")).toContainText(unavailable, { timeout: 30_000 });
  await expect(page.getByLabel("Email")).toHaveValue(username);
}

/** What has to be true while the database cannot be written, and after it can again. The site is never restarted. */
export async function surviveFailure({ page, env, store, breakIt, mend }: Failure) {
  const mailbox: Mailbox = await openMailbox();
  const site = await startSite({ env: { ...mailSettings(mailbox), ...env } });
  const { url } = site;
  try {
    const known = newAccount();
    expect((await register(url, known)).status).toBe(200);
    mailbox.behave = () => "defer";
    expect((await enquire(url, "Kept before.")).status).toBe(200);
    await expect.poll(() => site.logs()).toContain('"event":"delivery","outcome":"failed"');
    await measurePages(url);
    const usual = await measurePages(url);

    await breakIt(site);
    await expectLoginKept(page, url, known);
    const { form } = await expectDown(page, site, known);
    const { speed, statuses, ms } = await crowd(site);
    console.log(`${expectUsualSpeed(speed, usual)}; ${AT_ONCE} posts at once: ${ms.toFixed(0)} ms`);
    expect([...statuses]).toEqual([503]);

    await mend(site);
    mailbox.behave = () => "accept";
    await expect.poll(() => statusOf(url, "/api/ready"), { timeout: RECOVERED_WITHIN_MS }).toBe(200);
    expect((await logIn(url, known)).status).toBe(200);
    expect((await register(url, newAccount())).status).toBe(200);
    await form.submit.click();
    await expectSent(page);

    const kept = await listEnquiries(store(site));
    expect(kept.map(({ subject }) => subject).sort()).toEqual(["Kept before.", newWords().subject].sort());
    await expect.poll(() => mailbox.mails.length, { timeout: RECOVERED_WITHIN_MS }).toBe(2);
  } finally {
    await site.stop("SIGKILL");
    await mailbox.stop();
  }
}

import { contactForm, expect, expectSent, newEmail, newWords, open, subscribeForm, test } from "./fixtures";

/** Below this, an enquiry is marked as sent by a program. */
const HUMAN_FILL_MS = 2100;

test("a message arrives by mail, and one that a person typed is not marked, even after a reload", async ({
  page,
  mailsOf,
}) => {
  const words = newWords();
  const { fill, submit, expectWords } = contactForm(page);
  await open(page, "/contact-us");
  const token = page.waitForResponse("/enquiries/token");
  await fill(words);
  await (await token).finished();
  await page.waitForTimeout(HUMAN_FILL_MS);
  await page.reload();
  await expectWords(words);
  await submit.click();
  await expectSent(page);

  const mails = await mailsOf(words.email);
  expect(mails).toMatchObject([
    {
      subject: `Enquiry: ${words.subject}`,
      replyTo: [{ name: words.name, address: words.email }],
      envelope: { from: "site@example.org", to: ["sales@example.org"] },
    },
  ]);
  for (const word of Object.values(words)) expect(mails[0]?.text).toContain(word);
  expect(mails[0]?.html).toContain("&lt;b&gt;5 &gt; 4 &amp; 3&lt;/b&gt;");
});

test("a sign-up arrives by mail", async ({ page, mailsOf }) => {
  const address = newEmail();
  await open(page, "/");
  const { email, submit, status } = subscribeForm(page);
  await email.fill(address);
  await submit.click();
  await expect(status).not.toBeEmpty();
  const [mail] = await mailsOf(address);
  expect(mail?.subject).toContain(`Email sign-up: ${address}`);
});

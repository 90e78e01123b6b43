import { contactForm, expectSent, newWords, nothing } from "./contact";
import { expect, open, test } from "./fixtures";

/** What is filled in faster than people do is marked, and sent all the same. */
const HUMAN_PACE_MS = 2100;

test("a message is sent, the fields are cleared, and the same words arrive", async ({ page, entriesOf, mailsOf }) => {
  const words = newWords();
  await open(page, "/contact-us");
  const { fill, submit, expectWords } = contactForm(page);
  await fill(words);
  await page.waitForTimeout(HUMAN_PACE_MS);
  await submit.click();
  await expectSent(page);
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expectWords(nothing);

  const [mail, ...others] = await mailsOf(words.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: `Enquiry: ${words.subject}`,
    replyTo: [{ name: words.name, address: words.email }],
    envelope: { from: "site@example.org", to: ["sales@example.org"] },
  });
  for (const word of Object.values(words)) expect(mail?.text).toContain(word);
  expect(mail?.html).toContain("&lt;b&gt;5 &gt; 4 &amp; 3&lt;/b&gt;");
  expect(await entriesOf(words.email)).toMatchObject([{ kind: "contact", ...words, suspectReasons: [] }]);
});

test("a double click and a refresh after it are one message", async ({ page, entriesOf, mailsOf }) => {
  const words = newWords();
  await open(page, "/contact-us");
  const { fill, submit, expectWords } = contactForm(page);
  await fill(words);
  await submit.dblclick();
  await expectSent(page);
  await page.reload();
  // Nothing is left to be sent again.
  await expectWords(nothing);
  expect(await entriesOf(words.email)).toHaveLength(1);
  expect(await mailsOf(words.email)).toHaveLength(1);
});

test("the same words again are the same message, other words another", async ({ page, entriesOf }) => {
  const words = newWords();
  await open(page, "/contact-us");
  const { fill, submit } = contactForm(page);
  await fill(words);
  await submit.click();
  await expectSent(page);
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await fill(words);
  await submit.click();
  await expectSent(page);
  expect(await entriesOf(words.email)).toHaveLength(1);
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await fill({ ...words, message: "Two registries, please." });
  await submit.click();
  await expectSent(page);
  expect(await entriesOf(words.email)).toHaveLength(2);
});

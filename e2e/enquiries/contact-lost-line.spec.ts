import { contactForm, expectSent, newWords, nothing } from "./contact";
import { expect, open, type Page, test } from "./fixtures";

const WHAT_TO_DO =
  "The connection was lost. Your message is still here: please send it again once you are back online, or write to hello@imisozi.example.";

/** The post arrives and is answered; the answer is lost on its way back. @returns how many were. */
async function loseAnswers(page: Page) {
  const statuses: number[] = [];
  await page.route("/enquiries", async (route) => {
    statuses.push((await route.fetch()).status());
    await route.abort();
  });
  return statuses;
}

test.beforeEach(({ expectedTrouble }) => {
  expectedTrouble.push(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
});

test("what was typed survives a reload and another page", async ({ page }) => {
  const words = newWords();
  await open(page, "/contact-us");
  await contactForm(page).fill(words);
  await page.reload();
  await contactForm(page).expectWords(words);
  // Not by the browser's own memory of a form.
  await open(page, "/about-us");
  await open(page, "/contact-us");
  await contactForm(page).expectWords(words);
});

test("without a line the message stays, and is sent once the line is back", async ({ page, context, entriesOf }) => {
  const words = newWords();
  await open(page, "/contact-us");
  const { fill, submit, alert, expectWords } = contactForm(page);
  await fill(words);
  await context.setOffline(true);
  for (let i = 0; i < 2; i++) {
    await submit.click();
    await expect(alert).toHaveText(WHAT_TO_DO);
    await expectWords(words);
  }
  await context.setOffline(false);
  await submit.click();
  await expectSent(page);
  expect(await entriesOf(words.email)).toHaveLength(1);
});

test("an answer that is lost, a reload, and another try are one message", async ({ page, entriesOf, mailsOf }) => {
  const words = newWords();
  await open(page, "/contact-us");
  const statuses = await loseAnswers(page);
  const { fill, submit, alert, expectWords } = contactForm(page);
  await fill(words);
  for (let i = 1; i <= 2; i++) {
    await submit.click();
    await expect(alert).toHaveText(WHAT_TO_DO);
    expect(statuses).toEqual(Array(i).fill(200));
    await page.reload();
    await expectWords(words);
  }
  await page.unroute("/enquiries");
  await submit.click();
  await expectSent(page);
  expect(await entriesOf(words.email)).toHaveLength(1);
  expect(await mailsOf(words.email)).toHaveLength(1);
  await open(page, "/contact-us");
  await expectWords(nothing);
});

test("words that were changed after a lost answer are a message of their own", async ({ page, entriesOf }) => {
  const words = newWords();
  await open(page, "/contact-us");
  await loseAnswers(page);
  const { fill, submit, alert, field } = contactForm(page);
  await fill(words);
  await submit.click();
  await expect(alert).toHaveText(WHAT_TO_DO);
  await page.unroute("/enquiries");
  await field("message").fill("Two registries, please.");
  await submit.click();
  await expectSent(page);
  expect((await entriesOf(words.email)).map(({ message }) => message)).toEqual([
    words.message,
    "Two registries, please.",
  ]);
});

test("where the browser keeps nothing for a tab, another try is the same message", async ({ page, entriesOf }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });
  const keys: unknown[] = [];
  const words = newWords();
  await open(page, "/contact-us");
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/enquiries") keys.push(request.postDataJSON().key);
  });
  await loseAnswers(page);
  const { fill, submit, alert } = contactForm(page);
  await fill(words);
  await submit.click();
  await expect(alert).toHaveText(WHAT_TO_DO);
  await page.unroute("/enquiries");
  await submit.click();
  await expectSent(page);
  expect(keys).toEqual([expect.stringMatching(/.{8}/), keys[0]]);
  expect(await entriesOf(words.email)).toHaveLength(1);
});

test("what a person began before a reload is not taken for a robot's", async ({ page, context, entriesOf }) => {
  const words = newWords();
  await open(page, "/contact-us");
  const { fill, submit, expectWords, field } = contactForm(page);
  // The first try to say when it began is lost with the line; the next part of the form makes another.
  await context.setOffline(true);
  const lost = page.waitForEvent("requestfailed");
  await field("name").focus();
  await lost;
  await context.setOffline(false);
  const begun = page.waitForResponse("/enquiries/token");
  await fill(words);
  await (await begun).finished();
  await page.waitForTimeout(2100);
  await page.reload();
  await expectWords(words);
  await submit.click();
  await expectSent(page);
  expect(await entriesOf(words.email)).toMatchObject([{ suspectReasons: [] }]);
});

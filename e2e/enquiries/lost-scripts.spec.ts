import { contactForm, expectSent, newEmail, newWords, nothing, type Words } from "./contact";
import { expect, type Page, test } from "./fixtures";
import { subscribeForm } from "./subscribe";

const CHUNKS = "**/_next/static/chunks/*.js";

// The pages' own scripts run, and keep what is typed; none other comes.
test.beforeEach(async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/net::ERR_FAILED/);
  await page.route(CHUNKS, (route) => route.abort());
});

const reload = (page: Page) =>
  Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload" }).click()]);

/** Sends the words with an address that is none, which the page then says. */
async function sendRefused(page: Page, words: Words) {
  await page.goto("/contact-us");
  const { fill, alert, submit } = contactForm(page);
  await fill({ ...words, email: "uwase@example" });
  await submit.click();
  await expect(alert).toHaveText("Email: Please enter a valid email");
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((slot) => slot.startsWith("draft:")));

test("a message that was kept over a reload and sent does not come back", async ({ page, entriesOf }) => {
  const words = newWords();
  await page.goto("/contact-us");
  await contactForm(page).fill(words);
  await reload(page);
  await contactForm(page).expectWords(words);
  await contactForm(page).submit.click();
  await expectSent(page);
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await contactForm(page).expectWords(nothing);
  await page.goto("/about-us");
  await page.goto("/contact-us");
  await contactForm(page).expectWords(nothing);
  expect(await entriesOf(words.email)).toHaveLength(1);
});

test("what is put right after a refusal survives a reload, without the scripts and with them", async ({
  page,
  context,
  entriesOf,
}) => {
  const words = newWords();
  await sendRefused(page, words);
  const { field, expectWords, submit } = contactForm(page);
  const message = "Nothing of what stood here before.";
  await field("email").fill(words.email);
  await field("message").fill(message);
  await field("phone").fill("");
  const right = { ...words, message, phone: "" };
  await reload(page);
  await expectWords(right);
  // The answer is kept for a minute only.
  await context.clearCookies();
  await page.reload();
  await expectWords(right);
  await page.unroute(CHUNKS);
  await reload(page);
  await page.locator("html[data-ready]").waitFor();
  await expectWords(right);
  await submit.click();
  await expectSent(page);
  expect(await entriesOf(words.email)).toMatchObject([{ message }]);
});

test("an answer with scripts that come late does not undo what was put right", async ({ page }) => {
  const words = newWords();
  await sendRefused(page, words);
  const { field, expectWords } = contactForm(page);
  await field("email").fill(words.email);
  await page.unroute(CHUNKS);
  await page.reload();
  await page.locator("html[data-ready]").waitFor();
  await expectWords(words);
});

test("an address that was sent is kept no longer, and none that was not typed", async ({ page, entriesOf }) => {
  const email = newEmail();
  const form = subscribeForm(page);
  await page.goto("/");
  await reload(page);
  expect(await drafts(page)).toEqual([]);
  await form.email.fill(email);
  await reload(page);
  await expect(form.email).toHaveValue(email);
  await form.submit.click();
  await expect(page.getByText("Thank you! Our team will reach out")).toBeVisible();
  await expect(form.email).toHaveValue("");
  expect(await drafts(page)).toEqual([]);
  expect(await entriesOf(email)).toHaveLength(1);
});

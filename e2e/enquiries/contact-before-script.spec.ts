import { contactForm, expectSent, newWords, nothing } from "./contact";
import { expect, open, type Page, test } from "./fixtures";

/** As a visitor does who is faster than the page's script. */
const sendPlainly = (page: Page) => contactForm(page).form.evaluate((form: HTMLFormElement) => form.submit());

test("what the browser sent by itself is no draft any more", async ({ page, entriesOf }) => {
  const words = newWords();
  await open(page, "/contact-us");
  await contactForm(page).fill(words);
  await sendPlainly(page);
  await expectSent(page);
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await contactForm(page).expectWords(nothing);
  await page.reload();
  await contactForm(page).expectWords(nothing);
  await open(page, "/about-us");
  await open(page, "/contact-us");
  await contactForm(page).expectWords(nothing);
  expect(await entriesOf(words.email)).toHaveLength(1);
});

test("what was refused without the script is put right and sent with it", async ({ page, entriesOf }) => {
  const words = newWords();
  await open(page, "/contact-us");
  const { fill, field, alert, expectWords, submit } = contactForm(page);
  await fill({ ...words, email: "uwase@example" });
  await sendPlainly(page);
  await expect(alert).toHaveText("Email: Please enter a valid email");
  await expect(page).toHaveURL("/contact-us");
  await expectWords({ ...words, email: "uwase@example" });
  await expect(field("email")).toHaveAccessibleDescription("Please enter a valid email");
  await field("email").fill(words.email);
  await submit.click();
  await expectSent(page);
  expect(await entriesOf(words.email)).toMatchObject([words]);
});

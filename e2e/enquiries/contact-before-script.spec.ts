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

test("the way back leads to the form that was refused, as it was left", async ({ page }) => {
  const words = newWords();
  await open(page, "/contact-us");
  const { fill, field, alert, expectWords } = contactForm(page);
  await fill({ ...words, email: "uwase@example" });
  await sendPlainly(page);
  await expect(alert).toHaveText("Email: Please enter a valid email");
  await expect(page).toHaveURL("/contact-us");
  await field("email").fill(words.email);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dedicated Team" }).click();
  await expect(page).toHaveURL("/dedicated-team");
  await page.goBack();
  await expect(page).toHaveURL("/contact-us");
  await expectWords(words);
});

/** Opens the form without its scripts, which come once they are let go. */
async function openBare(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto("/contact-us", { waitUntil: "commit" });
  await contactForm(page).submit.waitFor();
  return async () => {
    release();
    await page.locator("html[data-ready]").waitFor();
  };
}

test("what was typed before the script came survives a reload after it, and is no robot's", async ({
  page,
  entriesOf,
}) => {
  const words = newWords();
  const comeToLife = await openBare(page);
  await contactForm(page).fill(words);
  const begun = page.waitForResponse("/enquiries/token");
  await comeToLife();
  await (await begun).finished();
  await contactForm(page).expectWords(words);
  await page.reload();
  await contactForm(page).expectWords(words);
  await page.waitForTimeout(2100);
  await contactForm(page).submit.click();
  await expectSent(page);
  expect(await entriesOf(words.email)).toMatchObject([{ suspectReasons: [] }]);
});

test("a field that is changed before the script comes takes nothing from the others", async ({ page }) => {
  const words = newWords();
  await open(page, "/contact-us");
  await contactForm(page).fill(words);
  const comeToLife = await openBare(page);
  await contactForm(page).field("phone").fill("+250 700 000 000");
  await comeToLife();
  await contactForm(page).expectWords({ ...words, phone: "+250 700 000 000" });
});

test("nothing can be added to a message that is on its way", async ({ page }) => {
  const words = newWords();
  await open(page, "/contact-us");
  const { fill, submit, field } = contactForm(page);
  await fill(words);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("/enquiries", async (route) => {
    await released;
    await route.fallback();
  });
  await submit.click();
  await expect(field("message")).toHaveAttribute("readonly");
  release();
  await expectSent(page);
});

import {
  contactForm,
  emptyWords,
  expect,
  expectSent,
  newWords,
  open,
  openBeforeHydration,
  type Page,
  test,
} from "../../enquiries/fixtures";

/** Posts the form as the browser does before hydration. */
const submitNatively = (page: Page) => contactForm(page).form.evaluate((form: HTMLFormElement) => form.submit());

test("what was typed survives a reload and a visit to another page, until it is sent", async ({ page }) => {
  const words = newWords();
  const { fill, submit, expectWords } = contactForm(page);
  await open(page, "/contact-us");
  await fill(words);
  await page.reload();
  await expectWords(words);
  // Here the browser restores nothing itself.
  await open(page, "/about-us");
  await open(page, "/contact-us");
  await expectWords(words);
  await submit.click();
  await expectSent(page);
  await page.reload();
  await page.locator("html[data-ready]").waitFor();
  await expectWords(emptyWords);
});

test("a field that is changed before hydration replaces only its own part of the draft", async ({ page }) => {
  const words = newWords();
  const { fill, field, expectWords } = contactForm(page);
  await open(page, "/contact-us");
  await fill(words);
  const hydrate = await openBeforeHydration(page, "/contact-us");
  await field("phone").fill("+250 700 000 000");
  await hydrate();
  const changed = { ...words, phone: "+250 700 000 000" };
  await expectWords(changed);
  await page.reload();
  await expectWords(changed);
});

test("a message that the browser posted itself is no draft any more", async ({ page }) => {
  const { fill, again, expectWords } = contactForm(page);
  await open(page, "/contact-us");
  await fill(newWords());
  await submitNatively(page);
  await expectSent(page);
  await expect(page).toHaveURL("/contact-us");
  await again.click();
  await expectWords(emptyWords);
  await open(page, "/contact-us");
  await expectWords(emptyWords);
});

test("a message that was refused before hydration is corrected and sent with the script", async ({ page }) => {
  const words = newWords();
  const { fill, field, alert, submit, expectWords } = contactForm(page);
  await open(page, "/contact-us");
  await fill({ ...words, email: "uwase@example" });
  await submitNatively(page);
  await expect(alert).toHaveText("Email: Please enter a valid email");
  await expect(page).toHaveURL("/contact-us");
  await expect(field("email")).toHaveAccessibleDescription("Please enter a valid email");
  await expectWords({ ...words, email: "uwase@example" });

  await field("email").fill(words.email);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dedicated Team" }).click();
  await expect(page).toHaveURL("/dedicated-team");
  await page.goBack();
  await expectWords(words);
  await submit.click();
  await expectSent(page);
});

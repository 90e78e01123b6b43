import { contactForm, expectSent, newWords } from "./contact";
import { expect, open, test } from "./fixtures";

const AD = "?utm_source=news&utm_medium=cpc&utm_campaign=boats&gclid=Cj0.a-b_c&session=secret";
const referer = "https://news.example/kigali";
const carried = { utm_source: "news", utm_medium: "cpc", utm_campaign: "boats", gclid: "Cj0.a-b_c" };

test("the page that a visit began on, its referrer and its ad are told with the message", async ({
  page,
  context,
  entriesOf,
}) => {
  const words = newWords();
  await page.goto(`/services/ui-design${AD}`, { referer });
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Contact Us", exact: true }).click();
  await expect(page).toHaveURL("/contact-us");
  await contactForm(page).fill(words);
  await contactForm(page).submit.click();
  await expectSent(page);
  const [entry] = await entriesOf(words.email);
  expect(entry?.source).toEqual({ landing: "/services/ui-design", referrer: referer, ...carried });
  expect(await context.cookies()).toEqual([]);
});

test("pages that are loaded anew in between do not change it", async ({ page, context, entriesOf }) => {
  const words = newWords();
  await page.goto(`/services/ui-design${AD}`, { referer });
  await open(page, "/about-us?utm_campaign=another");
  await open(page, "/contact-us");
  await page.reload();
  await contactForm(page).fill(words);
  await contactForm(page).submit.click();
  await expectSent(page);
  expect((await entriesOf(words.email))[0]?.source).toMatchObject({ landing: "/services/ui-design", ...carried });
  expect(await context.cookies()).toEqual([]);
});

test("a link of ours that is opened in a new tab takes the ad along", async ({ page, context, entriesOf }) => {
  const words = newWords();
  await page.goto(`/services/ui-design${AD}`, { referer });
  const opened = context.waitForEvent("page");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact Us", exact: true });
  await link.click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await tab.waitForURL("/contact-us");
  await contactForm(tab).fill(words);
  await contactForm(tab).submit.click();
  await expectSent(tab);
  expect((await entriesOf(words.email))[0]?.source).toEqual({ landing: "/services/ui-design", ...carried });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form's own page and its ad are told", async ({ page, entriesOf }) => {
    const words = newWords();
    await page.goto(`/contact-us${AD}`, { referer });
    await contactForm(page).fill(words);
    await contactForm(page).submit.click();
    await expectSent(page);
    expect((await entriesOf(words.email))[0]?.source).toEqual({ landing: "/contact-us", ...carried });
  });
});

import { contactForm, expect, expectSent, newWords, open, type Page, test } from "../../enquiries/fixtures";

const AD = "?utm_source=news&utm_medium=cpc&utm_campaign=boats&gclid=Cj0.a-b_c&session=secret";
const referer = "https://news.example/kigali";
const campaign = { utm_source: "news", utm_medium: "cpc", utm_campaign: "boats", gclid: "Cj0.a-b_c" };

const contactLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact Us", exact: true });

async function sendMessage(page: Page) {
  const words = newWords();
  await contactForm(page).fill(words);
  await contactForm(page).submit.click();
  await expectSent(page);
  return words.email;
}

const attributionIn = (text = "") =>
  Object.fromEntries(
    [...text.matchAll(/^(landing|referrer|utm_\w+|\w+clid|session): (.*)$/gm)].map((line) => line.slice(1)),
  );

test("a message carries the landing page, the referrer and the ad's parameters, without a cookie", async ({
  page,
  context,
  mailsOf,
}) => {
  await page.goto(`/services/ui-design${AD}`, { referer });
  // Later pages of the visit do not change it.
  await open(page, "/about-us?utm_campaign=another");
  await contactLink(page).click();
  await expect(page).toHaveURL("/contact-us");
  const [mail] = await mailsOf(await sendMessage(page));
  expect(attributionIn(mail?.text)).toEqual({ landing: "/services/ui-design", referrer: referer, ...campaign });
  expect(await context.cookies()).toEqual([]);
});

test("a link of the site that opens in a new tab keeps the ad's parameters", async ({ page, context, mailsOf }) => {
  await page.goto(`/services/ui-design${AD}`, { referer });
  const opened = context.waitForEvent("page");
  await contactLink(page).click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await tab.waitForURL("/contact-us");
  const [mail] = await mailsOf(await sendMessage(tab));
  expect(attributionIn(mail?.text)).toEqual({ landing: "/services/ui-design", ...campaign });
});

import type { Mailbox } from "../../../lib/testing/mailbox";
import { contactForm, expect, expectSent, hydrated, newWords, open, type Page, test } from "../../enquiries/fixtures";

const sourceIn = ([mail]: Mailbox["mails"]) => {
  const lines = mail?.text?.matchAll(/^(landing|referrer|utm_\w+|gclid|gbraid|session): (.*)$/gm) ?? [];
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
};

async function sendMessage(page: Page) {
  const words = newWords();
  const { fill, submit } = contactForm(page);
  await fill(words);
  await submit.click();
  await expectSent(page);
  return words.email;
}

// The parameters of an attribution are tested in lib/enquiries/attribution.test.ts.
test("a message carries the landing page, the referrer and the ad's parameters, without a cookie", async ({
  page,
  context,
  mailsOf,
  site,
}) => {
  const referer = "https://news.example/kigali";
  const ad = "?utm_source=news&utm_medium=cpc&utm_campaign=boats&gclid=Cj0.a-b_c&session=secret";
  await page.goto(`/services/ui-design${ad}`, { referer });
  // Later pages of the visit do not change it.
  await page.goto("/about-us?utm_campaign=another", { referer: `${site.url}/` });
  await hydrated(page);
  await page.locator("main").getByRole("link", { name: "Get in Touch" }).click();
  const email = await sendMessage(page);
  expect(sourceIn(await mailsOf(email))).toEqual({
    landing: "/services/ui-design",
    referrer: referer,
    utm_source: "news",
    utm_medium: "cpc",
    utm_campaign: "boats",
    gclid: "Cj0.a-b_c",
  });
  expect(await context.cookies()).toEqual([]);
});

test("the token of a page that was opened first is neither stored nor passed on", async ({ page, mailsOf }) => {
  await open(page, "/reset-password?token=secret-token");
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(await stored()).not.toContain("secret");
  const hrefs = await page.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs.join()).not.toContain("secret");
  await page.evaluate(() => location.assign("/contact-us"));
  await hydrated(page);
  await expect(page).toHaveURL("/contact-us");
  expect(await page.evaluate(() => document.referrer)).not.toContain("secret");
  expect(await stored()).not.toContain("secret");
  const email = await sendMessage(page);
  // The page with the token passes on its origin only, which is where the visit then began.
  expect(sourceIn(await mailsOf(email))).toMatchObject({ landing: "/" });
});

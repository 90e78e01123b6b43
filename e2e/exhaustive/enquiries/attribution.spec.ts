import type { Mailbox } from "../../../lib/testing/mailbox";
import { contactForm, expect, expectSent, newWords, open, type Page, test } from "../../enquiries/fixtures";

const sourceIn = ([mail]: Mailbox["mails"]) => {
  const lines = mail?.text?.matchAll(/^(landing|referrer|utm_\w+|gclid|session): (.*)$/gm) ?? [];
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

// What counts as attribution is tested in lib/enquiries/attribution.test.ts.
test("a message carries the landing page, the referrer and the ad's parameters, without a cookie", async ({
  page,
  context,
  mailsOf,
}) => {
  const referer = "https://news.example/kigali";
  const ad = "?utm_source=news&utm_medium=cpc&utm_campaign=boats&gclid=Cj0.a-b_c&session=secret";
  await page.goto(`/services/ui-design${ad}`, { referer });
  // Later pages of the visit do not change it.
  await open(page, "/about-us?utm_campaign=another");
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

import { contactForm, expect, expectSent, newWords, open, test } from "../../enquiries/fixtures";

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
  const words = newWords();
  const { fill, submit } = contactForm(page);
  await fill(words);
  await submit.click();
  await expectSent(page);
  const [mail] = await mailsOf(words.email);
  const lines = mail?.text?.matchAll(/^(landing|referrer|utm_\w+|gclid|session): (.*)$/gm) ?? [];
  expect(Object.fromEntries([...lines].map(([, name, value]) => [name, value]))).toEqual({
    landing: "/services/ui-design",
    referrer: referer,
    utm_source: "news",
    utm_medium: "cpc",
    utm_campaign: "boats",
    gclid: "Cj0.a-b_c",
  });
  expect(await context.cookies()).toEqual([]);
});

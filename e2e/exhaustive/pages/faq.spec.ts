import { contactUs } from "@/content/contact-us";
import { dedicatedTeam } from "@/content/dedicated-team";
import { contentOf } from "@/content/sample";
import { expect, test } from "../../fixtures";

test.use({ javaScriptEnabled: false });

const faqs = { "/dedicated-team": dedicatedTeam.faq.entries, "/contact-us": contactUs.faq.entries };

for (const [path, entries] of Object.entries(faqs)) {
  test(`without script, each answer on ${path} opens by its fragment and by its question`, async ({ page }) => {
    for (const { id, question, answer } of entries) {
      const text = page.getByText(contentOf(answer));
      // A new document for each: otherwise the answers before stay open.
      await page.goto("about:blank");
      await page.goto(`${path}#${id}`);
      await expect(text).toBeInViewport();
      const summary = page.locator("summary", { hasText: question });
      await expect(summary).toBeInViewport();
      await expect(page.locator("details[open]")).toHaveCount(1);
      await summary.click();
      await expect(text).toBeHidden();
    }
  });
}

test("on paper every answer stands below its question", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const [path, entries] of Object.entries(faqs)) {
    await page.goto(path);
    for (const { answer } of entries) await expect(page.getByText(contentOf(answer))).toBeVisible();
  }
});

import { mainNavigation } from "../frame/fixtures";
import { contactForm, expect, hydrated, open, test } from "./fixtures";

test("the subject is that of the page the visitor comes from, until the visitor changes it", async ({
  page,
  origin,
}) => {
  const { field } = contactForm(page);
  await page.goto("/contact-us", { referer: "https://search.example/dedicated-team" });
  await hydrated(page);
  await expect(field("subject"), "of another site").toHaveValue("");
  await open(page, "/dedicated-team");
  await page.locator("main").getByRole("link", { name: "Book a Free Consultation" }).first().click();
  await expect(field("subject")).toHaveValue("Dedicated team");

  // An untouched subject follows the visitor to other pages, also beside what was typed.
  await field("name").fill("Aline");
  await mainNavigation(page).getByRole("link", { name: "About Us" }).click();
  await page.locator("main").getByRole("link", { name: "Get in Touch" }).click();
  await expect(field("subject")).toHaveValue("About the company");
  await expect(field("name")).toHaveValue("Aline");
  await field("subject").fill("");
  await page.goto("/contact-us", { referer: `${origin}/qa/performance-load-testing` });
  await expect(field("name")).toHaveValue("Aline");
  await expect(field("subject"), "the visitor's own").toHaveValue("");
});

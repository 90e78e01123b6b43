import { expect, hold, open, test } from "../fixtures";
import { serve } from "../support/served";

const rights = (year: number) => `© ${year} Imisozi Technologies All Right Reserved`;

test("the logo is a link to the home page", async ({ page }) => {
  await open(page, "/about-us");
  await page.locator("footer").getByRole("link", { name: "Imisozi Technologies, home page" }).click();
  await expect(page).toHaveURL("/");
});

// A hydration mismatch would be a console error, which fails the test.
test("the year is the visitor's, whatever year the site was built in", async ({ page, origin }) => {
  const { text } = await serve(`${origin}/about-us`);
  const served = text.replaceAll("<!-- -->", "");
  expect(served).toMatch(/© 20\d\d Imisozi Technologies All Right Reserved/);
  expect(served).not.toContain(rights(2031));
  const year = page.locator("footer").getByText(rights(2031), { exact: true });
  await page.clock.setFixedTime(new Date("2031-01-01T00:01:00"));
  const { release } = await hold(page, "**/_next/static/chunks/*.js");
  await page.goto("/about-us");
  await expect(year, "before React").toBeVisible();
  release();
  await page.locator("html[data-ready]").waitFor();
  await expect(year).toBeVisible();
});

import { expect, open, test } from "./fixtures";
import { serve } from "./served";

const rights = (year: number) => `© ${year} Imisozi Technologies All Right Reserved`;

test("the logo leads home", async ({ page }) => {
  await open(page, "/about-us");
  const logo = page.locator("footer").getByRole("link", { name: "Imisozi Technologies, home page" });
  await expect(logo).toHaveAttribute("href", "/");
  await logo.click();
  await expect(page).toHaveURL("/");
});

// That React finds another year than was served must not be reported to the console either.
test("the year is the one of the visitor's clock, without a rebuild", async ({ page, origin }) => {
  const { text } = await serve(`${origin}/about-us`);
  const served = text.replaceAll("<!-- -->", "");
  expect(served).toMatch(/© 20\d\d Imisozi Technologies All Right Reserved/);
  expect(served).not.toContain(rights(2031));
  await page.clock.setFixedTime(new Date("2031-06-15T12:00:00"));
  await open(page, "/about-us");
  await expect(page.locator("footer").getByText(rights(2031), { exact: true })).toBeVisible();
});

test("the year turns at the visitor's midnight", async ({ page }) => {
  for (const [time, year] of [
    ["2030-12-31T23:59:00", 2030],
    ["2031-01-01T00:01:00", 2031],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await open(page, "/");
    await expect(page.locator("footer")).toContainText(rights(year));
  }
});

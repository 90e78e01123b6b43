import { expect, open, test } from "../fixtures";
import { send } from "../support/http";

const rights = (year: number) => `© ${year} Imisozi Technologies All Right Reserved`;

test("the logo is a link to the home page", async ({ page }) => {
  await open(page, "/about-us");
  await page.locator("footer").getByRole("link", { name: "Imisozi Technologies, home page" }).click();
  await expect(page).toHaveURL("/");
});

// A hydration mismatch would be a console error, which fails the test.
test("the year is the visitor's, whatever year the site was built in", async ({ page, origin }) => {
  const { text } = await send(origin, "/about-us");
  const served = text.replaceAll("<!-- -->", "");
  expect(served).toMatch(/© 20\d\d Imisozi Technologies All Right Reserved/);
  expect(served).not.toContain(rights(2031));
  for (const [time, year] of [
    ["2030-12-31T23:59:00", 2030],
    ["2031-01-01T00:01:00", 2031],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await open(page, "/about-us");
    await expect(page.locator("footer").getByText(rights(year), { exact: true })).toBeVisible();
  }
});

import { expect, test } from "../fixtures";

// Which paths are not found is tested in lib/server/redirects.test.ts and headers.spec.ts.
test("an unknown path shows the error screen, with a link to the home page", async ({ page, allowedErrors }) => {
  // The browser reports the page's own status.
  allowedErrors.push(/status of 404/);
  const response = await page.goto("/services/unknown");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No page on this hill.");
  const main = page.locator("main");
  await expect(main.getByText("404 Not Found", { exact: true })).toBeVisible();
  await expect(main.getByText("Unexpected Application Error!")).toBeVisible();
  await main.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Build, Scale");
});

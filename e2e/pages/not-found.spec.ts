import { expect, test } from "../fixtures";

test("an unknown path shows the error screen, with a link to the home page", async ({ page, expectedTrouble }) => {
  // The browser reports the page's own status.
  expectedTrouble.push(/status of 404/);
  const response = await page.goto("/services/unknown");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  const main = page.locator("main");
  await expect(main.getByText("404 Not Found", { exact: true })).toBeVisible();
  await expect(main.getByText("No page on this hill.")).toBeVisible();
  await main.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Build, Scale");
});

test("unknown paths respond with 404 and no redirect", async ({ request }) => {
  for (const path of [
    "/no-such-page",
    "/no-such-page/",
    "/NO",
    "/nothing/at/all",
    "/solution/repz/more",
    "/services/ui-design.rsc",
  ]) {
    const response = await request.get(`${path}?utm_source=ad`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain("Unexpected Application Error!");
  }
});

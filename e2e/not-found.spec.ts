import { expect, test } from "./fixtures";
import { serve } from "./served";

for (const path of ["/no-such-page", "/services/unknown", "/solution/unknown", "/project/unknown", "/nothing/at/all"]) {
  test(`${path} answers 404 with the error screen`, async ({ page, expectedTrouble }) => {
    // The browser notes the status of the page itself.
    expectedTrouble.push(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
    await expect(page.locator("main").getByText("404 Not Found", { exact: true })).toBeVisible();
    await expect(page.locator("main").getByText("No page on this hill.")).toBeVisible();
    const home = page.locator("main").getByRole("link", { name: "Go to the home page" });
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Build, Scale");
  });
}

test("the old addresses of the solutions lead to the new ones, query and all", async ({ origin }) => {
  const { status, location } = await serve(`${origin}/solutions/repz?from=mail&n=2`);
  expect(status).toBe(308);
  const { pathname, search } = new URL(location ?? "", origin);
  expect(pathname + search).toBe("/solution/repz?from=mail&n=2");
  expect((await serve(`${origin}${pathname}`)).status).toBe(200);
});

import { expect, open, test } from "../../fixtures";

// Playwright disables the cache.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test("a page that is left and returned to comes from the back/forward cache", async ({ page }) => {
  for (const path of ["/", "/about-us", "/contact-us"]) {
    await open(page, path);
    // Chromium does not always keep a page that is still hydrating.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { wasCached: persisted }));
    });
    await page.goto("/dedicated-team");
    // `goBack` waits for a load, which a cached page does not fire.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    const wasCached = () => page.evaluate(() => (window as { wasCached?: boolean }).wasCached);
    await expect.poll(() => wasCached().catch(() => undefined), path).toBe(true);
  }
});

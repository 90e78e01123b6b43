import { launchOptions } from "@/lib/testing/browser";
import { expect, open, type Page, test } from "../../fixtures";

// Playwright disables the cache, and the headless shell has none.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
  // Most visitors have this setting.
  contextOptions: { reducedMotion: "no-preference" },
});

/** Leaves the page by a full load, and goes back to it. */
async function leaveAndReturn(page: Page, path: string) {
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

test("a page that is left and returned to comes from the back/forward cache", async ({ page }) => {
  for (const path of ["/", "/contact-us"]) {
    await open(page, path);
    await leaveAndReturn(page, path);
  }
});

test("going back after logging out, what was typed while signed in is gone", async ({ page, context, origin }) => {
  await context.addCookies([{ name: "user", value: '{"username":"ada@example.org"}', url: origin }]);
  await open(page, "/contact-us");
  await page.getByLabel("Your name").fill("Ada");
  await context.clearCookies();
  await leaveAndReturn(page, "/contact-us");
  await expect(page.getByLabel("Your name")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue("");
});

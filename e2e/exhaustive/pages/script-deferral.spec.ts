import { expect, hydrated, openWithoutScripts, test } from "../../fixtures";
import { drawerOf, servicesMenu } from "../../frame/fixtures";

// No input starts the scripts here unless a test simulates it (lib/browser/script-deferral.ts).
test.use({ startScripts: false });

test("a page without input loads its scripts once it is loaded and idle", async ({ page }) => {
  // Headless Chromium sometimes reports a pointer over a new page's corner, which is an input.
  await page.addInitScript(() =>
    addEventListener("pointerover", (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const isLoadedAtRequest: Promise<boolean>[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script")
      isLoadedAtRequest.push(page.evaluate(() => document.readyState === "complete"));
  });
  await page.goto("/about-us");
  await hydrated(page);
  const answers = await Promise.all(isLoadedAtRequest);
  expect(answers.length).toBeGreaterThan(3);
  expect(new Set(answers)).toEqual(new Set([true]));
});

test.describe("on a phone, before the scripts have arrived", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the menu opens at the first touch, and hydration leaves it open", async ({ page }) => {
    const startReact = await openWithoutScripts(page, "/about-us");
    const { hamburger, drawer, close, group } = drawerOf(page);
    const { row, list } = group(servicesMenu);
    await hamburger.tap();
    await expect(drawer).toBeInViewport();
    await row.tap();
    await startReact();
    // The drawer is a modal dialog from then on.
    await expect.poll(() => drawer.evaluate((node) => node.matches(":modal"))).toBe(true);
    await expect(list).toBeVisible();
    await expect(row).toBeFocused();
    await close.tap();
    await expect(drawer).not.toBeInViewport();
  });
});

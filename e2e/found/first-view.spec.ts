import { sitePages } from "@/content/site-pages";
import { expect, open } from "../fixtures";
import { test } from "../kept-page";

test.use({ viewport: { width: 360, height: 640 } });

for (const { path } of sitePages.filter(({ steps }) => steps.length)) {
  test(`${path} invites to act in a phone's first view`, async ({ page }) => {
    await open(page, path);
    const action = page.locator("main section").first().locator('a[href="/contact-us"]').first();
    const box = await action.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });
}

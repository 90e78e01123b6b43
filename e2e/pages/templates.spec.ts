import { open, test } from "../fixtures";
import { expectAccessible } from "../support/axe";
import { templates } from "../support/templates";
import { expectCallToAction, expectFits } from "./steps";

// With animations, axe would measure colors halfway.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of templates) {
  test(`${path} fits and is accessible on a phone and on a desktop`, async ({ page }) => {
    await open(page, path);
    if (await page.locator(".breadcrumbs").count()) await expectCallToAction(page);
    await expectFits(page, [320, 768, 1440]);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, `${path} at ${width} px`);
    }
  });
}

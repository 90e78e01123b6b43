import { test } from "../fixtures";
import { templates } from "../support/templates";
import { expectReadable, expectWellMade } from "./steps";

for (const path of templates) {
  test(`${path} fits and is accessible on a phone and on a desktop`, async ({ page }) => {
    await expectWellMade(page, path, [320, 768, 1440]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of templates) {
    test(`${path} can be read`, async ({ page }) => {
      await expectReadable(page, path);
    });
  }
});

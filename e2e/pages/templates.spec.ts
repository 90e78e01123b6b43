import { test } from "../fixtures";
import { expectReadable, expectWellMade } from "./steps";

/** One page of each template. */
const templates = [
  "/",
  "/services/web-applications",
  "/solution/repz",
  "/qa/manual-test",
  "/dedicated-team",
  "/about-us",
  "/contact-us",
  "/login",
  "/privacy",
];

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

import { test } from "../fixtures";
import { templates } from "../support/templates";
import { expectReadable } from "./steps";

test.use({ javaScriptEnabled: false });

for (const path of templates) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expectReadable(page);
  });
}

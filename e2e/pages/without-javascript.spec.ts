import { test } from "../kept-page";
import { expectReadable, templates } from "./steps";

test.use({ keptOptions: { javaScriptEnabled: false } });

for (const path of templates) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expectReadable(page);
  });
}

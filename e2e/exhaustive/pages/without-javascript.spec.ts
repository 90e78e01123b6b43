import { publicPaths } from "@/content/routes";
import { test } from "../../fixtures";
import { expectReadable } from "../../pages/steps";

test.use({ javaScriptEnabled: false });

for (const path of publicPaths()) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expectReadable(page);
  });
}

import { testLaunchOptions } from "@/lib/testing/browser";
import { publicPaths } from "@/lib/testing/content";
import { open, test } from "../../fixtures";
import { expectTextFits } from "../../pages/text";

/** The browser's setting, which media queries follow: a root font size of a stylesheet would change the text alone. */
test.use({
  launchOptions: { ...testLaunchOptions, args: [...testLaunchOptions.args, "--blink-settings=defaultFontSize=32"] },
});

for (const path of publicPaths()) {
  test(`${path} has room for text of 32 px`, async ({ page }) => {
    await open(page, path);
    await expectTextFits(page, [360, 640, 768, 1280]);
  });
}

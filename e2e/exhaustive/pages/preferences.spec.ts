import { publicPaths } from "@/lib/testing/content";
import { open, test } from "../../fixtures";
import { expectContrast, expectTextFits, SPACED_WIDTHS, spaceText } from "../../pages/text";

for (const path of [...publicPaths(), "/no-such-page"]) {
  test(`${path} follows what its reader prefers: spacing, colours, contrast`, async ({ page, allowedErrors }) => {
    if (path === "/no-such-page") allowedErrors.push(/status of 404/);
    await open(page, path);
    await test.step("more contrast", async () => {
      await page.emulateMedia({ contrast: "more" });
      await expectContrast(page, 7);
    });
    for (const colorScheme of ["light", "dark"] as const) {
      await test.step(`colours of a ${colorScheme} system`, async () => {
        await page.emulateMedia({ contrast: null, forcedColors: "active", colorScheme });
        await expectContrast(page, 4.5);
      });
    }
    await test.step("spacing of text", async () => {
      await page.emulateMedia({ forcedColors: null, colorScheme: null });
      await spaceText(page);
      await expectTextFits(page, SPACED_WIDTHS);
    });
  });
}

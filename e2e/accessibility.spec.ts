import { publicPaths } from "@/content/routes";
import { expectAccessible } from "./axe";
import { open } from "./fixtures";
import { test } from "./kept-page";

// Colors are judged at their end, not on their way there.
test.use({ keptOptions: { reducedMotion: "reduce" } });

for (const path of [...publicPaths(), "/no-such-page"]) {
  test(`${path} is accessible on a phone and on a desk`, async ({ page, expectedTrouble }) => {
    if (path === "/no-such-page") expectedTrouble.push(/status of 404/);
    await open(page, path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, `${path} at ${width} px`);
    }
  });
}

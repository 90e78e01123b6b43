import { findDetail, publicPaths } from "@/content/routes";
import { open } from "../../fixtures";
import { test } from "../../kept-page";
import { expectCallToAction, expectFits } from "../../pages/steps";
import { expectAccessible } from "../../support/axe";
import { expectTabs } from "./tabs";

/** 640 and 720 px are what a zoom of 200% leaves of 1280 and 1440. */
const WIDTHS = [320, 390, 560, 640, 720, 768, 860, 960, 992, 1100, 1200, 1440];

test.use({ keptOptions: { reducedMotion: "reduce" } });

for (const path of [...publicPaths(), "/no-such-page"]) {
  test(`${path} fits every width, is accessible, and shows its tabs`, async ({ page, expectedTrouble }) => {
    if (path === "/no-such-page") expectedTrouble.push(/status of 404/);
    await open(page, path);
    if (await page.locator(".breadcrumbs").count()) await expectCallToAction(page);
    await expectFits(page, WIDTHS);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, `${path} at ${width} px`);
    }
    const [, section = "", slug = ""] = path.split("/");
    const features = findDetail(section, slug)?.page.features;
    if (features) await expectTabs(page, features);
  });
}

import { findDiscipline, findSolution, publicPaths } from "@/content/routes";
import { testedWidths } from "@/content/this-site";
import type { Feature } from "@/content/types";
import { expect, type Page, test } from "../../fixtures";
import { expectReadable, expectWellMade } from "../../pages/steps";

/** The page shows one feature at a time, the first to begin with. */
async function expectTabs(page: Page, features: Feature[]) {
  await expect(page.getByRole("tab")).toHaveText(features.map(({ tab }) => tab));
  for (const selected of [features[0], features.at(-1)]) {
    if (selected !== features[0]) await page.getByRole("tab", { name: selected?.tab, exact: true }).click();
    for (const feature of features) {
      const tab = page.getByRole("tab", { name: feature.tab, exact: true });
      await expect(tab).toHaveAttribute("aria-controls", feature.id);
      await expect(tab).toHaveAttribute("aria-selected", String(feature === selected));
      await expect(page.locator(`[id="${feature.id}"]`)).toBeVisible({ visible: feature === selected });
    }
    const panel = page.getByRole("tabpanel");
    await expect(panel).toHaveAccessibleName(selected?.tab ?? "");
    await expect(panel.getByRole("heading")).toHaveText(selected?.title ?? "");
    await expect(panel.getByText(selected?.description ?? "", { exact: true })).toBeVisible();
    await expect(panel.locator("li.bullet")).toHaveText(selected?.additionalContent ?? []);
  }
}

for (const path of [...publicPaths(), "/no-such-page"]) {
  test(`${path} fits every width, is accessible, and shows its tabs`, async ({ page, allowedErrors }) => {
    if (path === "/no-such-page") allowedErrors.push(/status of 404/);
    await expectWellMade(page, path, testedWidths);
    const [, section = "", slug = ""] = path.split("/");
    const found = section === "solution" ? findSolution(slug) : findDiscipline(section, slug);
    const features = found?.page.features;
    if (features) await expectTabs(page, features);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of publicPaths()) {
    test(`${path} can be read`, async ({ page }) => {
      await expectReadable(page, path);
    });
  }
});

import { detailParams, findDetail } from "@/content/routes";
import type { Feature } from "@/content/types";
import { expect, open, type Page } from "./fixtures";
import { test } from "./kept-page";

/** The tab of one feature is chosen, its panel says what the content says, and no other panel shows. */
async function expectOnly(page: Page, features: Feature[], chosen: Feature | undefined) {
  for (const feature of features) {
    const tab = page.getByRole("tab", { name: feature.tab, exact: true });
    await expect(tab).toHaveAttribute("aria-controls", feature.id);
    await expect(tab).toHaveAttribute("aria-selected", String(feature === chosen));
    await expect(page.locator(`[id="${feature.id}"]`)).toBeVisible({ visible: feature === chosen });
  }
  const panel = page.getByRole("tabpanel");
  await expect(panel).toHaveAccessibleName(chosen?.tab ?? "");
  await expect(panel.getByRole("heading")).toHaveText(chosen?.title ?? "");
  await expect(panel.getByText(chosen?.description ?? "", { exact: true })).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveText(chosen?.additionalContent ?? []);
}

for (const { section, slug } of detailParams()) {
  test(`/${section}/${slug} shows one of its features at a time, the first to begin with`, async ({ page }) => {
    const features = findDetail(section, slug)?.page.features ?? [];
    await open(page, `/${section}/${slug}`);
    await expect(page.getByRole("tablist")).toHaveCount(1);
    await expect(page.getByRole("tab")).toHaveText(features.map(({ tab }) => tab));
    await expect(page.locator('[role="tabpanel"]')).toHaveCount(features.length);

    await expectOnly(page, features, features[0]);
    for (const chosen of [features.at(-1), features[0]]) {
      await page.getByRole("tab", { name: chosen?.tab, exact: true }).click();
      await expectOnly(page, features, chosen);
    }
  });
}

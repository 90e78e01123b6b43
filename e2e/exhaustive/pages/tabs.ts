import type { Feature } from "@/content/types";
import { expect, type Page } from "../../fixtures";

/** The page shows one feature at a time, the first to begin with. */
export async function expectTabs(page: Page, features: Feature[]) {
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
    await expect(panel.getByRole("listitem")).toHaveText(selected?.additionalContent ?? []);
  }
}

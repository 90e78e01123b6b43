import { pageContent } from "@/content/pages";
import { expect, open, type Page, test } from "../fixtures";

const PAGE = "/solution/repz";
const { features } = pageContent[PAGE];
const [, second, third] = features.map(({ id }) => id) as [string, string, string];

const openPanel = (page: Page) => page.getByRole("tabpanel");

async function expectSelected(page: Page, index: number) {
  const tab = page.getByRole("tab").nth(index);
  await expect(tab).toBeFocused();
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  const id = await page.getByRole("tab", { selected: true }).getAttribute("aria-controls");
  expect(id).toBe(features[index]?.id);
  await expect(openPanel(page)).toHaveId(id ?? "");
  await expect(page).toHaveURL(`${PAGE}#${id}`);
}

test("a fragment and the keyboard select a tab", async ({ page }) => {
  await page.goto("/about-us");
  await open(page, `${PAGE}#${third}`);
  await expect(page.getByRole("tab", { selected: true })).toHaveAttribute("aria-controls", third);
  await expect(openPanel(page)).toHaveId(third);
  await expect(openPanel(page).getByRole("heading")).toBeInViewport();
  await page.evaluate((id) => location.assign(`#${id}`), second);
  await expect(openPanel(page)).toHaveId(second);
  await expect(openPanel(page)).toBeFocused();
  await page.goBack();
  await expect(openPanel(page)).toHaveId(third);

  const last = features.length - 1;
  await page.getByRole("tab").first().focus();
  for (const [key, index] of [
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["Home", 0],
    ["ArrowLeft", last],
    ["ArrowRight", 0],
    ["End", last],
  ] as const) {
    await page.keyboard.press(key);
    await expectSelected(page, index);
  }
  await page.getByRole("tab").nth(2).press("Space");
  await expectSelected(page, 2);
  // The tabs are one stop of the Tab key, and one entry of the history.
  await page.keyboard.press("Tab");
  await expect(openPanel(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("tab").nth(2)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
});

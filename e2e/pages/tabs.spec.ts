import { pageContent } from "@/content/pages";
import { expect, open, type Page, test } from "../fixtures";

const PAGE = "/solution/repz";
const { features } = pageContent[PAGE];
const [first, second, third] = features.map(({ id }) => id) as [string, string, string];

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
  await expect(page.getByRole("tablist").locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("tab").nth(2)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
});

test("the first tab's rows start right below its figure, and its link leads to the next", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${PAGE}#%E0%A4%A`);
  await expect(openPanel(page)).toHaveId(first);
  const screen = await openPanel(page).locator("figure.fig").boundingBox();
  const rows = await openPanel(page).locator("dl").last().boundingBox();
  if (!screen || !rows) throw new Error("The panel has no figure or no rows");
  expect(rows.y - screen.y - screen.height).toBeGreaterThan(0);
  expect(rows.y - screen.y - screen.height, "little of the page is empty between them").toBeLessThan(100);

  await page.setViewportSize({ width: 360, height: 640 });
  await openPanel(page).getByRole("link").click();
  await expect(openPanel(page)).toHaveId(second);
  await expect(openPanel(page)).toBeFocused();
  await expect(page.getByRole("tab", { selected: true })).toBeInViewport();
  await expect(openPanel(page).getByRole("heading")).toBeInViewport();
  // The next Tab moves on within the panel.
  await page.keyboard.press("Tab");
  await expect(openPanel(page).locator(":focus")).toHaveCount(1);
});

import { expect, open, type Page, test } from "./fixtures";

const PAGE = "/solution/repz";

const tabsOf = (page: Page) => page.getByRole("tab");

async function expectChosen(page: Page, index: number) {
  const tab = tabsOf(page).nth(index);
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  const id = await tab.getAttribute("aria-controls");
  await expect(page.getByRole("tabpanel")).toHaveId(id ?? "");
  await expect(page).toHaveURL(`${PAGE}#${id}`);
}

test("arrow keys, Home and End move through the tabs and round their ends", async ({ page }) => {
  await open(page, PAGE);
  const last = (await tabsOf(page).count()) - 1;
  expect(last).toBeGreaterThan(1);
  await tabsOf(page).first().focus();
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
    await expectChosen(page, index);
  }
});

test("the tabs are one stop of the Tab key, with the open panel's text after them", async ({ page }) => {
  await open(page, PAGE);
  await tabsOf(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tablist").locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(tabsOf(page).nth(1)).toBeFocused();
});

test("Enter and Space on a tab open it", async ({ page }) => {
  await open(page, PAGE);
  for (const [key, index] of [
    ["Enter", 1],
    ["Space", 2],
  ] as const) {
    await tabsOf(page).nth(index).focus();
    await page.keyboard.press(key);
    await expectChosen(page, index);
  }
});

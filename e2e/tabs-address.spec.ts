import { solutionPages } from "@/content/pages";
import { expect, open, type Page, test } from "./fixtures";

const PAGE = "/solution/repz";
const [first, second, third] = solutionPages.repz.features.map(({ id }) => id);

const openPanel = (page: Page) => page.getByRole("tabpanel");
const historyLength = (page: Page) => page.evaluate(() => history.length);

test("choosing a tab replaces the address and adds nothing to the history", async ({ page }) => {
  await open(page, "/about-us");
  await open(page, PAGE);
  const before = await historyLength(page);
  for (const [index, id] of [
    [1, second],
    [2, third],
    [0, first],
  ] as const) {
    await page.getByRole("tab").nth(index).click();
    await expect(page).toHaveURL(`${PAGE}#${id}`);
  }
  expect(await historyLength(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
});

test("choosing a tab does not move the page", async ({ page }) => {
  await open(page, PAGE);
  const tab = page.getByRole("tab").nth(1);
  await tab.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await tab.click();
  await expect(openPanel(page)).toHaveId(second ?? "");
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("an address with a tab's id opens that tab, and shows it", async ({ page }) => {
  await open(page, `${PAGE}#${third}`);
  await expect(page.getByRole("tab", { selected: true })).toHaveAttribute("aria-controls", third ?? "");
  await expect(openPanel(page)).toHaveId(third ?? "");
  await expect(openPanel(page).getByRole("heading")).toBeInViewport();
});

test("an address with an id that is no tab's opens the first", async ({ page }) => {
  await open(page, `${PAGE}#no-such-tab`);
  await expect(openPanel(page)).toHaveId(first ?? "");
});

test("a broken escape in the address opens the first", async ({ page }) => {
  await open(page, `${PAGE}#%E0%A4%A`);
  await expect(openPanel(page)).toHaveId(first ?? "");
});

test("a changed hash opens its tab, and so does going back to the one before", async ({ page }) => {
  await open(page, `${PAGE}#${second}`);
  await page.evaluate((id) => location.assign(`#${id}`), third);
  await expect(openPanel(page)).toHaveId(third ?? "");
  await page.goBack();
  await expect(openPanel(page)).toHaveId(second ?? "");
});

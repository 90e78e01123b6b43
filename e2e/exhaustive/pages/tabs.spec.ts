import { solutionPages } from "@/content/pages";
import { expect, open, type Page, test } from "../../fixtures";
import { overflowOf } from "../../pages/steps";

const PAGE = "/solution/repz";
const { features } = solutionPages.repz;
const [first, second, third] = features.map(({ id }) => id) as [string, string, string];

const openPanel = (page: Page) => page.getByRole("tabpanel");

async function expectSelected(page: Page, index: number) {
  const tab = page.getByRole("tab").nth(index);
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  const id = await tab.getAttribute("aria-controls");
  await expect(openPanel(page)).toHaveId(id ?? "");
  await expect(page).toHaveURL(`${PAGE}#${id}`);
}

test("arrow keys, Home, End and Space select a tab, and the arrows wrap around", async ({ page }) => {
  await open(page, PAGE);
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
});

test("the tabs are one stop of the Tab key", async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole("tab").first().press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tablist").locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("tab").nth(1)).toBeFocused();
});

test("selecting a tab replaces the URL without scrolling or adding to the history", async ({ page }) => {
  await open(page, "/about-us");
  await open(page, PAGE);
  const length = await page.evaluate(() => history.length);
  await page.getByRole("tab").nth(1).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  for (const [index, id] of [
    [1, second],
    [0, first],
  ] as const) {
    await page.getByRole("tab").nth(index).click();
    await expect(page).toHaveURL(`${PAGE}#${id}`);
  }
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
});

test("a fragment opens its tab and shows it, also when it changes; an unknown one opens the first", async ({
  page,
}) => {
  await open(page, `${PAGE}#${third}`);
  await expect(page.getByRole("tab", { selected: true })).toHaveAttribute("aria-controls", third);
  await expect(openPanel(page)).toHaveId(third);
  await expect(openPanel(page).getByRole("heading")).toBeInViewport();
  await page.evaluate((id) => location.assign(`#${id}`), second);
  await expect(openPanel(page)).toHaveId(second);
  await page.goBack();
  await expect(openPanel(page)).toHaveId(third);
  for (const fragment of ["no-such-tab", "%E0%A4%A"]) {
    await page.goto("about:blank");
    await open(page, `${PAGE}#${fragment}`);
    await expect(openPanel(page)).toHaveId(first);
  }
});

test("every tab can be scrolled to at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/qa/security-compliance-testing");
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    // Half pixels may stay outside.
    await expect(tab).toBeInViewport({ ratio: 0.98 });
    expect(await overflowOf(page)).toBe(0);
  }
});

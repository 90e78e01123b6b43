import { drawerOf } from "./drawers";
import { expect, isOpen, type Locator, open, test } from "./fixtures";

test.use({ viewport: { width: 390, height: 844 } });

/** A plus is drawn with two strokes, a minus with one. */
const strokes = (row: Locator) =>
  row.evaluate((node) => getComputedStyle(node, "::after").backgroundImage.split("linear-gradient").length - 1);

for (const [width, drawn] of [
  [320, 272],
  [360, 306],
  [390, 320],
  [859, 320],
] as const) {
  test(`at ${width} px the drawer is ${drawn} px wide, from the right edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/about-us");
    const { hamburger, drawer } = drawerOf(page);
    await expect(drawer).toBeHidden();
    await hamburger.click();
    await expect.poll(() => drawer.boundingBox()).toEqual({ x: width - drawn, y: 0, width: drawn, height: 800 });
  });
}

test("one group is open at a time, with a plus or a minus beside its name", async ({ page }) => {
  await open(page, "/");
  const { hamburger, group } = drawerOf(page);
  await hamburger.click();
  const services = group("Services");
  const expertise = group("Expertise");
  await expect(services.list).toBeHidden();
  await expect(expertise.list).toBeHidden();
  expect([await strokes(services.row), await strokes(expertise.row)]).toEqual([2, 2]);

  await services.row.click();
  await expect(services.list).toBeVisible();
  expect([await strokes(services.row), await strokes(expertise.row)]).toEqual([1, 2]);

  await expertise.row.click();
  await expect(expertise.list).toBeVisible();
  await expect(services.list).toBeHidden();
  expect([await strokes(services.row), await strokes(expertise.row)]).toEqual([2, 1]);

  await expertise.row.click();
  await expect(expertise.list).toBeHidden();
});

for (const name of ["Services", "Expertise"]) {
  test(`the group ${name} is at most 500 px high and scrolls inside`, async ({ page }) => {
    await open(page, "/");
    const { hamburger, group } = drawerOf(page);
    await hamburger.click();
    const { row, list } = group(name);
    await row.click();
    expect((await list.boundingBox())?.height).toBe(500);
    const last = list.getByRole("link").last();
    await expect(last).not.toBeInViewport({ ratio: 1 });
    await list.hover();
    await page.mouse.wheel(0, 2000);
    await expect(last).toBeInViewport({ ratio: 1 });
  });
}

test("the group of the page that is shown is open, and its link stands out", async ({ page }) => {
  await open(page, "/qa/manual-test");
  const { hamburger, drawer, group } = drawerOf(page);
  await hamburger.click();
  await expect(group("Expertise").list).toBeVisible();
  await expect(group("Services").list).toBeHidden();
  const current = drawer.locator('a[href="/qa/manual-test"]');
  await expect(current).toHaveAttribute("aria-current", "page");
  await expect(current).toHaveCSS("font-weight", "600");
});

test("the page behind the drawer does not scroll", async ({ page }) => {
  await open(page, "/about-us");
  const { hamburger, drawer, close } = drawerOf(page);
  const wheel = async () => {
    await page.mouse.move(20, 500);
    await page.mouse.wheel(0, 600);
  };
  await page.evaluate(() => {
    Reflect.set(globalThis, "scrolls", 0);
    addEventListener("scroll", () => Reflect.set(globalThis, "scrolls", Reflect.get(globalThis, "scrolls") + 1));
  });
  const scrolls = () => page.evaluate(() => Reflect.get(globalThis, "scrolls") as number);
  await hamburger.click();
  await expect(drawer).toBeVisible();
  await wheel();
  await close.click();
  await expect(drawer).toBeHidden();
  expect(await scrolls()).toBe(0);
  // The same turn of the wheel moves the page once the drawer is gone.
  await wheel();
  await expect.poll(scrolls).toBeGreaterThan(0);
});

test("the drawer makes way for the bar's links when the window grows", async ({ page }) => {
  await open(page, "/about-us");
  const { hamburger, drawer } = drawerOf(page);
  await hamburger.click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 860, height: 844 });
  await expect(drawer).toBeHidden();
  expect(await isOpen(drawer)).toBe(false);
});

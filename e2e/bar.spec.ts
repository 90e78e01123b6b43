import { expect, type Locator, open, test } from "./fixtures";

async function expectSolid(bar: Locator) {
  await expect(bar).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(bar).not.toHaveCSS("box-shadow", "none");
}
async function expectTransparent(bar: Locator) {
  await expect(bar).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(bar).toHaveCSS("box-shadow", "none");
}

test("the bar is 70 px high, and 80 from 768 px", async ({ page }) => {
  await open(page, "/about-us");
  for (const [width, height] of [
    [320, 70],
    [767, 70],
    [768, 80],
    [1440, 80],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.locator("header").boundingBox(), `at ${width} px`).toEqual({ x: 0, y: 0, width, height });
  }
});

test("the hamburger gives way to the links at 860 px", async ({ page }) => {
  await open(page, "/about-us");
  const hamburger = page.getByRole("button", { name: "Open menu" });
  const links = page.getByRole("navigation", { name: "Main" });
  await page.setViewportSize({ width: 859, height: 800 });
  await expect(hamburger).toBeVisible();
  await expect(links).toBeHidden();
  await page.setViewportSize({ width: 860, height: 800 });
  await expect(hamburger).toBeHidden();
  for (const name of ["Services", "Expertise"]) await expect(links.getByRole("button", { name })).toBeVisible();
  for (const name of ["Dedicated Team", "About Us", "Contact Us"]) {
    await expect(links.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test("the bar stays in its place on a scrolled page", async ({ page }) => {
  await open(page, "/about-us");
  await page.evaluate(() => scrollTo(0, 900));
  expect((await page.locator("header").boundingBox())?.y).toBe(0);
});

// A light hero and a dark one.
for (const path of ["/", "/qa/manual-test"]) {
  test(`over the hero of ${path} the bar is clear up to 30 px, and solid from 31`, async ({ page }) => {
    await open(page, path);
    const bar = page.locator("header");
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
    await expectTransparent(bar);
    await scrollTo(31);
    await expectSolid(bar);
    await scrollTo(30);
    await expectTransparent(bar);
    await scrollTo(31);
    await expectSolid(bar);
    await scrollTo(0);
    await expectTransparent(bar);
  });
}

test("the bar's words are white over a dark hero and dark once it is solid", async ({ page }) => {
  await open(page, "/qa/manual-test");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" });
  await expect(link).toHaveCSS("color", "rgb(255, 255, 255)");
  await page.evaluate(() => scrollTo(0, 31));
  await expect(link).toHaveCSS("color", "rgb(18, 18, 18)");
});

for (const path of ["/login", "/register"]) {
  test(`${path} has no hero, so its bar starts solid`, async ({ page }) => {
    await open(page, path);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectSolid(page.locator("header"));
  });
}

test("a page that was left scrolled comes back with a solid bar", async ({ page }) => {
  await open(page, "/about-us");
  await page.evaluate(() => scrollTo(0, 400));
  await expectSolid(page.locator("header"));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await expectSolid(page.locator("header"));
});

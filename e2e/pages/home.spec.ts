import { expect, open, openWithStoppedClock, type Page, test } from "../fixtures";

const slip = (page: Page) => page.locator(".home-slip");

test("the claim is a second headline, and the choice of a record is in the first view", async ({ page }) => {
  await open(page, "/");
  const claim = page.getByRole("main").getByText("Portals, registers and apps for public institutions.");
  const choice = page.getByRole("group", { name: "Choose a record" });
  const sizes: [width: number, height: number][] = [
    [360, 740],
    [1024, 768],
    [1280, 600],
    [1440, 900],
    [2560, 1440],
  ];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(choice, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    const edges = await slip(page).evaluate((card) => card.getBoundingClientRect().right);
    expect(edges, `${width} x ${height}`).toBeLessThanOrEqual(width / 2 + 600);
  }
  const sizeOfClaim = () => claim.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await sizeOfClaim()).toBeGreaterThanOrEqual(34);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sizeOfClaim()).toBe(24);
});

test("the hill goes down to the record's foot on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/");
  const foot = (selector: string) => page.locator(selector).evaluate((box) => box.getBoundingClientRect().bottom);
  expect(await foot("img.home-land")).toBeGreaterThanOrEqual(await foot(".home-stage"));
});

test("a rewritten word breaks the deed's code, in the place of its date and within its height", async ({ page }) => {
  await openWithStoppedClock(page, "/");
  const card = slip(page);
  const heightOf = () => card.evaluate((box) => box.getBoundingClientRect().height);
  const rewrite = card.getByLabel("Rewrite one word");
  const date = card.getByText("14 September 2021");
  const code = card.getByText(/^[0-9a-f]{4} [0-9a-f]{4} does not fit$/);
  await expect(card.getByText("Sample data")).toBeVisible();
  await expect(card.getByRole("link", { name: "Social Registry" })).toBeVisible();
  await expect(rewrite).toBeHidden();
  const height = await heightOf();

  await card.getByRole("radio", { name: "Household" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(date).toBeVisible();
  await expect(code).toBeHidden();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(rewrite).toBeFocused();
  await page.keyboard.press("Space");
  await expect(code).toBeVisible();
  await expect(date).toBeHidden();
  await page.clock.runFor(200);
  await expect(card.locator("[aria-live]")).toHaveText("One word changed, and the codes no longer fit.");
  await card.getByRole("radio", { name: "Home" }).check();
  await expect(code).toBeHidden();
  await expect(card.getByText("US$ 148,000")).toBeVisible();
  expect(await heightOf()).toBe(height);
});

test("a tile keeps its size in focus", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  const tile = page.getByRole("link", { name: /^Planning & Integration/ });
  const boxes = () =>
    tile.evaluate((link) => [link, ...link.children].map((e) => (e as HTMLElement).offsetTop + e.clientHeight));
  const before = await boxes();
  await page.getByRole("link", { name: /^Mobile Development/ }).focus();
  await page.keyboard.press("Tab");
  await expect(tile).toBeFocused();
  expect(await boxes()).toEqual(before);
});

test("the first pages of the sample documents lead to them, also in a row that scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/");
  const list = page.getByRole("list").filter({ has: page.getByRole("link", { name: /Access review/ }) });
  const last = list.getByRole("link").last();
  await expect(list.getByRole("link")).toHaveCount(3);
  await last.focus();
  await expect(last).toBeInViewport();
  await expect(last.getByRole("img")).toHaveJSProperty("complete", true);
  expect(await last.getByRole("img").evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(300);
  await last.press("Enter");
  await expect(page).toHaveURL(/\/sysadmin\/security-access-control\/access-review$/);
});

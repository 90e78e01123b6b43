import { expect, open, type Page, test } from "../../fixtures";
import { drawerOf, menuOf, PHONE, servicesMenu } from "../../frame/fixtures";

/** Opens everything that moves; returns the classes of what was animated since before the first paint. */
async function listAnimated(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const animated: string[] = [];
    Reflect.set(globalThis, "animated", animated);
    for (const type of ["animationstart", "transitionrun"]) {
      addEventListener(type, ({ target }) => animated.push((target as Element).getAttribute("class") ?? ""), true);
    }
  });
  await open(page, "/");
  await page.evaluate(() => scrollTo(0, 200));
  const { button, panel } = menuOf(page, servicesMenu);
  await button.click();
  await expect(panel).toBeVisible();
  await page.setViewportSize(PHONE);
  const { hamburger, drawer } = drawerOf(page);
  await hamburger.click();
  await expect(drawer).toBeVisible();
  return page.evaluate(() => Reflect.get(globalThis, "animated") as string[]);
}

test("the home page's hills, the bar and the menus are animated", async ({ page }) => {
  const animated = (await listAnimated(page)).join("\n");
  for (const part of ["hill", "bar", "mega", "drawer"]) expect(animated).toContain(part);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing is animated", async ({ page }) => {
    expect(await listAnimated(page)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

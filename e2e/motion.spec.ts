import { drawerOf } from "./drawers";
import { expect, open, type Page, test } from "./fixtures";
import { menuOf } from "./panels";
import { specMenus } from "./spec-menus";

/** Counts every animation and transition that starts, from before the first paint. */
const countMotion = (page: Page) =>
  page.addInitScript(() => {
    const started: string[] = [];
    Reflect.set(globalThis, "started", started);
    for (const type of ["animationstart", "transitionrun"] as const) {
      addEventListener(
        type,
        (event) => started.push(`${type} on ${(event.target as Element).getAttribute("class")}`),
        true,
      );
    }
  });
const motion = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(globalThis, "started") as string[]), ...document.getAnimations().map(String)]);

async function useEverything(page: Page) {
  await open(page, "/");
  await page.evaluate(() => scrollTo(0, 200));
  const { button, panel } = menuOf(page, specMenus[0]);
  await button.click();
  await expect(panel).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const { hamburger, drawer } = drawerOf(page);
  await hamburger.click();
  await expect(drawer).toBeVisible();
}

test("the home page's hills rise, and the bar and the menus move", async ({ page }) => {
  await countMotion(page);
  await useEverything(page);
  const started = (await motion(page)).join("\n");
  for (const part of ["hill", "bar", "mega", "drawer"]) expect(started).toContain(part);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves at all", async ({ page }) => {
    await countMotion(page);
    await useEverything(page);
    expect(await motion(page)).toEqual([]);
  });
});

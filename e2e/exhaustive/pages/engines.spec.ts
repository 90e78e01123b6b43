import { publicPaths } from "@/lib/testing/content";
import { expect, test } from "../../fixtures";
import { type Engine, engineNames, startEngine } from "../../support/engines";

/**
 * Widths from a phone to a large screen, and those between at which the layout changes. Chromium is tested at more
 * (pages.spec.ts).
 */
const WIDTHS = [360, 768, 1100, 1280, 1920];

async function expectNoneWider(baseURL: string | undefined, engine: Engine, widths: number[]) {
  try {
    for (const path of [...publicPaths(), "/no-such-page"]) {
      await engine.open(baseURL + path);
      for (const width of widths) {
        await engine.setWidth(width);
        const widest = await engine.evaluate<number>("document.documentElement.scrollWidth");
        expect.soft(widest, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  } finally {
    await engine.close();
  }
}

for (const name of engineNames) {
  test(`in ${name} no page is wider than the window`, async ({ baseURL }) => {
    test.setTimeout(600_000);
    await expectNoneWider(baseURL, await startEngine(name), WIDTHS);
  });
}

test("in Firefox no page is wider than a phone with text of 32 px", async ({ baseURL }) => {
  test.setTimeout(600_000);
  await expectNoneWider(baseURL, await startEngine("Firefox", true, 32), [360]);
});

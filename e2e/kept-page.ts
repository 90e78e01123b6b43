import type { BrowserContextOptions, Page } from "@playwright/test";
import { test as base, expectNoTrouble, watch } from "./fixtures";

interface Kept {
  page: Page;
  trouble: string[];
}

/**
 * For tests that look at many pages and leave nothing behind: one tab per worker, so that a page costs only its loading. A
 * failed test ends its worker, and the tab with it.
 */
export const test = base.extend<object, { keptOptions: BrowserContextOptions; kept: Kept }>({
  keptOptions: [{}, { scope: "worker", option: true }],
  kept: [
    async ({ browser, keptOptions }, use, { project }) => {
      const { baseURL = "", viewport, userAgent, deviceScaleFactor } = project.use;
      const context = await browser.newContext({ baseURL, viewport, userAgent, deviceScaleFactor, ...keptOptions });
      const trouble = watch(context, new URL(baseURL).origin);
      await use({ page: await context.newPage(), trouble });
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ kept, expectedTrouble, viewport }, use) => {
    kept.trouble.length = 0;
    if (viewport) await kept.page.setViewportSize(viewport);
    await use(kept.page);
    expectNoTrouble(kept.trouble, expectedTrouble);
  },
});

import type { Request } from "@playwright/test";
import { publicPaths } from "@/content/routes";
import { expect, open, type Page, test } from "./fixtures";

test.use({ viewport: { width: 412, height: 823 } });

const isAhead = (request: Request) =>
  "next-router-prefetch" in request.headers() || new URL(request.url()).searchParams.has("_rsc");

/** Brings every picture that can be seen into view, and waits until it is drawn. */
async function seeAllPictures(page: Page) {
  for (const picture of await page.locator("main img").all()) {
    if (!(await picture.evaluate((node) => node.checkVisibility()))) continue;
    await picture.evaluate((node) => node.scrollIntoView());
    await expect
      .poll(() => picture.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth))
      .toBeTruthy();
  }
}

for (const path of publicPaths()) {
  test(`${path} loads nothing ahead`, async ({ page }) => {
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    await open(page, path);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("h1")).toHaveCount(1);
    // Links that come into view are no intent either.
    await seeAllPictures(page);
    await page.locator("footer").scrollIntoViewIfNeeded();
    expect(requests.filter(isAhead).map((request) => request.url())).toEqual([]);
  });
}

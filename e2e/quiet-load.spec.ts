import type { Request } from "@playwright/test";
import { publicPaths } from "@/content/routes";
import { expect, open, type Page, test } from "./fixtures";

test.use({ viewport: { width: 412, height: 823 } });

const MOST_PICTURE_BYTES = 30_000;

const isAhead = (request: Request) =>
  "next-router-prefetch" in request.headers() || new URL(request.url()).searchParams.has("_rsc");

/** By its name: what an SVG's `<use>` fetches is no image to the browser. */
const isPicture = (request: Request) => /\.(svg|png|jpe?g|gif|webp|avif)$/.test(new URL(request.url()).pathname);

async function bytesOf(request: Request): Promise<number> {
  return (await request.response()) ? (await request.sizes()).responseBodySize : 0;
}

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
  test(`${path} loads what it shows and nothing ahead`, async ({ page }) => {
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    await open(page, path);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("h1")).toHaveCount(1);

    const pictures = requests.filter(isPicture);
    expect(pictures).not.toEqual([]);
    const bytes = (await Promise.all(pictures.map(bytesOf))).reduce((sum, one) => sum + one, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_PICTURE_BYTES);

    // Links that come into view are no intent either.
    await seeAllPictures(page);
    await page.locator("footer").scrollIntoViewIfNeeded();
    expect(requests.filter(isAhead).map((request) => request.url())).toEqual([]);
  });
}

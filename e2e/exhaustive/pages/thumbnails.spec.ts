import { sections } from "@/content/navigation";
import { expect, open, test } from "../../fixtures";

for (const { path, groups } of sections) {
  test(`${path} shows a part of each page's picture, in frames of one size`, async ({ page }) => {
    const slugs = groups.flatMap(({ entries }) => entries.map(({ slug }) => slug));
    for (const [width, shown] of [
      [360, { width: 130, height: 86 }],
      [1440, { width: 240, height: 160 }],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      const thumbnails = page.locator('main li img[src*="/art/thumbnail-"]');
      await expect(thumbnails).toHaveCount(slugs.length);
      for (const [i, slug] of slugs.entries()) {
        const thumbnail = thumbnails.nth(i);
        await expect(thumbnail).toHaveAttribute("src", new RegExp(`^/art/thumbnail-${slug}\\.`));
        await expect(thumbnail).toHaveAttribute("loading", "lazy");
        await expect(thumbnail).toHaveAttribute("width", /^\d+$/);
        await expect(thumbnail).toHaveAttribute("height", /^\d+$/);
        await thumbnail.scrollIntoViewIfNeeded();
        await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
        const box = await thumbnail.boundingBox();
        expect({ width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }).toEqual(shown);
      }
    }
  });
}

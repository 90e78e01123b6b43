import { expertise, servicePath } from "@/content/navigation";
import { disciplinePages, servicePages } from "@/content/pages";
import type { DetailPage, ServicePage } from "@/content/types";
import { expect, open, test } from "../../fixtures";

/** The width of each drawing in its own units, and the size of its smallest text. */
const DRAWINGS = { wide: { width: 720, text: 16 }, narrow: { width: 350, text: 13 } };
const SMALLEST_PX = 12;

const details: Record<string, DetailPage> = disciplinePages;
const services: [string, ServicePage][] = Object.entries(servicePages);
const pages = [
  ...expertise.flatMap(({ path, entries }) =>
    entries.map(({ slug }) => ({ path: `${path}/${slug}`, slug, image: details[slug]?.features[0]?.image })),
  ),
  ...services.map(([slug, { intro }]) => ({ path: `${servicePath}/${slug}`, slug, image: intro.image })),
];

for (const { path, slug, image } of pages) {
  if (!image) continue;
  test(`${path} shows its deliverable, with text of ${SMALLEST_PX} px or more`, async ({ page }) => {
    await open(page, path);
    const picture = page.getByRole("img", { name: image.alt, exact: true });
    await expect(picture).toHaveAttribute("loading", "lazy");
    for (const sized of [picture, picture.locator("xpath=../source")]) {
      await expect(sized).toHaveAttribute("width", /^\d+$/);
      await expect(sized).toHaveAttribute("height", /^\d+$/);
    }
    for (const [width, size] of [
      [360, "narrow"],
      [767, "narrow"],
      [768, "wide"],
      [991, "wide"],
      [992, "narrow"],
      [1061, "narrow"],
      [1062, "wide"],
      [1440, "wide"],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await picture.scrollIntoViewIfNeeded();
      const shown = () =>
        picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0 && img.currentSrc);
      await expect.poll(shown).toContain(`/art/deliverable-${slug}-${size}.`);
      const box = await picture.boundingBox();
      const drawing = DRAWINGS[size];
      expect((box?.width ?? 0) / drawing.width, `at ${width} px`).toBeGreaterThanOrEqual(SMALLEST_PX / drawing.text);
    }
  });
}

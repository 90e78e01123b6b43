import { disciplines, servicePath } from "@/content/navigation";
import { disciplinePages, servicePages } from "@/content/pages";
import type { ServicePage } from "@/content/types";
import { expect, open, test } from "../../fixtures";

/** The width of each drawing in its own units, and the size of its smallest text. */
const DRAWINGS = { wide: { width: 720, text: 16 }, narrow: { width: 350, text: 13 } };
const SMALLEST_PX = 12;

const services: [string, ServicePage][] = Object.entries(servicePages);
/** On a hero's stage or in the text of a service, which is wide enough for the wide drawing from another width. */
const pages = [
  ...disciplines.flatMap(({ path, entries }) =>
    entries.map(({ slug }) => ({
      path: `${path}/${slug}`,
      slug,
      image: disciplinePages[slug].deliverable,
      wideFrom: 1200,
      loading: null,
    })),
  ),
  ...services.map(([slug, { intro }]) => ({
    path: `${servicePath}/${slug}`,
    slug,
    image: intro.image,
    wideFrom: 1062,
    loading: "lazy",
  })),
];

for (const { path, slug, image, wideFrom, loading } of pages) {
  if (!image) continue;
  test(`${path} shows its deliverable, with text of ${SMALLEST_PX} px or more`, async ({ page }) => {
    await open(page, path);
    const picture = page.getByRole("img", { name: image.alt, exact: true });
    expect(await picture.getAttribute("loading")).toBe(loading);
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
      [wideFrom - 1, "narrow"],
      [wideFrom, "wide"],
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

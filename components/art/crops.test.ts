import { readFileSync } from "node:fs";
import path from "node:path";
import { productFrames } from "@/components/sections/product-screen";
import { disciplinePages, solutionPages } from "@/content/pages";
import type { DisciplinePage, SolutionPage } from "@/content/types";
import type { Crop } from "./art";
import { cropSvg } from "./crop-svg";
import { deliverables } from "./deliverables";
import { loadSheets } from "./deliverables/sheet";
import { loadTextMeasure } from "./outline-text";
import { productThumbnails } from "./product-image";
import { type TextBox, textBoxes } from "./text-boxes";
import { thumbnailCrops } from "./thumbnails";

jest.mock("@/components/art/manifest.json", () => new Proxy({}, { get: () => ({ width: 1120, height: 720 }) }));

/** Texts that an edge of the crop cuts, or that are inside and nearer to an edge than the margin. */
function cutTexts(boxes: TextBox[], [x, y, width, height]: Crop, margin: number): string[] {
  const touches = (box: TextBox) => box.x1 < x + width && box.x2 > x && box.y1 < y + height && box.y2 > y;
  const isInside = ({ x1, x2, y1, y2 }: TextBox) =>
    x1 >= x + margin && x2 <= x + width - margin && y1 >= y + margin && y2 <= y + height - margin;
  return boxes.filter((box) => touches(box) && !isInside(box)).map(({ words }) => words);
}

const solutions: [string, SolutionPage][] = Object.entries(solutionPages);
const disciplines: [string, DisciplinePage][] = Object.entries(disciplinePages);

/** The width of a tab's picture on a wide screen, and the margin around its text there. */
const TAB = { width: 658, margin: 28 };

const screenOf = (slug: string) => readFileSync(path.join(__dirname, `sources/screen-${slug}.svg`), "utf8");

test.each(solutions)("the crops of %s cut no text", async (slug, { features }) => {
  const boxes = textBoxes(screenOf(slug), await loadTextMeasure([400, 500, 600, 700]));
  for (const { id, image } of features) {
    if (!image) continue;
    const margin = (TAB.margin / TAB.width) * image.crop[2];
    expect([id, cutTexts(boxes, image.crop, margin - 0.5)]).toEqual([id, []]);
  }
  const { small } = productFrames[slug as keyof typeof productFrames];
  expect(["small", cutTexts(boxes, small, 4)]).toEqual(["small", []]);
});

test.each(disciplines)(
  "the detail of %s cuts no text, and is shown larger than it is",
  async (slug, { deliverable }) => {
    const { wide } = await loadSheets();
    const boxes = textBoxes(deliverables[slug]?.(wide) ?? "", wide.measure);
    expect(cutTexts(boxes, deliverable.detail, 4)).toEqual([]);
    expect(deliverable.detail[2]).toBeLessThanOrEqual(420);
  },
);

/** The width of a thumbnail from 768 px, and of a text in it. */
const THUMBNAIL = { width: 240, text: 12 };

test.each(Object.entries(thumbnailCrops))("the thumbnail of %s is 3 to 2 and cuts no text", async (slug, crop) => {
  const [, , width, height] = crop;
  expect(width * 2).toBe(height * 3);
  const isProduct = slug in productThumbnails;
  const { narrow } = await loadSheets();
  const svg = isProduct ? screenOf(slug) : (deliverables[slug]?.(narrow) ?? "");
  const boxes = textBoxes(svg, await loadTextMeasure([400, 500, 600, 700]));
  expect(cutTexts(boxes, crop, 4)).toEqual([]);
  // Screens of products have small text; what they show is told by their shapes.
  if (!isProduct) expect((narrow.fontSize / width) * THUMBNAIL.width).toBeGreaterThanOrEqual(THUMBNAIL.text);
});

test("what a crop does not show is left out of its file, lines across it stay", async () => {
  const { narrow } = await loadSheets();
  const word = (x: number, words: string) => `<text x="${x}" y="50" font-size="13">${words}</text>`;
  const line = (d: string) => `<path fill="none" stroke="#000" d="${d}"/>`;
  const rect = (x: number) => `<rect x="${x}" y="30" width="20" height="10" fill="#000"/>`;
  const inside = [word(20, "in"), line("M0 50H300"), rect(30), word(95, "edge")];
  const outside = [word(200, "out"), line("M200 50v20"), rect(200)];
  const body = (some: string[]) => `<svg viewBox="20 20 80 60">${some.join("")}</svg>`;
  const whole = body([...outside, ...inside]).replace("20 20 80 60", "0 0 300 100");
  expect(cropSvg(whole, [20, 20, 80, 60], narrow.measure)).toBe(body(inside));
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { productFrames } from "@/components/sections/product-screen";
import { disciplinePages, solutionPages } from "@/content/pages";
import type { DisciplinePage, SolutionPage } from "@/content/types";
import { type TextBox, textBoxes } from "@/lib/testing/text-boxes";
import type { Crop } from "./art";
import { deliverables } from "./deliverables";
import { loadSheets } from "./deliverables/sheet";
import { loadTextMeasure } from "./outline-text";

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

test.each(solutions)("the crops of %s cut no text", async (slug, { features }) => {
  const svg = readFileSync(path.join(__dirname, `sources/screen-${slug}.svg`), "utf8");
  const boxes = textBoxes(svg, await loadTextMeasure([400, 500, 600, 700]));
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

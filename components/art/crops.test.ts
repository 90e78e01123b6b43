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

const SCREEN = { width: 1120, height: 720 };

interface Box {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
}

interface Margin {
  x: number;
  y: number;
}

const touches = (box: Box, [x, y, width, height]: Crop) =>
  box.x1 < x + width && box.x2 > x && box.y1 < y + height && box.y2 > y;

/** Texts that an edge of the crop cuts, or that are inside and nearer to an edge than the margin. */
function cutTexts(boxes: TextBox[], crop: Crop, margin: Margin): string[] {
  const [x, y, width, height] = crop;
  // At the edge of the screen, the screen's own padding is the margin.
  const top = y === 0 ? 12 : margin.y;
  const bottom = y + height === SCREEN.height ? 12 : margin.y;
  const right = x + width === SCREEN.width ? 20 : margin.x;
  const left = x === 0 ? 20 : margin.x;
  const isInside = ({ x1, x2, y1, y2 }: TextBox) =>
    x1 >= x + left && x2 <= x + width - right && y1 >= y + top && y2 <= y + height - bottom;
  return boxes.filter((box) => touches(box, crop) && !isInside(box)).map(({ words }) => words);
}

/** Cards, fields and pins that the left or right edge cuts, or that are nearer to it than the margin. Backgrounds go from edge to edge. */
function cutSurfaces(boxes: Box[], crop: Crop, margin: number): Box[] {
  const [x, , width] = crop;
  const right = x + width === SCREEN.width ? 20 : margin;
  const isBackground = ({ x1, x2 }: Box) => x1 <= x && x2 >= x + width;
  const isInside = ({ x1, x2 }: Box) => x1 >= x + margin && x2 <= x + width - right;
  return boxes.filter((box) => touches(box, crop) && !isBackground(box) && !isInside(box));
}

/** The rectangles of a drawing, but for those that clip others. */
function surfaces(svg: string): Box[] {
  const rects = svg.replace(/<clipPath.*?<\/clipPath>/g, "").matchAll(/<rect ([^>]*)>/g);
  return [...rects].map(([, raw = ""]) => {
    const value = (name: string) => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(raw)?.[1]);
    const [x1, y1] = [value("x"), value("y")];
    return { x1, y1, x2: x1 + value("width"), y2: y1 + value("height") };
  });
}

const solutions: [string, SolutionPage][] = Object.entries(solutionPages);
const disciplines: [string, DisciplinePage][] = Object.entries(disciplinePages);

/** A tab's picture on a wide screen, and the margins around its text there: less above and below, where rows are near each other. */
const TAB = { width: 658, maxHeight: 600, x: 28, y: 20 };

test.each(solutions)("the crops of %s cut no text, and keep their margins", async (slug, { features }) => {
  const svg = readFileSync(path.join(__dirname, `sources/screen-${slug}.svg`), "utf8");
  const texts = textBoxes(svg, await loadTextMeasure([400, 500, 600, 700]));
  for (const { id, image } of features) {
    expect([id, image]).toEqual([id, expect.anything()]);
    if (!image) continue;
    const [, , width, height] = image.crop;
    const scale = Math.min(TAB.width / width, TAB.maxHeight / height);
    const beside = (TAB.width - width * scale) / 2;
    const x = Math.max(0, TAB.x - beside) / scale - 1;
    expect([id, cutTexts(texts, image.crop, { x, y: TAB.y / scale - 1 })]).toEqual([id, []]);
    expect([id, cutSurfaces(surfaces(svg), image.crop, x)]).toEqual([id, []]);
    if (image.narrow) expect([id, cutTexts(texts, image.narrow, { x: 4, y: 4 })]).toEqual([id, []]);
  }
  const { small, plate, tall, wide } = productFrames[slug as keyof typeof productFrames];
  for (const [name, crop] of Object.entries({ small, plate, tall, wide })) {
    expect([name, cutTexts(texts, crop, { x: 4, y: 4 })]).toEqual([name, []]);
  }
});

test.each(disciplines)(
  "the detail of %s cuts no text, and is shown larger than it is",
  async (slug, { deliverable }) => {
    const { wide } = await loadSheets();
    const boxes = textBoxes(deliverables[slug]?.(wide) ?? "", wide.measure);
    expect(cutTexts(boxes, deliverable.detail, { x: 4, y: 4 })).toEqual([]);
    expect(deliverable.detail[2]).toBeLessThanOrEqual(420);
  },
);

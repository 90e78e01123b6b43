import { readFileSync } from "node:fs";
import path from "node:path";
import { productFrames } from "@/components/sections/product-screen";
import { disciplinePages, solutionPages } from "@/content/pages";
import type { Crop, DisciplinePage, SolutionPage } from "@/content/types";
import { cropSvg } from "./crop-svg";
import { deliverables } from "./deliverables";
import { loadSheets } from "./deliverables/sheet";
import { loadTextMeasure, type TextBox, textBoxes } from "./outline-text";
import { thumbnailCrops } from "./page-pictures";
import { productThumbnails } from "./product-image";

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

const screenOf = (slug: string) => readFileSync(path.join(__dirname, `sources/screen-${slug}.svg`), "utf8");

test.each(solutions)("the crops of %s cut no text, and keep their margins", async (slug, { features }) => {
  const svg = screenOf(slug);
  const texts = textBoxes(svg, await loadTextMeasure([400, 500, 600, 700]));
  for (const { id, image } of features) {
    const [, , width, height] = image.crop;
    const scale = Math.min(TAB.width / width, TAB.maxHeight / height);
    const beside = (TAB.width - width * scale) / 2;
    const x = Math.max(0, TAB.x - beside) / scale - 1;
    expect([id, cutTexts(texts, image.crop, { x, y: TAB.y / scale - 1 })]).toEqual([id, []]);
    expect([id, cutSurfaces(surfaces(svg), image.crop, x)]).toEqual([id, []]);
    if (image.narrow) expect([id, cutTexts(texts, image.narrow, { x: 4, y: 4 })]).toEqual([id, []]);
  }
  const { small, showcase, tall, wide } = productFrames[slug as keyof typeof productFrames];
  for (const [name, crop] of Object.entries({ small, showcase, tall, wide })) {
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

/** The width of a thumbnail from 768 px, and of a text in it. */
const THUMBNAIL = { width: 240, text: 12 };

test.each(Object.entries(thumbnailCrops))("the thumbnail of %s is 3 to 2 and cuts no text", async (slug, crop) => {
  const [, , width, height] = crop;
  expect(width * 2).toBe(height * 3);
  const isProduct = slug in productThumbnails;
  const { narrow } = await loadSheets();
  const svg = isProduct ? screenOf(slug) : (deliverables[slug]?.(narrow) ?? "");
  const boxes = textBoxes(svg, await loadTextMeasure([400, 500, 600, 700]));
  expect(cutTexts(boxes, crop, { x: 4, y: 4 })).toEqual([]);
  // Text on a product screen is small: its shapes say what it shows.
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

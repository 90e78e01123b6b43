import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { sampleData } from "@/content/deliverables/heading";
import { disciplinePages, servicePages } from "@/content/pages";
import type { DisciplinePage, ServicePage } from "@/content/types";
import { outlineText, type TextBox, textBoxes } from "../outline-text";
import { deliverables } from ".";
import { loadSheets } from "./sheet";

const MAX_BYTES = 20_000;
const drawings = Object.entries(deliverables).flatMap(([slug, draw]) =>
  (["wide", "narrow"] as const).map((size) => ({ slug, draw, size })),
);

const overlap = (a: TextBox, b: TextBox) => a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;

const pictures = [
  ...Object.entries<DisciplinePage>(disciplinePages).map(([slug, page]) => ({ slug, page, image: page.deliverable })),
  ...Object.entries<ServicePage>(servicePages).flatMap(([slug, page]) =>
    page.intro.image ? [{ slug, page, image: page.intro.image }] : [],
  ),
];

test("every drawing is on its page, and every page that shows one has it", () => {
  expect(Object.keys(deliverables).sort()).toEqual(pictures.map(({ slug }) => slug).sort());
});

test.each(drawings)("$slug, $size: texts are large enough, inside the margins and apart", async ({ draw, size }) => {
  const sheet = (await loadSheets())[size];
  const boxes = textBoxes(draw(sheet), sheet.measure);
  expect(boxes.map(({ words }) => words)).toContain(sampleData);
  expect(boxes.filter((box) => box.size < sheet.fontSize)).toEqual([]);
  const outside = ({ x1, x2, y2 }: TextBox) => x1 < sheet.left - 1 || x2 > sheet.right + 1 || y2 > sheet.height - 8;
  expect(boxes.filter(outside)).toEqual([]);
  const clashes = boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => (overlap(a, b) ? [[a.words, b.words]] : [])),
  );
  expect(clashes).toEqual([]);
});

test.each(drawings)("$slug, $size: weighs at most 20 kB as sent", async ({ draw, size }) => {
  const svg = await outlineText(draw((await loadSheets())[size]));
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(MAX_BYTES);
});

const numbersIn = (text: string): string[] => text.match(/\d+([.,:]\d+)*/g) ?? [];

/** What a page counts or adds up, and its drawing shows without a number: see the tests in content/deliverables. */
const counted: Partial<Record<string, string[]>> = {
  planning: ["6"],
  "manual-test": ["4"],
  "integration-testing": ["5"],
  "team-management": ["6"],
  "backup-disaster-recovery": ["160", "80"],
  "monitoring-performance": ["17", "120", "2.6"],
  "mobile-applications": ["08:25", "15:45"],
};

test.each(pictures)(
  "$slug: the numbers that the page takes from its picture are in it",
  async ({ slug, image, page }) => {
    const drawn = Object.values(await loadSheets()).flatMap((sheet) =>
      textBoxes(deliverables[slug]?.(sheet) ?? "", sheet.measure),
    );
    const shown = drawn.flatMap(({ words }) => numbersIn(words));
    const { finding, retest, limit, question, options }: Record<string, unknown> = { ...page.brief };
    const said = numbersIn(JSON.stringify([image.alt, image.caption, finding, retest, limit, question, options]));
    expect(said.filter((number) => !shown.includes(number))).toEqual(counted[slug] ?? []);
  },
);

type Rgb = [number, number, number];

const rgbOf = (hex: string): Rgb => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g);
  return digits?.map((digit) => Number.parseInt(digit, 16)) as Rgb;
};

/** Relative luminance by WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test.each(drawings)(
  "$slug, $size: texts have a contrast of 4.5 with everything behind them",
  async ({ draw, size }) => {
    const sheet = (await loadSheets())[size];
    const svg = draw(sheet);
    const withoutText = svg.replace(/<text [^>]*>[^<]*<\/text>/g, "");
    const pixels = await sharp(Buffer.from(withoutText)).removeAlpha().raw().toBuffer();
    const faint = textBoxes(svg, sheet.measure).filter(({ fill, x1, x2, y1, y2 }) => {
      const color = rgbOf(fill);
      for (let y = Math.round(y1); y < y2; y++) {
        for (let x = Math.round(x1); x < x2; x++) {
          const at = (y * sheet.width + x) * 3;
          if (contrast(color, [...pixels.subarray(at, at + 3)] as Rgb) < 4.5) return true;
        }
      }
      return false;
    });
    expect(faint).toEqual([]);
  },
);

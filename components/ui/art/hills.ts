import { sum } from "@/content/sums";
import type { Skyline } from "@/content/types";
import type { RangeTone } from "./pattern";
import { palettes } from "./pattern-colors";
import { diamond, diamondRing, num, svg } from "./svg";

/** A hill: a triangle with 45 degree slopes and its peak at (x, y), in cells of 24 units. */
interface Hill {
  x: number;
  y: number;
  background: string;
  lit: string;
  shaded: string;
  center?: string;
  fill: HillFill;
}

type Band = readonly [offset: number, thickness: number];
interface HillFill {
  /** Offsets are in units straight down from the peak. */
  chevrons: Band[] | { first: number; every: number; thickness: number };
  /** Diamonds packed from `from` units below the peak; row k holds k + 1. */
  lattice?: { from: number; radius: number; rings: Band[]; center: number };
}

const CELL = 24;
const RIM: Band[] = [
  [4, 4],
  [12, 4],
  [20, 4],
];

const fills = {
  lattice: { chevrons: RIM, lattice: { from: 36, radius: 24, rings: [[14, 4]], center: 8 } },
  pairs: {
    chevrons: Array.from({ length: 8 }, (_, i): Band[] => [
      [4 + 40 * i, 4],
      [12 + 40 * i, 4],
    ]).flat(),
  },
  plain: { chevrons: { first: 6, every: 12, thickness: 6 } },
} satisfies Record<string, HillFill>;

/** The paths of a hill whose foot is `base` units from the top. */
function hillGroup(hill: Hill, base: number): string {
  // Whole numbers are fewer bytes.
  const x = Math.round(hill.x * CELL);
  const y = Math.round(hill.y * CELL);
  const height = base - y;
  const bands = chevronBands(hill.fill, height);
  const half = (side: -1 | 1) => bands.map((band) => chevron(x, y, base, band, side)).join("");
  const lattice = hill.fill.lattice
    ? latticePaths(x, y, base, hill.fill.lattice)
    : { lit: "", shaded: "", centers: "" };
  return [
    `<path fill="${hill.background}" d="M${num(x)} ${num(y)}L${num(x + height)} ${num(base)}H${num(x - height)}z"/>`,
    `<path fill="${hill.lit}" d="${half(-1)}${lattice.lit}"/>`,
    `<path fill="${hill.shaded}" d="${half(1)}${lattice.shaded}"/>`,
    hill.center && lattice.centers ? `<path fill="${hill.center}" d="${lattice.centers}"/>` : "",
  ].join("");
}

function chevronBands({ chevrons }: HillFill, height: number): Band[] {
  if (Array.isArray(chevrons)) return chevrons.filter(([at]) => at < height);
  const bands: Band[] = [];
  for (let at = chevrons.first; at < height; at += chevrons.every) bands.push([at, chevrons.thickness]);
  return bands;
}

function chevron(x: number, y: number, base: number, [at, thickness]: Band, side: -1 | 1): string {
  const top = y + at;
  const bottom = Math.min(top + thickness, base);
  const outer = x + side * (base - top);
  const inner = x + side * (base - bottom);
  const innerEdge = bottom === base ? "" : `L${num(inner)} ${num(base)}`;
  return `M${num(x)} ${num(top)}V${num(bottom)}${innerEdge}H${num(outer)}z`;
}

function latticePaths(x: number, y: number, base: number, lattice: NonNullable<HillFill["lattice"]>) {
  const { from, radius, rings, center } = lattice;
  const paths = { lit: "", shaded: "", centers: "" };
  for (let row = 0; y + from + row * radius < base; row++) {
    const cy = y + from + radius + row * radius;
    for (let i = 0; i <= row; i++) {
      const cx = x + (2 * i - row) * radius;
      for (const [inner, thickness] of rings) {
        const ring = diamondRing(cx, cy, inner, inner + thickness);
        paths.lit += ring.lit;
        paths.shaded += ring.shaded;
      }
      if (cy < base + center) paths.centers += `${diamond(cx, cy, center)}z`;
    }
  }
  return paths;
}

/** The grounds of neighbouring hills. */
const GROUNDS = ["leaf", "ink", "forest"] as const;
const WIDTH = 30;
const HEIGHT = 9;
/** Of the highest value or the limit; less where the slopes would not fit side by side. */
const HIGHEST = 8;
const LOWEST = 1.5;
/** Cells between two peaks, beyond the difference of their heights: so each peak stays in sight. */
const STEP = 1.5;

/** The line of a limit, from the logo's diamond to the right edge. */
const limitLine = (y: number, tone: RangeTone) => {
  const [line, sky, sun] = tone === "forest" ? ["#3C8C3C", "#133212", "#9ACE96"] : ["#68B064", "#E2F2E0", "#30752E"];
  return `<path fill="none" stroke="${line}" stroke-width="2" d="M${CELL} ${num(y)}H${WIDTH * CELL}"/><path fill="${sun}" stroke="${sky}" stroke-width="6" d="${diamond(CELL, y, 15)}z"/>`;
};

/** Cells from each peak to the next. */
const stepsOf = (heights: readonly number[]) =>
  heights.slice(1).map((height, i) => Math.abs(height - (heights[i] ?? 0)) + STEP);

/**
 * The hills at a page's end. Each value is one, as high as the value and as wide as its slopes of 45 degrees make it. The range begins
 * in a valley and fills the width; high hills are behind low ones.
 */
export function skylineSvg({ values, limit, bad }: Pick<Skyline, "values" | "limit" | "bad">, tone: RangeTone): string {
  const top = Math.max(...values, limit ?? 0);
  const heightsUpTo = (highest: number) =>
    values.map((value) => Math.max(LOWEST, Math.round((value / top) * highest * 2) / 2));
  const spareOf = (heights: readonly number[]) =>
    WIDTH - (heights[0] ?? 0) - (heights.at(-1) ?? 0) - sum(stepsOf(heights));
  let highest = HIGHEST;
  while (spareOf(heightsUpTo(highest)) < 0) highest -= 0.5;
  const heights = heightsUpTo(highest);
  const steps = stepsOf(heights);
  const spare = spareOf(heights) / steps.length;
  let x = heights[0] ?? 0;
  const hills = heights.map((height, i): Hill => {
    if (i > 0) x += (steps[i - 1] ?? 0) + spare;
    const ground = i === bad ? "earth" : (GROUNDS[i % GROUNDS.length] ?? "leaf");
    const fill = height <= 3 ? fills.plain : ground === "forest" ? fills.pairs : fills.lattice;
    return { x, y: HEIGHT - height, ...palettes[ground], fill };
  });
  const base = HEIGHT * CELL;
  const range = hills.toSorted((a, b) => a.y - b.y).map((hill) => hillGroup(hill, base));
  const line = limit === undefined ? "" : limitLine(base - (limit / top) * highest * CELL, tone);
  return svg(WIDTH * CELL, base, line + range.join(""));
}

/** For a page without a figure: its name, by the places of the letters in the alphabet. */
export const lettersOf = (slug: string) => ({
  values: [...slug.replace(/[^a-z]/g, "")].slice(0, 6).map((letter) => 3 + ((letter.charCodeAt(0) - 97) % 12) / 2),
});

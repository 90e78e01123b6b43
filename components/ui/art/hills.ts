import type { RangeTone } from "./pattern";
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
const SECOND_RIM: Band[] = RIM.map(([at, thickness]) => [at + 56, thickness]);
const INK_RINGS: Band[] = [
  [10, 4],
  [20, 4],
];

const fills = {
  leaf: { chevrons: RIM, lattice: { from: 36, radius: 24, rings: [[14, 4]], center: 8 } },
  inkDouble: { chevrons: [...RIM, ...SECOND_RIM], lattice: { from: 102, radius: 30, rings: INK_RINGS, center: 6 } },
  forest: {
    chevrons: Array.from({ length: 8 }, (_, i): Band[] => [
      [4 + 40 * i, 4],
      [12 + 40 * i, 4],
    ]).flat(),
  },
  plain: { chevrons: { first: 6, every: 12, thickness: 6 } },
  far: { chevrons: { first: 12, every: 24, thickness: 12 } },
} satisfies Record<string, HillFill>;

/** The paths of a hill whose foot is `base` units from the top. */
function hillGroup(hill: Hill, base: number): string {
  const x = hill.x * CELL;
  const y = hill.y * CELL;
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

const night = { background: "#1C481B", lit: "#276025", shaded: "#1F5020", fill: fills.far };
const mist = { background: "#D3EAD0", lit: "#C3E4C0", shaded: "#B4DAB0", fill: fills.far };
const ink = { background: "#121212", lit: "#FFF", shaded: "#C9CBC9" };
const leaf = { background: "#3C8C3C", lit: "#FFF", shaded: "#C3E4C0", center: "#121212" };
const forest = { background: "#1C481B", lit: "#68B064", shaded: "#3C8C3C", fill: fills.forest };

/** In cells. A screen of 3,000 px shows no end of them. */
const RANGE = { width: 68, height: 9 };

/**
 * The hills at a page's end, drawn from the page's slug: each letter is a hill, of 3 to 8.5 cells by its place in the
 * alphabet, and the letters repeat until the range is full. High hills are behind low ones.
 */
export function rangeSvg(slug: string, tone: RangeTone): string {
  const letters = [...slug.replace(/[^a-z]/g, "")].map((letter) => letter.charCodeAt(0) - 97);
  const heightOf = (i: number) => 3 + ((letters[i % letters.length] ?? 0) % 12) / 2;
  const grounds = [
    (isHigh: boolean) => ({ ...leaf, fill: isHigh ? fills.leaf : fills.plain }),
    (isHigh: boolean) =>
      isHigh ? { ...ink, center: "#3C8C3C", fill: fills.inkDouble } : { ...ink, fill: fills.plain },
    () => forest,
  ];
  const near: Hill[] = [];
  const far: Hill[] = [];
  for (let i = 0, x = heightOf(0); x - heightOf(i) < RANGE.width; i++) {
    const height = heightOf(i);
    const ground = grounds[i % grounds.length];
    if (ground) near.push({ x, y: RANGE.height - height, ...ground(height > 5) });
    const next = heightOf(i + 1);
    // Neighbours overlap by a quarter. A far hill is behind where two of them meet, and higher than both.
    const step = (height + next) * 0.75;
    if (i % 2 === 0) {
      const y = Math.max(0.25, RANGE.height - (height + next) * 0.75 - 1.5);
      far.push({ x: x + step / 2, y, ...(tone === "forest" ? night : mist) });
    }
    x += step;
  }
  const hills = [...far, ...near.toSorted((a, b) => a.y - b.y)];
  const base = RANGE.height * CELL;
  return svg(RANGE.width * CELL, base, hills.map((hill) => hillGroup(hill, base)).join(""));
}

import { diamond, diamondRing, svg } from "./svg";

/** The strokes of a figure four, widest first: alternating black and the page background show as ridges. */
const FOUR = "M330 275H58V196L196 58h0V415";
const FOUR_STROKES = [
  ["#121212", 106],
  ["#F9F9F9", 90],
  ["#121212", 74],
  ["#F9F9F9", 58],
  ["#121212", 42],
  ["#F9F9F9", 26],
  ["#121212", 14],
] as const;

function four(x: number): string {
  const strokes = FOUR_STROKES.map(([color, width]) => `<path stroke="${color}" stroke-width="${width}" d="${FOUR}"/>`);
  return `<svg x="${x}" y="0" width="320" height="415" viewBox="0 0 320 415" fill="none" stroke-miterlimit="10">${strokes.join("")}</svg>`;
}

/** A zero of nested diamonds. */
function zero(x: number, y: number): string {
  let lit = "";
  let shaded = "";
  for (let outer = 212; outer > 40; outer -= 32) {
    const ring = diamondRing(x, y, outer - 16, outer);
    lit += ring.lit;
    shaded += ring.shaded;
  }
  return `<path fill="#3C8C3C" d="${lit}"/><path fill="#1C481B" d="${shaded}"/><path fill="#B65E3A" d="${diamond(x, y, 20)}z"/>`;
}

/** "404" for the not-found page: 1200 x 430. */
export const notFoundSvg = () => svg(1200, 430, four(12) + zero(600, 215) + four(878));

/** The team size on the Dedicated Team page: forty people and one open place. */
export function teamSizeSvg(): string {
  const rings = [
    ["#FFF", 27],
    ["#121212", 22],
    ["#9ACE96", 17],
    ["#121212", 12],
    ["#68B064", 7],
  ] as const;
  const places = Array.from({ length: 40 }, (_, i) => [28 + (i % 8) * 75, 28 + Math.floor(i / 8) * 75] as const);
  const one = rings.map(([color, radius]) => `<path fill="${color}" d="${diamond(0, 0, radius)}z"/>`).join("");
  const uses = places.map(([x, y]) => `<use href="#p" x="${x}" y="${y}"/>`).join("");
  const open = `<path fill="none" stroke="#68B064" stroke-width="2.500" stroke-dasharray="6 4.500" d="${diamond(628, 328, 25)}z"/>`;
  return svg(656, 356, `<defs><g id="p">${one}</g></defs>${uses}${open}`);
}

/** A contour map's hill: at (x, y) it is `height - |dx| - |dy|` high. */
interface Peak {
  x: number;
  y: number;
  height: number;
}

/** The greens of the levels, outermost first. */
const LEVELS = [
  "#1C481B",
  "#133212",
  "#1C481B",
  "#133212",
  "#276025",
  "#1C481B",
  "#30752E",
  "#276025",
  "#3C8C3C",
  "#30752E",
];

const LEVEL_HEIGHT = 16;

function contours(peaks: Peak[]): string {
  return LEVELS.map((color, level) => {
    const rings = peaks
      .filter((peak) => peak.height > level * LEVEL_HEIGHT)
      .map((peak) => `${diamond(peak.x, peak.y, peak.height - level * LEVEL_HEIGHT)}z`);
    return rings.length ? `<path fill="${color}" d="${rings.join("")}"/>` : "";
  }).join("");
}

/** The contact card's imaginary contour map with a road and a pin in its centre, as cards differ in height: 440 x 512. */
export function contactMapSvg(): string {
  const peaks: Peak[] = [
    { x: 230, y: 253, height: 168 },
    { x: 60, y: 229, height: 152 },
    { x: 404, y: 189, height: 144 },
    { x: 100, y: 397, height: 128 },
    { x: 384, y: 393, height: 128 },
    { x: 246, y: 409, height: 88 },
    { x: 216, y: 48, height: 136 },
    { x: 40, y: 20, height: 128 },
    { x: 396, y: 8, height: 112 },
    { x: 232, y: 520, height: 136 },
    { x: 20, y: 532, height: 112 },
    { x: 420, y: 528, height: 104 },
  ];
  const background = `<path fill="#133212" d="M0 0h440v512H0"/>`;
  const road = `<path fill="none" stroke="#C3E4C0" stroke-opacity=".75" stroke-width="3" d="M0 319c60-6 76 18 152 18s92-10 164 4 52-56 124-54"/>`;
  const pin = `<path fill="#fff" d="M230 230l22.500 26-22.500 26-22.500-26z"/><path fill="#3C8C3C" d="${diamond(230, 256, 9)}z"/>`;
  return svg(440, 512, background + contours(peaks) + road + pin, ` preserveAspectRatio="xMidYMid slice"`);
}

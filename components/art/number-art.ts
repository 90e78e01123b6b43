import { diamond, num, svg } from "./svg";

/** Lines of one figure four, widest first: black and ground in turn, as ridges are cut. */
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

/** Nested diamonds, lit from the left. */
function zero(x: number, y: number): string {
  const quarter = (outer: number, inner: number, dx: number, dy: number) =>
    `M${num(x)} ${num(y + dy * outer)}L${num(x + dx * outer)} ${num(y)}H${num(x + dx * inner)}L${num(x)} ${num(y + dy * inner)}z`;
  let rise = "";
  let fall = "";
  for (let outer = 212; outer > 40; outer -= 32) {
    rise += quarter(outer, outer - 16, -1, -1) + quarter(outer, outer - 16, 1, 1);
    fall += quarter(outer, outer - 16, 1, -1) + quarter(outer, outer - 16, -1, 1);
  }
  return `<path fill="#3C8C3C" d="${rise}"/><path fill="#1C481B" d="${fall}"/><path fill="#B65E3A" d="${diamond(x, y, 20)}z"/>`;
}

/** "404", cut in ridges: 1200 x 430. */
export const notFoundSvg = () => svg(1200, 430, four(12) + zero(600, 215) + four(878));

/** Forty people and one open place. */
export function fortySvg(): string {
  const rings = [
    ["#FFF", 27],
    ["#121212", 22],
    ["#9ACE96", 17],
    ["#121212", 12],
    ["#68B064", 7],
  ] as const;
  const places = Array.from({ length: 40 }, (_, i) => [28 + (i % 8) * 75, 28 + Math.floor(i / 8) * 75] as const);
  const one = rings.map(([tone, radius]) => `<path fill="${tone}" d="${diamond(0, 0, radius)}z"/>`).join("");
  const uses = places.map(([x, y]) => `<use href="#p" x="${x}" y="${y}"/>`).join("");
  const open = `<path fill="none" stroke="#68B064" stroke-width="2.500" stroke-dasharray="6 4.500" d="${diamond(628, 328, 25)}z"/>`;
  return svg(656, 356, `<defs><g id="p">${one}</g></defs>${uses}${open}`);
}

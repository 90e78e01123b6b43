/** A number as path data: at most two decimals, no leading zero. */
export function num(value: number): string {
  const text = String(Math.round(value * 100) / 100);
  return text.replace(/^(-?)0\./, "$1.");
}

/** An x or y attribute, omitted at its default of 0. */
export const offset = (name: "x" | "y", size: number) => (size === 0 ? "" : ` ${name}="${num(size)}"`);

/** A diamond of `radius` around (x, y). */
export const diamond = (x: number, y: number, radius: number) =>
  `M${num(x)} ${num(y - radius)}l${num(radius)} ${num(radius)}-${num(radius)} ${num(radius)}-${num(radius)}-${num(radius)}`;

/** One of the four sides of a diamond ring: (dx, dy) picks the quadrant. Relative, so that the same sides compress well. */
const ringSide = (x: number, y: number, inner: number, outer: number, dx: -1 | 1, dy: -1 | 1) =>
  `M${num(x)} ${num(y + dy * outer)}l${num(dx * outer)} ${num(-dy * outer)}h${num(dx * (inner - outer))}l${num(-dx * inner)} ${num(dy * inner)}z`;

/** A diamond ring around (x, y), lit from the left: its lit sides and its shaded sides. */
export const diamondRing = (x: number, y: number, inner: number, outer: number) => ({
  lit: ringSide(x, y, inner, outer, -1, -1) + ringSide(x, y, inner, outer, 1, 1),
  shaded: ringSide(x, y, inner, outer, 1, -1) + ringSide(x, y, inner, outer, -1, 1),
});

/** Path data of the logo's mark, 24 x 24 units: the peak, and the slopes in the light and in the shade. */
export const mark = {
  peak: "M12 1l4 4-4 4-4-4z",
  light: "M12 11v3.5L3.5 23H0zM12 17v3.5L9.5 23H6z",
  shade: "M12 11l12 12H12z",
};

/** An SVG document with a viewBox of `width` x `height`. */
export const svg = (width: number, height: number, body: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(width)} ${num(height)}"${attributes}>${body}</svg>`;

/** The shortest way to write a number in a path: two decimals, no leading zero. */
export function num(value: number): string {
  const text = String(Math.round(value * 100) / 100);
  return text.replace(/^(-?)0\./, "$1.");
}

/** A length of `size` units as an attribute, or nothing where it is the default 0. */
export const offset = (name: "x" | "y", size: number) => (size === 0 ? "" : ` ${name}="${num(size)}"`);

/** A diamond of `radius` around (x, y). */
export const diamond = (x: number, y: number, radius: number) =>
  `M${num(x)} ${num(y - radius)}l${num(radius)} ${num(radius)}-${num(radius)} ${num(radius)}-${num(radius)}-${num(radius)}`;

export const svg = (width: number, height: number, body: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(width)} ${num(height)}"${attributes}>${body}</svg>`;

import { labelOf, type MeasureText } from "./outline-text";

/** Where a text is in a drawing, in the drawing's units. */
export interface TextBox {
  words: string;
  size: number;
  fill: string;
  x1: number;
  x2: number;
  y1: number;
  y2: number;
}

/** The boxes of the texts in a drawing whose text is not outlined yet. Turned text counts as if it were not. */
export function textBoxes(svg: string, measure: MeasureText): TextBox[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)</g)].map(([, raw = "", escaped = ""]) => {
    const { attributes, text: words, weight } = labelOf(raw, escaped);
    const size = Number(attributes["font-size"]);
    const width = measure(words, { size, weight, spacing: Number(attributes["letter-spacing"] ?? 0) });
    const anchors: Record<string, number> = { middle: 0.5, end: 1 };
    const anchor = anchors[attributes["text-anchor"] ?? ""] ?? 0;
    const x1 = Number(attributes.x) - anchor * width;
    const baseline = Number(attributes.y);
    return {
      words,
      size,
      fill: attributes.fill ?? "",
      x1,
      x2: x1 + width,
      y1: baseline - 0.72 * size,
      y2: baseline + 0.2 * size,
    };
  });
}

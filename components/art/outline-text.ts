import { type Font, type Glyph, parse } from "opentype.js";
import { outlineFont } from "./site-font";

/**
 * Replaces `<text>` by glyph outlines of the page's own font, so that a drawing
 * looks the same through `<img>`, where no web font is available.
 */
const TEXT = /<text\b([^>]*)>([^<]*)<\/text>/g;

interface Label {
  attributes: Record<string, string>;
  text: string;
  weight: number;
}

export async function outlineText(svg: string): Promise<string> {
  const labels = [...svg.matchAll(TEXT)].map((match) => labelOf(match[1] as string, match[2] as string));
  const fonts = await fontsFor(labels.map(({ weight }) => weight));
  const glyphs = new Map<string, string>();
  const outlined = svg.replace(TEXT, (_, attributes: string, text: string) =>
    outline(labelOf(attributes, text), fonts, glyphs),
  );
  const defs = [...glyphs].map(([id, path]) => `<path id="${id}" d="${path}"/>`).join("");
  return outlined.replace(/ font-family="[^"]*"/, "").replace(/(<svg[^>]*>)/, `$1<defs>${defs}</defs>`);
}

/** A `<text>` by its attributes and its content, both as written in the drawing. */
function labelOf(raw: string, text: string): Label {
  const attributes = Object.fromEntries([...raw.matchAll(/([\w-]+)="([^"]*)"/g)].map((m) => [m[1], m[2]]));
  if (!attributes["font-size"]) throw new Error(`The text "${text}" of a drawing has no font-size of its own.`);
  return { attributes, text: decodeEntities(text), weight: Number(attributes["font-weight"] ?? 400) };
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&#39;": "'", "&quot;": '"' };
const decodeEntities = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

const parseFont = async (weight: number): Promise<Font> => parse(new Uint8Array(await outlineFont(weight)).buffer);

/** Subsetting takes longer than the rest of a drawing, and every page has one. */
const parsed = new Map<number, Promise<Font>>();

function fontOf(weight: number): Promise<Font> {
  const font = parsed.get(weight) ?? parseFont(weight);
  parsed.set(weight, font);
  return font;
}

async function fontsFor(weights: number[]): Promise<Map<number, Font>> {
  return new Map(
    await Promise.all([...new Set(weights)].map(async (weight) => [weight, await fontOf(weight)] as const)),
  );
}

/** The glyphs of a line, each with its distance from the start in ems. Throws for a letter that the font lacks. */
function layOut(font: Font, text: string, spacing: number): { glyphs: { glyph: Glyph; x: number }[]; width: number } {
  const line = font.stringToGlyphs(text);
  let width = 0;
  const glyphs = line.map((glyph, i) => {
    if (glyph.index === 0) throw new Error(`The font has no glyph for a letter of "${text}".`);
    const x = width;
    const next = line[i + 1];
    const kerning = next ? font.getKerningValue(glyph, next) : 0;
    width += ((glyph.advanceWidth ?? 0) + kerning) / font.unitsPerEm + spacing;
    return { glyph, x };
  });
  return { glyphs, width };
}

interface TextStyle {
  size: number;
  weight?: number;
  /** Letter spacing, in the units of `size`. */
  spacing?: number;
}

export type MeasureText = (text: string, style: TextStyle) => number;

/** Measures the width of text as `outlineText` draws it. */
export async function loadTextMeasure(weights: number[]): Promise<MeasureText> {
  const fonts = await fontsFor(weights);
  return (text, { size, weight = 400, spacing = 0 }) =>
    layOut(fonts.get(weight) as Font, text, spacing / size).width * size;
}

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

/** Outlines are kept on a grid of this many steps an em: at 15 px a step is 0.15 px. */
const GRID = 100;

/** A TrueType glyph (lines and quadratics) as relative whole-number commands, y downwards. */
function pathData(glyph: Glyph, unitsPerEm: number): string {
  const snap = (value = 0) => Math.round((value * GRID) / unitsPerEm);
  let [x, y] = [0, 0];
  let path = "";
  for (const command of glyph.path.commands) {
    if (command.type === "Z") {
      path += "z";
      continue;
    }
    const [toX, toY] = [snap(command.x), -snap(command.y)];
    const pair = `${toX - x} ${toY - y}`;
    if (command.type === "Q") path += `q${snap(command.x1) - x} ${-snap(command.y1) - y} ${pair}`;
    else if (command.type === "M") path += `m${pair}`;
    else if (toY === y && toX !== x) path += `h${toX - x}`;
    else if (toX === x && toY !== y) path += `v${toY - y}`;
    else if (toX !== x) path += `l${pair}`;
    [x, y] = [toX, toY];
  }
  return path.replaceAll(" -", "-");
}

const COPIED = ["fill", "opacity", "fill-opacity"] as const;
function outline({ attributes, text, weight }: Label, fonts: Map<number, Font>, glyphs: Map<string, string>): string {
  const font = fonts.get(weight) as Font;
  const size = Number(attributes["font-size"]);
  const scale = size / GRID;
  const spacing = Number(attributes["letter-spacing"] ?? 0) / size;
  const { glyphs: line, width } = layOut(font, text, spacing);
  let uses = "";
  for (const { glyph, x } of line) {
    const path = pathData(glyph, font.unitsPerEm);
    if (!path) continue;
    const id = `${weight / 100}${glyph.unicode?.toString(36)}`;
    glyphs.set(id, path);
    uses += `<use href="#${id}"${x ? ` x="${Math.round(x * GRID)}"` : ""}/>`;
  }
  const anchor = { middle: 0.5, end: 1 }[attributes["text-anchor"] ?? ""] ?? 0;
  const x = Number(attributes.x ?? 0) - anchor * width * size;
  const place = `${attributes.transform ? `${attributes.transform} ` : ""}translate(${x.toFixed(1)} ${attributes.y ?? 0}) scale(${scale.toFixed(4)})`;
  const copied = COPIED.filter((name) => attributes[name]).map((name) => ` ${name}="${attributes[name]}"`);
  return `<g transform="${place}"${copied.join("")}>${uses}</g>`;
}

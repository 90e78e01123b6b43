import { diamond, num } from "../svg";
import { colors, fill, type LabelStyle, label, rounded, type Sheet, stroke, text, textWidth } from "./sheet";

/** A limit: a budget, an agreed peak, an RPO. `path` is a line, or the two posts at the ends of a bar. */
export const limit = (sheet: Sheet, path: string): string => stroke(colors.ink950, sheet.limit, path);

/** The name of a limit on a flag that stands on its line at `y` and ends at `right`. */
export function limitFlag(sheet: Sheet, right: number, y: number, words: string): string {
  const height = sheet.pick(32, 27);
  const width = textWidth(sheet, words, { weight: 600 }) + sheet.pick(28, 20);
  return (
    rounded(right - width, y - height, width, height, `fill="${colors.ink950}"`) +
    label(sheet, right - width / 2, y - height / 2, words, { weight: 600, fill: colors.white, anchor: "middle" })
  );
}

/** A tick of an axis: its position, its label, and whether it is one that the picture talks about. */
interface Tick {
  at: number;
  text: string;
  isStrong?: boolean;
  anchor?: LabelStyle["anchor"];
}

const tickStyle = ({ isStrong }: Tick): LabelStyle => ({ weight: isStrong ? 600 : 400 });

/** The base line, with labels `drop` below it. */
export function axis(
  sheet: Sheet,
  from: number,
  to: number,
  y: number,
  ticks: Tick[],
  drop = sheet.pick(30, 20),
): string {
  const labels = ticks.map((tick) =>
    text(sheet, tick.at, y + drop, tick.text, { anchor: tick.anchor ?? "middle", ...tickStyle(tick) }),
  );
  return stroke(colors.ink950, 1.5, `M${num(from)} ${num(y)}H${num(to)}`) + labels.join("");
}

/** Labels left of a chart, with a grid line at each but the strong one (a limit has its own) and the base line. */
export function scaleLines(sheet: Sheet, from: number, to: number, ticks: (Tick & { isBase?: boolean })[]): string {
  const lines = ticks.filter(({ isStrong, isBase }) => !isStrong && !isBase);
  const path = lines.map(({ at }) => `M${num(from)} ${num(at)}H${num(to)}`).join("");
  const x = from - sheet.pick(12, 8);
  const labels = ticks.map((tick) => label(sheet, x, tick.at, tick.text, { anchor: "end", ...tickStyle(tick) }));
  return (path && stroke(colors.ink200, 1, path)) + labels.join("");
}

/** Moments on a time line: diamonds lit from the left. */
export function instants(sheet: Sheet, xs: number[], y: number): string {
  const r = sheet.pick(9, 7);
  const half = (side: -1 | 1) => xs.map((x) => `M${num(x)} ${num(y - r)}v${2 * r}l${side * r} ${-r}z`).join("");
  return fill(colors.green500, half(-1)) + fill(colors.green900, half(1));
}

interface Annotation {
  /** What is annotated. */
  x: number;
  y: number;
  /** Where the leader ends; the lines of text start there and go down. */
  top: number;
  /** The first line is bold. */
  lines: readonly string[];
  /** The side of the leader on which the text is. */
  side: "left" | "right";
}

/** The mark of a note. `annotation` draws it; a note whose leader is not vertical uses it alone. */
export const inkDiamond = (sheet: Sheet, x: number, y: number): string =>
  `<path fill="${colors.ink950}" stroke="#FFF" stroke-width="2" d="${diamond(x, y, sheet.pick(10, 8))}z"/>`;

/** The style of a note's lines, of which the first is bold. */
export const noteStyle = (line: number): LabelStyle => (line === 0 ? { weight: 600 } : { fill: colors.ink700 });

/** The one note on a picture: an ink diamond with a leader to its text. */
export function annotation(sheet: Sheet, { x, y, top, lines, side }: Annotation): string {
  const { pick } = sheet;
  const textX = side === "left" ? x - pick(11, 8) : x + pick(11, 8);
  const style = { anchor: side === "left" ? "end" : "start" } as const;
  const words = lines.map((line, i) =>
    text(sheet, textX, top + pick(12, 11) + i * pick(22, 17), line, {
      ...style,
      ...noteStyle(i),
    }),
  );
  const leader = stroke(colors.ink950, sheet.line, `M${num(x)} ${num(y)}V${num(top)}`);
  return leader + inkDiamond(sheet, x, y) + words.join("");
}

/** The outline of what is not there: not bought, missing, planned. */
export const outside = (sheet: Sheet, x: number, y: number, width: number, height: number): string =>
  rounded(
    x,
    y,
    width,
    height,
    `fill="none" stroke="${colors.ink500}" stroke-width="${sheet.line}" stroke-dasharray="${sheet.dashes}"`,
  );

/** The height of a table's row. */
export const rowHeight = (sheet: Sheet): number => sheet.pick(28, 22.5);

/** Rules between rows, of which row i starts at `top + i * pitch`. */
export const rules = (sheet: Sheet, count: number, top: number, pitch: number, from = sheet.left): string =>
  stroke(
    colors.ink200,
    1,
    Array.from({ length: count - 1 }, (_, i) => `M${from} ${num(top + (i + 1) * pitch)}H${sheet.right}`).join(""),
  );

/** Rows with a name at the left margin and a value at the right one, and rules between them. Row i starts at `top + i * rowHeight`. */
export function rows(sheet: Sheet, top: number, cells: { name: string; value: string }[]): string {
  const { left, right } = sheet;
  const pitch = rowHeight(sheet);
  const labels = cells.map(({ name, value }, i) => {
    const middle = top + (i + 0.5) * pitch;
    return (
      label(sheet, left, middle, name, { fill: colors.ink950 }) + label(sheet, right, middle, value, { anchor: "end" })
    );
  });
  return rules(sheet, cells.length, top, pitch) + labels.join("");
}

interface Node {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Centred; the first is bold. */
  lines: readonly string[];
  /** Solid for what is done or new, an outline for what was there, dashed for what is missing. */
  state: "solid" | "outline" | "outside";
}

/** A box of a flow, a pipeline or a topology. */
export function node(sheet: Sheet, { x, y, width, height, lines, state }: Node): string {
  const outline = rounded(
    x,
    y,
    width,
    height,
    `fill="${colors.white}" stroke="${colors.ink950}" stroke-width="${sheet.line}"`,
  );
  const shapes = {
    solid: rounded(x, y, width, height, `fill="${colors.green700}"`),
    outline,
    outside: outside(sheet, x, y, width, height),
  };
  const color = { solid: colors.white, outline: colors.ink950, outside: colors.ink700 }[state];
  const pitch = sheet.pick(20, 16);
  const first = y + height / 2 - ((lines.length - 1) * pitch) / 2;
  const words = lines.map((line, i) =>
    label(sheet, x + width / 2, first + i * pitch, line, {
      weight: i === 0 ? 600 : 400,
      fill: color,
      anchor: "middle",
    }),
  );
  return shapes[state] + words.join("");
}

interface ArrowStyle {
  /** earth-600 for one that failed. */
  color?: string;
  isDashed?: boolean;
}

/** A straight arrow, such as a message or a step of a flow. */
export function arrow(
  sheet: Sheet,
  from: readonly [number, number],
  to: readonly [number, number],
  { color = colors.ink950, isDashed = false }: ArrowStyle = {},
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const head = sheet.pick(10, 8) / Math.hypot(dx, dy);
  const [alongX, alongY] = [dx * head, dy * head];
  const [baseX, baseY] = [to[0] - alongX, to[1] - alongY];
  const corner = (side: -0.5 | 0.5) => `${num(baseX + side * alongY)} ${num(baseY - side * alongX)}`;
  const dashes = isDashed ? ` stroke-dasharray="${sheet.dashes}"` : "";
  return (
    stroke(color, sheet.line, `M${num(from[0])} ${num(from[1])}L${num(baseX)} ${num(baseY)}`, dashes) +
    fill(color, `M${num(to[0])} ${num(to[1])}L${corner(-0.5)}L${corner(0.5)}z`)
  );
}

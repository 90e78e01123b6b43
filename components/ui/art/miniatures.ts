import type { Miniature, MiniatureBlock, MiniatureDrawing, MiniatureTone } from "@/content/types";
import { diamond, num, svg } from "./svg";

/** In the list of pages a miniature has as many pixels, or more. */
export const MINIATURE = { width: 208, height: 128 };

type Kind<Name extends MiniatureDrawing["kind"]> = Extract<MiniatureDrawing, { kind: Name }>;

/** Where the data is drawn: above it is the name of a limit, below it are those of the ends. */
const LEFT = 4;
const RIGHT = 204;
const TOP = 22;
const FLOOR = 106;
const FLOOR_WITHOUT_FOOT = 122;

const paints: Record<MiniatureTone, string> = {
  good: 'fill="#276025"',
  bad: 'fill="#994827"',
  ink: 'fill="#121212"',
  pale: 'fill="#e2f2e0" stroke="#3c8c3c"',
  ghost: 'fill="#fff" stroke="#9d9f9d" stroke-dasharray="3 3"',
  gap: 'fill="#fff" stroke="#994827" stroke-width="2" stroke-dasharray="4 3"',
};

const shape = (tone: MiniatureTone, d: string) => `<path ${paints[tone]} d="${d}"/>`;
const line = (d: string, attributes = "") => `<path fill="none" stroke="#121212" ${attributes} d="${d}"/>`;
const limitLine = (d: string) => line(d, 'stroke-width="2.5"');
const guides = (d: string) => `<path fill="none" stroke="#c9cbc9" d="${d}"/>`;

const label = (x: number, y: number, text: string, attributes = "") =>
  `<text x="${num(x)}" y="${num(y)}" font-size="13" ${attributes}>${text}</text>`;
const strong = (x: number, y: number, text: string, attributes = "") =>
  label(x, y, text, `font-weight="600" fill="#121212" ${attributes}`);
const END = 'text-anchor="end"';

/** From the data to the drawing, for one axis. */
const scale = ([from, to]: readonly [number, number], start: number, end: number) => {
  const factor = (end - start) / (to - from);
  return (value: number) => start + (value - from) * factor;
};

const box = (x: number, y: number, width: number, height: number) =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`;

function lanes({ axis, lanes: rows, limit }: Kind<"lanes">, floor: number): string {
  const top = limit ? TOP : LEFT;
  const x = scale(axis, LEFT, RIGHT);
  const pitch = (floor - top) / rows.length;
  const thickness = Math.min(pitch * 0.72, 24);
  const middle = (row: number) => top + (row + 0.5) * pitch;
  const block = ([from, to, tone]: MiniatureBlock, row: number) =>
    shape(tone, box(x(from), middle(row) - thickness / 2, Math.max(x(to) - x(from), 3), thickness));
  return [
    guides(rows.map((_, row) => `M${LEFT} ${num(middle(row))}H${RIGHT}`).join("")),
    ...rows.flatMap((blocks, row) => blocks.map((one) => block(one, row))),
    limit ? flag(Math.min(x(limit.at), RIGHT - 1), floor, limit.label) : "",
  ].join("");
}

/** A limit that stands, with its name on the side that has room. */
const flag = (x: number, floor: number, name: string) =>
  limitLine(`M${num(x)} 0V${num(floor)}`) +
  (x > MINIATURE.width / 2 ? strong(x - 6, 13, name, END) : strong(x + 6, 13, name));

function columns({ top, columns: all, limit }: Kind<"columns">, floor: number): string {
  const y = scale([0, top], floor, typeof limit?.at === "number" && limit.at === top ? TOP : LEFT + 2);
  const pitch = (RIGHT - LEFT) / all.length;
  const width = pitch - Math.min(pitch * 0.12, 6);
  const block = ([from, to, tone]: MiniatureBlock, column: number) =>
    shape(tone, box(LEFT + column * pitch + (pitch - width) / 2, y(to), width, y(from) - y(to)));
  const blocks = all.flatMap((column, i) => column.filter(([from, to]) => to > from).map((one) => block(one, i)));
  if (!limit) return blocks.join("") + line(`M${LEFT} ${floor}H${RIGHT}`);
  const heights = typeof limit.at === "number" ? all.map(() => limit.at as number) : limit.at;
  const steps = heights.map((height, i) => `${i ? "L" : "M"}${num(LEFT + i * pitch)} ${num(y(height))}h${num(pitch)}`);
  return [
    ...blocks,
    line(`M${LEFT} ${floor}H${RIGHT}`),
    limitLine(steps.join("")),
    strong(LEFT, y(Math.max(...heights)) - 7, limit.label),
  ].join("");
}

function curve({ axes: [across, top], points, ahead, mark, limit }: Kind<"curve">, floor: number): string {
  const x = scale(across, LEFT + 4, RIGHT - 4);
  const y = scale([0, top], floor, TOP);
  const through = (all: typeof points) => all.map(([a, b], i) => `${i ? "L" : "M"}${num(x(a))} ${num(y(b))}`).join("");
  const [[start] = [0]] = points;
  return [
    shape("pale", `${through(points)}V${floor}H${num(x(start))}z`),
    line(through(points), 'stroke-width="2"'),
    ahead ? line(through(ahead), 'stroke-width="1.5" stroke-dasharray="4 3"') : "",
    line(`M${LEFT} ${floor}H${RIGHT}`),
    limit ? limitLine(`M${LEFT} ${num(y(limit.at))}H${RIGHT}`) + strong(LEFT, y(limit.at) - 7, limit.label) : "",
    `<path ${paints[mark[2]]} stroke="#fff" stroke-width="2" d="${diamond(x(mark[0]), y(mark[1]), 8)}z"/>`,
  ].join("");
}

/** Large ones are the eyes of an imigongo pattern. */
function diamonds({ rows }: Kind<"diamonds">, floor: number): string {
  const width = (RIGHT - LEFT) / Math.max(...rows.map(({ length }) => length));
  const pitch = Math.min((floor - LEFT) / rows.length, width * 1.3);
  const step = Math.min(width, pitch * 2);
  const top = LEFT + (floor - LEFT - rows.length * pitch) / 2;
  const radius = Math.min(step, pitch) * 0.46;
  const eyes: string[] = [];
  const shapes = rows.flatMap((row, j) =>
    row.map((tone, i) => {
      const [x, y] = [LEFT + (i + 0.5) * step, top + (j + 0.5) * pitch];
      if (radius > 9 && tone !== "ghost" && tone !== "gap" && tone !== "pale") eyes.push(diamond(x, y, radius / 2));
      return shape(tone, `${diamond(x, y, radius)}z`);
    }),
  );
  const wide = step > pitch * 1.4;
  const rules = rows.map(
    (row, j) => `M${num(LEFT + step / 2)} ${num(top + (j + 0.5) * pitch)}h${num((row.length - 1) * step)}`,
  );
  return [
    wide ? guides(rules.join("")) : "",
    ...shapes,
    eyes.length
      ? `<path fill="none" stroke="#fff" stroke-width="2" d="${eyes.map((eye) => `${eye}z`).join("")}"/>`
      : "",
  ].join("");
}

function miniature(drawing: MiniatureDrawing): string {
  const floor = drawing.foot ? FLOOR : FLOOR_WITHOUT_FOOT;
  const [left, right] = drawing.foot ?? ["", ""];
  const foot = label(LEFT, 122, left, 'fill="#555755"') + label(RIGHT, 122, right, `fill="#555755" ${END}`);
  const ground = `<path fill="#fff" d="${box(0, 0, MINIATURE.width, MINIATURE.height)}"/>`;
  return ground + draw(drawing, floor) + (drawing.foot ? foot : "");
}

function draw(drawing: MiniatureDrawing, floor: number): string {
  switch (drawing.kind) {
    case "lanes":
      return lanes(drawing, floor);
    case "columns":
      return columns(drawing, floor);
    case "curve":
      return curve(drawing, floor);
    case "diamonds":
      return diamonds(drawing, floor);
  }
}

/** The ids of a page's two states in the file of its section. */
export const miniatureIds = (slug: string) => [`${slug}-1`, `${slug}-2`];

/** The drawings of a section's pages, for `<use>`: so their text has the font of the page. */
export const miniaturesSvg = (pages: readonly { slug: string; states: Miniature }[]) =>
  svg(
    MINIATURE.width,
    MINIATURE.height,
    pages
      .flatMap(({ slug, states }) =>
        miniatureIds(slug).map((id, i) => `<g id="${id}">${states[i] ? miniature(states[i].drawing) : ""}</g>`),
      )
      .join(""),
  );

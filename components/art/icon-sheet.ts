import iconNodes from "lucide-static/icon-nodes.json";
import svgpath from "svgpath";
import type { IconName } from "@/content/types";
import { diamond, num, svg } from "./svg";

type Shape = readonly [tag: string, attributes: Record<string, string>];
type Arc = readonly [
  "A",
  rx: number,
  ry: number,
  turn: number,
  isLarge: number,
  isClockwise: number,
  x: number,
  y: number,
];

const icons = iconNodes as unknown as Record<IconName, readonly Shape[]>;

/** Arcs up to this radius round a corner. */
const CORNER_RADIUS = 2.6;
/** How far the control points of a quarter circle's Bézier curve reach towards the corner around it. */
const QUARTER_REACH = (4 / 3) * Math.tan(Math.PI / 8);

/** The lines instead of an arc: a corner instead of a rounded one, else one line for each 90 degrees at most. */
function straighten(fromX: number, fromY: number, arc: Arc): string {
  const [, radius, , , , , x, y] = arc;
  const isQuarter = Math.abs(Math.hypot(x - fromX, y - fromY) / radius - Math.SQRT2) < 0.1;
  let lines = "";
  svgpath(`M${fromX} ${fromY}${arc.join(" ")}`)
    .unarc()
    .iterate((curve, _, startX, startY) => {
      if (curve[0] !== "C") return;
      const [, towardsX, towardsY, , , endX, endY] = curve;
      if (isQuarter && radius <= CORNER_RADIUS) {
        const cornerX = startX + (towardsX - startX) / QUARTER_REACH;
        const cornerY = startY + (towardsY - startY) / QUARTER_REACH;
        lines += `L${num(cornerX)} ${num(cornerY)}`;
      }
      lines += `L${num(endX)} ${num(endY)}`;
    });
  return lines;
}

const straightenPath = (path: string): string => {
  const straight = svgpath(path).abs();
  let result = "";
  straight.iterate((segment, _, x, y) => {
    result +=
      segment[0] === "A" ? straighten(x, y, segment) : segment[0] + segment.slice(1).map(Number).map(num).join(" ");
  });
  return result;
};

/** Path data of a shape of Lucide's in the forms of this design: corners are sharp, and circles are diamonds. */
function toPath([tag, attributes]: Shape): string {
  const { d = "", points = "" } = attributes;
  const at = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case "path":
      return straightenPath(d);
    case "circle":
      return `${diamond(at("cx"), at("cy"), at("r"))}z`;
    case "ellipse":
      return `M${at("cx") - at("rx")} ${at("cy")}l${at("rx")} ${-at("ry")} ${at("rx")} ${at("ry")} ${-at("rx")} ${at("ry")}z`;
    case "rect":
      return `M${at("x")} ${at("y")}h${at("width")}v${at("height")}h${-at("width")}z`;
    case "line":
      return `M${at("x1")} ${at("y1")}L${at("x2")} ${at("y2")}`;
    case "polyline":
      return `M${points}`;
    case "polygon":
      return `M${points}z`;
    default:
      throw new Error(`<${tag}> is no shape of Lucide's that is known here.`);
  }
}

/** A file of icons, each a path whose id is its name, to be stroked by the page that shows them. */
export const iconSheetSvg = (names: readonly IconName[]) =>
  svg(24, 24, names.map((name) => `<path id="${name}" d="${icons[name].map(toPath).join("")}"/>`).join(""));
